import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

const wideOrPaper = `${abovePhone}, print`;

export const sheet = layered({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  marginInline: 'auto',
  maxInlineSize: '48rem',
  minWidth: 0,
  padding: `clamp(${vars.space.s}, 5vw, ${vars.space.l})`,
  position: 'relative',
});

const inLine = { alignItems: 'center', display: 'flex', flexWrap: 'wrap' } as const;

/** Above the double rule of a newspaper's date line: the seller and the document's title. */
export const head = layered({
  borderBlockEnd: `3px double ${vars.color.ink}`,
  display: 'flex',
  flexWrap: 'wrap',
  fontVariantNumeric: 'tabular-nums',
  gap: vars.space.m,
  justifyContent: 'space-between',
  paddingBlockEnd: vars.space.m,
});

export const from = layered({
  alignContent: 'start',
  display: 'grid',
  flex: '1 1 16rem',
  gap: vars.space.xs,
  minWidth: 0,
});

export const brand = layered({ fontSize: vars.size.l, fontWeight: 650 });

export const what = layered({
  alignContent: 'start',
  display: 'grid',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@media': { [wideOrPaper]: { justifyItems: 'end', textAlign: 'end' } },
});

/** A stamp with a border, so that it is visible in a black and white print. */
export const state = withVariants({
  base: layered({
    border: '2px solid currentColor',
    borderRadius: vars.radius.full,
    fontSize: vars.size.s,
    fontWeight: 650,
    justifySelf: 'start',
    marginBlockStart: vars.space.xs,
    paddingInline: vars.space.s,
    '@media': { [wideOrPaper]: { justifySelf: 'end' } },
  }),
  variants: {
    kind: {
      paid: layered({ color: vars.color.open }),
      unpaid: layered({ background: vars.color.saffron, color: vars.color.onSaffron }),
    },
  },
});

export const label = layered({ color: vars.color.muted, fontSize: vars.size.s });

export const facts = layered({
  alignContent: 'start',
  display: 'grid',
  fontVariantNumeric: 'tabular-nums',
  gap: vars.space.xxs,
  minWidth: 0,
});

export const fact = layered({
  alignItems: 'baseline',
  columnGap: vars.space.m,
  display: 'flex',
  justifyContent: 'space-between',
});
export const factLabel = layered({ flexShrink: 0, maxInlineSize: '50%' });
export const value = layered({ display: 'grid', overflowWrap: 'anywhere', textAlign: 'end', textWrap: 'balance' });
export const other = layered({ color: vars.color.muted, fontSize: vars.size.s });
/** In the same line where there is room. */
export const otherDay = layered({
  display: 'block',
  '@media': { [wideOrPaper]: { display: 'inline', selectors: { '&::before': { content: '"· "' } } } },
});

export const parties = layered({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [wideOrPaper]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const party = layered({
  alignContent: 'start',
  display: 'grid',
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
  // An unpaid invoice has no facts beside the name.
  selectors: { [`${parties} > &:only-child`]: { gridColumn: '1 / -1' } },
});

const cellRoom = { paddingBlock: vars.space.xs, verticalAlign: 'top' } as const;

export const items = layered({
  borderBlock: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  inlineSize: '100%',
  display: 'block',
  '@media': { [wideOrPaper]: { display: 'table' } },
});

/** For screen readers on a phone, where each value shows its own heading. */
export const heads = layered({
  clipPath: 'inset(50%)',
  inlineSize: '1px',
  overflow: 'hidden',
  position: 'absolute',
  '@media': {
    [wideOrPaper]: {
      clipPath: 'none',
      display: 'table-header-group',
      inlineSize: 'auto',
      overflow: 'visible',
      position: 'static',
    },
  },
});

const columnHead = {
  ...cellRoom,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontWeight: 550,
} as const;
/** Headings of numbers end where the numbers end. Without this room two headings would read as one. */
const numberRoom = { paddingInlineStart: vars.space.l, textAlign: 'end' } as const;

export const nameHead = layered({ ...columnHead, textAlign: 'start' });
export const figureHead = layered({ ...columnHead, ...numberRoom });

export const rows = layered({ display: 'block', '@media': { [wideOrPaper]: { display: 'table-row-group' } } });

/** On paper, none of these breaks across pages. */
const whole = { breakInside: 'avoid' } as const;

export const item = layered({
  ...whole,
  display: 'block',
  paddingBlock: vars.space.xs,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': { [wideOrPaper]: { display: 'table-row' } },
});

export const name = layered({
  display: 'block',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  '@media': { [wideOrPaper]: { ...cellRoom, display: 'table-cell' } },
});

export const figure = layered({
  display: 'flex',
  columnGap: vars.space.m,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
  selectors: { '&::before': { color: vars.color.muted, content: 'attr(data-label)' } },
  '@media': {
    [wideOrPaper]: {
      ...cellRoom,
      ...numberRoom,
      display: 'table-cell',
      overflowWrap: 'normal',
      selectors: { '&::before': { content: 'none' } },
    },
  },
});

export const sums = layered({ ...whole, inlineSize: 'min(22rem, 100%)', marginInlineStart: 'auto' });
/** At the bottom of the page. */
export const note = layered({
  ...whole,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.size.s,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.s,
});
/** Below each other on a phone. */
export const actions = layered({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wideOrPaper]: inLine, print: { display: 'none' } },
});
