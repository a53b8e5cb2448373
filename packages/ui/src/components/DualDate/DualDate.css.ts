import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const date = layered({ display: 'inline-block', fontVariantNumeric: 'tabular-nums' });
export const other = layered({ color: vars.color.muted, display: 'block', fontSize: vars.size.s });
