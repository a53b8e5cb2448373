import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, ringOffset } from '../../theme/layered.css.ts';
import { componentLayer } from '../../theme/layers.css.ts';

const settle = keyframes({ from: { transform: 'scale(0.7)' } });

/** In the corner of a row: the touch area is larger than the icon. */
export const icon = layered({
  alignItems: 'center',
  background: 'transparent',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: vars.color.link,
  cursor: 'pointer',
  display: 'inline-flex',
  justifyContent: 'center',
  minHeight: vars.density.control,
  minWidth: vars.density.control,
  position: 'relative',
  // Inside, because the edge of the touch area is close to the deadline.
  vars: { [ringOffset]: '-6px' },
  WebkitTapHighlightColor: 'transparent',
  // Above the link that covers the row around it.
  zIndex: 1,
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
});

export const sign = layered({
  display: 'inline-flex',
  selectors: {
    '[data-saved="true"] &': { animation: `${settle} ${vars.motion.spring}` },
  },
});

// A script marks the link that a member has pressed before the page knew them.
globalStyle(`a[data-saved="true"] ${sign} > svg`, { '@layer': { [componentLayer]: { fill: 'currentColor' } } });
