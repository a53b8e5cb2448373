import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const message = layered({
  display: 'grid',
  gap: vars.space.s,
  justifyItems: 'center',
  paddingBlock: vars.space.xl,
  textAlign: 'center',
});

export const symbol = layered({ color: vars.color.muted, fontSize: vars.size.xl });
