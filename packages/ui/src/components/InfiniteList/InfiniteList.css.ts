import { vars } from '../../theme/contract.css.ts';
import { layered, listFrame } from '../../theme/layered.css.ts';

/** Its height includes rows that are not in the DOM. */
export const rows = layered({
  position: 'relative',
  '@media': listFrame,
});

/** Layout containment: a hit test looks into one row instead of all. */
export const row = layered({
  contain: 'layout',
  position: 'relative',
  '@supports': {
    // Clipping keeps existing rows from being repainted when another arrives. On a phone a card reaches over the edge.
    // Paint containment would do the same, but it snaps each row to whole pixels, so that the lines between rows look
    // unequal.
    '(overflow-clip-margin: 1px)': { overflow: 'clip', overflowClipMargin: vars.space.m },
  },
  // Its focus ring and open menus reach over the next row.
  selectors: { '&:focus-within, &:has(details[open])': { overflow: 'visible', zIndex: 1 } },
});

/** A focused row far away from the rendered ones. */
export const apart = layered({ insetInline: 0, position: 'absolute' });

export const end = layered({ color: vars.color.muted, paddingBlock: vars.space.l, textAlign: 'center' });
