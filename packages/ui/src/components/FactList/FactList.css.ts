import { vars } from '../../theme/contract.css.ts';
import { layered, notOnPaper, whileOpening } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const list = withVariants({
  variants: {
    look: {
      card: layered({
        background: vars.color.surface,
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.card,
        paddingInline: vars.space.m,
        '@media': { print: { columnGap: vars.space.l, display: 'grid', gridTemplateColumns: '1fr 1fr' } },
      }),
      lines: layered({ borderBlockStart: `1px solid ${vars.color.line}` }),
    },
  },
  defaults: { look: 'card' },
});

export const fact = withVariants({
  variants: {
    look: {
      card: layered({
        paddingBlock: vars.space.s,
        selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
        // There they stand in pairs.
        '@media': { print: { selectors: { '&:nth-child(2)': { borderBlockStart: 0 } } } },
      }),
      lines: layered({
        alignItems: 'center',
        borderBlockEnd: `1px solid ${vars.color.line}`,
        columnGap: vars.space.m,
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        minHeight: '2.5rem',
        paddingBlock: vars.space.xxs,
      }),
    },
    isOnScreenOnly: { true: layered({ '@media': notOnPaper }), false: layered({}) },
  },
  defaults: { look: 'card' },
});

export const label = layered({ color: vars.color.muted, fontSize: vars.size.s });

const kept = (height: string) =>
  layered({ selectors: { [whileOpening]: { minHeight: height }, '[aria-busy="true"] &': { minHeight: height } } });

export const value = withVariants({
  base: layered({ overflowWrap: 'anywhere' }),
  variants: {
    look: {
      card: layered({ fontWeight: 550 }),
      lines: layered({ flexGrow: 1, fontVariantNumeric: 'tabular-nums', fontWeight: 600, textAlign: 'end' }),
    },
    room: { twoLines: kept('3rem'), threeLines: kept('4.5rem') },
  },
  defaults: { look: 'card' },
});
