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

/** In front of the spot: closed shapes hide what is behind them, as paper does. */
export const lines = layered({ fill: vars.color.page });
