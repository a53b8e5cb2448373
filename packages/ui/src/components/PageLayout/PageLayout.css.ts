import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered, pageEdge, safeInset, wide } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

// The paper's margin, instead of the screen's.
globalStyle('@page', { margin: '15mm' } as GlobalStyleRule);

export const main = withVariants({
  base: layered({
    display: 'grid',
    gap: vars.space.l,
    marginInline: 'auto',
    maxWidth: '75rem',
    outline: 'none',
    paddingBlock: `${vars.space.l} max(${vars.space.l}, ${safeInset('bottom')})`,
    paddingInline: `${pageEdge('left')} ${pageEdge('right')}`,
    '@media': { print: { padding: 0 } },
  }),
  variants: {
    isFlush: {
      true: layered({
        gap: vars.space.s,
        paddingBlockStart: 0,
        '@media': { [abovePhone]: { paddingBlockStart: vars.space.m } },
      }),
      false: layered({}),
    },
    shape: {
      column: layered({ gridTemplateColumns: 'minmax(0, 47.5rem)', justifyContent: 'center' }),
      wide: layered({ gridTemplateColumns: 'minmax(0, 1fr)' }),
      detail: layered({
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@media': {
          [wide]: {
            gap: vars.space.xl,
            gridTemplateColumns: 'minmax(0, 45rem) 21rem',
            // Facts that are longer than the text do not push it down.
            gridTemplateRows: 'auto 1fr',
            // Aligned with the header.
            justifyContent: 'space-between',
          },
        },
      }),
    },
  },
});

export const part = layered({ display: 'grid', gap: vars.space.l, gridTemplateColumns: 'minmax(0, 1fr)' });

/** On a phone the facts are between title and text. On a desktop they are beside both and always visible. */
export const aside = layered({
  '@media': {
    [wide]: {
      alignSelf: 'start',
      gridColumn: 2,
      gridRow: '1 / span 2',
      insetBlockStart: '5rem',
      maxHeight: 'calc(100dvh - 5.5rem)',
      overflow: 'auto',
      position: 'sticky',
    },
  },
});
