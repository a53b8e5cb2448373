import { vars } from '../../theme/contract.css.ts';
import { laptop, layered } from '../../theme/layered.css.ts';

export const cards = layered({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [laptop]: { gap: vars.space.xs } },
});

export const card = layered({
  alignItems: 'flex-start',
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  display: 'flex',
  gap: vars.space.s,
  padding: `${vars.space.s} ${vars.space.m}`,
  transition: `border-color ${vars.motion.quick}`,
  '@media': { [laptop]: { paddingBlock: vars.space.xs } },
  selectors: {
    '&:hover': { borderColor: vars.color.muted },
    // The chosen card's ring lies inside, so that nothing moves.
    '&:has(:checked)': {
      background: vars.color.inkSoft,
      borderColor: vars.color.ink,
      boxShadow: `inset 0 0 0 1px ${vars.color.ink}`,
    },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.closed },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const input = layered({
  appearance: 'none',
  background: vars.color.surface,
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  flex: 'none',
  height: '1.25rem',
  marginBlockStart: '0.125rem',
  width: '1.25rem',
  selectors: {
    '&:checked': { borderColor: vars.color.ink, borderWidth: '0.375rem' },
    '&:focus-visible': { outline: 'none' },
  },
});

export const words = layered({ display: 'grid', flex: 1, gap: vars.space.xxs, minWidth: 0, overflowWrap: 'anywhere' });

export const line = layered({
  alignItems: 'baseline',
  columnGap: vars.space.s,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
});

export const title = layered({ fontWeight: 600, minWidth: 0 });

export const price = layered({ fontVariantNumeric: 'tabular-nums', fontWeight: 600 });

/** A text colour that stays readable on the chosen card's tinted background. */
export const note = layered({
  color: vars.color.muted,
  fontSize: vars.size.s,
  selectors: { ':checked + * > &': { color: vars.color.text } },
});
