import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const locked = layered({
  alignItems: 'center',
  color: vars.color.muted,
  display: 'inline-flex',
  fontSize: vars.size.s,
  gap: vars.space.xxs,
});
