import { vars } from '../../theme/contract.css.ts';
import { layered, whileOpening } from '../../theme/layered.css.ts';

export const locked = layered({
  alignItems: 'center',
  color: vars.color.muted,
  display: 'inline-flex',
  fontSize: vars.size.s,
  gap: vars.space.xxs,
  selectors: {
    [whileOpening]: { background: vars.color.skeleton, borderRadius: vars.radius.control, color: 'transparent' },
  },
});
