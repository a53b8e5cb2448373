import { vars } from '../../theme/contract.css.ts';
import { layered, notOnPaper } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

const card = {
  background: vars.color.surface,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.card,
  paddingInline: vars.space.m,
} as const;

const line = {
  alignItems: 'center',
  columnGap: vars.space.m,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  minHeight: '2.5rem',
  paddingBlock: vars.space.xxs,
} as const;

export const list = withVariants({
  variants: {
    look: {
      card: layered({
        ...card,
        '@media': { print: { columnGap: vars.space.l, display: 'grid', gridTemplateColumns: '1fr 1fr' } },
      }),
      lines: layered({ borderBlockStart: `1px solid ${vars.color.line}` }),
      linesOnCard: layered({ ...card, paddingBlock: vars.space.xxs }),
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
        // On paper they stand in pairs.
        '@media': { print: { selectors: { '&:nth-child(2)': { borderBlockStart: 0 } } } },
      }),
      lines: layered({ ...line, borderBlockEnd: `1px solid ${vars.color.line}` }),
      linesOnCard: layered({
        ...line,
        selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
      }),
    },
    isOnScreenOnly: { true: layered({ '@media': notOnPaper }), false: layered({}) },
  },
  defaults: { look: 'card' },
});

/** Wraps before its value does. */
const besideValue = layered({ flex: '1 1 0', maxWidth: '100%', overflowWrap: 'break-word' });

export const label = withVariants({
  base: layered({ color: vars.color.muted, fontSize: vars.size.s }),
  variants: { look: { card: layered({}), lines: besideValue, linesOnCard: besideValue } },
  defaults: { look: 'card' },
});

/** Stays beside its label as long as the label's longest word fits there, and is never too narrow to read. */
const besideLabel = {
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  marginInlineStart: 'auto',
  maxWidth: '66%',
  textAlign: 'end',
} as const;

export const value = withVariants({
  base: layered({ overflowWrap: 'anywhere' }),
  variants: {
    look: {
      card: layered({ fontWeight: 550 }),
      lines: layered(besideLabel),
      linesOnCard: layered(besideLabel),
    },
    hasAction: { true: layered({ alignItems: 'center', display: 'flex' }), false: layered({}) },
  },
  defaults: { look: 'card' },
});

/** Its icon, not its touch target, ends at the edge of the values, and it adds nothing to the height of the line. */
export const action = layered({
  display: 'inline-flex',
  flex: 'none',
  marginBlock: `calc(${vars.space.s} * -1)`,
  marginInlineEnd: `calc(${vars.space.s} * -1)`,
  marginInlineStart: 'auto',
});
