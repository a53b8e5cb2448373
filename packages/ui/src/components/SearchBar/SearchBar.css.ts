import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

/** A row of its own, whatever stands beside it. */
export const landmark = layered({ inlineSize: '100%' });

export const bar = layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

/** Beside the button as long as there is room to type. */
export const field = layered({ flex: '1 1 11rem', minWidth: 0 });

export const button = layered({ display: 'grid', flex: 'none' });
