import { paneFrom, vars } from '../../theme/contract.css.ts';
import { abovePhone, layered, notOnPaper, pageEdge, wide } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const paneWidth = '112rem';

/** There is room for the search, the list and a pane. */
const withPane = `screen and (min-width: ${paneFrom})`;

export const main = withVariants({
  base: layered({
    display: 'grid',
    gap: vars.space.m,
    gridTemplateColumns: 'minmax(0, 47.5rem)',
    justifyContent: 'center',
    marginInline: 'auto',
    maxWidth: '75rem',
    outline: 'none',
    paddingBlock: vars.space.l,
    paddingInline: `${pageEdge('left')} ${pageEdge('right')}`,
  }),
  variants: {
    hasSearch: {
      // Aligned with the header. On a phone the first screen belongs to the list.
      true: layered({
        paddingBlockStart: vars.space.xxs,
        '@media': { [abovePhone]: { paddingBlockStart: vars.space.l } },
      }),
    },
    hasColumn: {
      true: layered({ '@media': { [wide]: { gap: vars.space.xl, gridTemplateColumns: '18rem minmax(0, 1fr)' } } }),
    },
    hasPane: {
      // The rows keep the column of their deadlines.
      true: layered({
        '@media': {
          [withPane]: {
            columnGap: vars.space.l,
            gridTemplateColumns: '16.5rem minmax(36.5rem, 6fr) minmax(0, 7fr)',
            maxWidth: paneWidth,
          },
        },
      }),
    },
  },
});

/** On paper a pane stands alone. */
const withoutPane = { print: { selectors: { '&:has(~ section)': { display: 'none' } } } };

export const top = layered({ gridColumn: '1 / -1', '@media': withoutPane });

/** On a phone it is in the drawer; on a desktop it stays visible and scrolls by itself. */
export const search = layered({
  display: 'none',
  '@media': {
    // The drawer needs script. Without it the form is above the list.
    '(scripting: none)': { display: 'block' },
    [wide]: {
      alignSelf: 'start',
      display: 'block',
      insetBlockStart: '5rem',
      // Room for the focus ring, which a scrolling box would cut.
      margin: `calc(${vars.space.xxs} * -1)`,
      maxHeight: 'calc(100dvh - 6rem)',
      overflowY: 'auto',
      padding: `${vars.space.xxs} ${vars.space.xxs} 0`,
      // A focused field stays clear of the button at the bottom.
      scrollPaddingBlockEnd: '5rem',
      position: 'sticky',
    },
  },
});

export const content = layered({
  alignContent: 'start',
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  '@media': withoutPane,
});

/** Below the header and always in view. */
export const pane = layered({
  display: 'none',
  outline: 'none',
  '@media': {
    [withPane]: {
      alignSelf: 'start',
      borderInlineStart: `1px solid ${vars.color.line}`,
      display: 'block',
      height: 'calc(100dvh - 3.5rem)',
      insetBlockStart: '3.5rem',
      marginBlock: `calc(${vars.space.l} * -1)`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: `0 ${vars.space.l} ${vars.space.xl}`,
      position: 'sticky',
    },
    print: { display: 'block' },
  },
});

/** Stays in reach while the pane scrolls. */
export const bar = layered({
  alignItems: 'center',
  background: vars.color.page,
  display: 'flex',
  insetBlockStart: 0,
  justifyContent: 'space-between',
  marginInline: `calc(${vars.space.l} * -1)`,
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.s,
  paddingInlineStart: vars.space.l,
  position: 'sticky',
  zIndex: 1,
  '@media': notOnPaper,
});

export const start = layered({ outline: 'none' });
