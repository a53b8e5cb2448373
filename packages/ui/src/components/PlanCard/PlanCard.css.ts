import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered } from '../../theme/layered.css.ts';

export const group = layered({ border: 0, minWidth: 0 });

/**
 * Names, prices and buttons of neighbouring cards are aligned. On a phone the longest plan, which is recommended, comes
 * first.
 */
export const cards = layered({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.m,
  '@media': {
    [abovePhone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
      // Those to choose from stand in the narrow column of a form.
      selectors: { [`${group} > &`]: { display: 'flex' } },
    },
  },
});

export const card = layered({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  display: 'grid',
  gap: vars.space.s,
  gridRow: 'span 3',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto',
  '@media': { [abovePhone]: { gridTemplateRows: 'subgrid' } },
  minWidth: 0,
  padding: vars.space.m,
  selectors: {
    '&[data-kind="radio"]': { borderColor: vars.color.control, cursor: 'pointer', gridRow: 'span 2' },
    '&[data-kind="radio"]:hover': { borderColor: vars.color.muted },
    // Drawn inwards, so that choosing another card moves nothing.
    '&[data-chosen="true"]': { borderColor: vars.color.ink, boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
    '&[data-kind="radio"][data-chosen="true"]': { background: vars.color.inkSoft },
    '&:has(:focus-visible[type="radio"])': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const head = layered({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.xs}`,
  justifyContent: 'space-between',
  selectors: { '[data-kind="radio"] > &': { justifyContent: 'start' } },
});

export const name = layered({ fontSize: vars.size.l, fontWeight: 650, overflowWrap: 'anywhere' });

/** A text colour that stays readable on a chosen card's tinted background. */
const onTint = { '[data-kind="radio"][data-chosen="true"] &': { color: vars.color.text } };

export const oldPrice = layered({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums', selectors: onTint });

export const price = layered({
  // At twice the letter size a price still fits in one line on a small phone.
  fontSize: `clamp(${vars.size.l}, 8vw, ${vars.size.xxl})`,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 650,
  lineHeight: vars.leading.heading,
  marginInlineEnd: vars.space.xxs,
  overflowWrap: 'anywhere',
});

export const perMonth = layered({
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: onTint,
});

export const note = layered({ color: vars.color.muted, fontSize: vars.size.s, selectors: onTint });

export const details = layered({ display: 'grid', gap: vars.space.s, alignContent: 'start' });

export const action = layered({ alignContent: 'end', display: 'grid' });
