import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered } from '../../theme/layered.css.ts';

/** Also the room of the rows that are not in the page. */
export const rows = layered({
  position: 'relative',
  '@media': {
    [abovePhone]: { border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.card, overflow: 'clip' },
  },
});

/** What is touched is looked for in one row instead of in all of them. */
export const row = layered({
  contain: 'layout',
  position: 'relative',
  '@supports': {
    // Rows that stand there are not drawn again with each one that arrives. A card on a phone reaches over the edge.
    // Containment of paint does the same, but sets each row on a whole pixel: the lines between them come out unequal.
    '(overflow-clip-margin: 1px)': { overflow: 'clip', overflowClipMargin: vars.space.m },
  },
  // Its ring, and what opens from it, reach over the next row.
  selectors: { '&:focus-within, &:has(details[open])': { overflow: 'visible', zIndex: 1 } },
});

/** Far from the others, but with the focus. */
export const apart = layered({ insetInline: 0, position: 'absolute' });

export const end = layered({ color: vars.color.muted, paddingBlock: vars.space.l, textAlign: 'center' });
