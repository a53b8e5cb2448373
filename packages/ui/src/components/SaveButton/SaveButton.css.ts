import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

const settle = keyframes({ from: { transform: 'scale(0.7)' } });

/** At the edge of a card. */
export const text = layered({
  alignItems: 'center',
  background: 'transparent',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: vars.color.link,
  cursor: 'pointer',
  display: 'inline-flex',
  fontSize: vars.size.s,
  fontWeight: 600,
  gap: vars.space.xxs,
  marginInline: `calc(${vars.space.xs} * -1)`,
  minHeight: vars.density.control,
  minWidth: vars.density.control,
  paddingInline: vars.space.xs,
  position: 'relative',
  WebkitTapHighlightColor: 'transparent',
  whiteSpace: 'nowrap',
  // Above the link that covers the card around it.
  zIndex: 1,
  selectors: {
    // No ground behind it: the box that a thumb hits reaches over the line above, where the deadline stands.
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
});

export const sign = layered({
  display: 'inline-flex',
  selectors: {
    '[data-saved="true"] > &': { animation: `${settle} ${vars.motion.spring}` },
  },
});
