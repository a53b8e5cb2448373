import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

/** Always a row of its own. */
export const landmark = layered({ inlineSize: '100%' });

export const bar = layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

/** Beside the button while there is enough room to type. */
export const field = layered({ flex: '1 1 11rem', minWidth: 0 });

export const button = layered({ display: 'grid', flex: 'none' });
