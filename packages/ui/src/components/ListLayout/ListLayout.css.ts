import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered, pageEdge, wide } from '../../theme/layered.css.ts';

export const main = layered({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'minmax(0, 47.5rem)',
  justifyContent: 'center',
  marginInline: 'auto',
  maxWidth: '75rem',
  outline: 'none',
  paddingBlock: vars.space.l,
  paddingInline: `${pageEdge('left')} ${pageEdge('right')}`,
});

/** Aligned with the header. On a phone the first screen belongs to the list. */
export const besideSearch = layered({
  paddingBlockStart: vars.space.xxs,
  '@media': {
    [abovePhone]: { paddingBlockStart: vars.space.l },
    [wide]: {
      gap: vars.space.xl,
      gridTemplateColumns: '18rem minmax(0, 1fr)',
    },
  },
});

export const top = layered({ gridColumn: '1 / -1' });

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
});

export const start = layered({ outline: 'none' });
