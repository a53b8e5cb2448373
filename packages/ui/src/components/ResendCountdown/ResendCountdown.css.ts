import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const row = layered({
  alignItems: 'center',
  columnGap: vars.space.s,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
});

export const waiting = layered({ color: vars.color.muted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' });
