import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const picture = layered({
  color: vars.color.muted,
  fill: 'none',
  height: 'auto',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: 1.5,
  width: '7.5rem',
});

export const spot = layered({ fill: vars.color.saffron, stroke: 'none' });

/** Filled shapes hide the spot behind them, as paper would. */
export const lines = layered({ fill: vars.color.page });
