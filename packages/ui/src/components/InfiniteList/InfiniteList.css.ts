import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered } from '../../theme/layered.css.ts';

export const list = layered({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [abovePhone]: { gap: vars.space.s } },
});

export const end = layered({ color: vars.color.muted, paddingBlock: vars.space.l, textAlign: 'center' });
