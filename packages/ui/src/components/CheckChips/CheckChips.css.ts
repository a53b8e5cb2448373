import { vars } from '../../theme/contract.css.ts';
import { layered, ownColors } from '../../theme/layered.css.ts';

export const group = layered({
  border: 0,
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  minWidth: 0,
});

export const legend = layered({
  alignItems: 'baseline',
  columnGap: vars.space.s,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  // A legend is not laid out by the grid, so it needs its own margin.
  marginBlockEnd: vars.space.xs,
  width: '100%',
});

export const label = layered({ fontWeight: 650, overflowWrap: 'anywhere' });
export const state = layered({ color: vars.color.muted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' });

export const chips = layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const chip = layered({
  alignItems: 'center',
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  columnGap: vars.space.xs,
  cursor: 'pointer',
  display: 'flex',
  fontSize: vars.size.s,
  maxWidth: '100%',
  minBlockSize: vars.density.control,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  position: 'relative',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&:has(:checked)': {
      background: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.onInk,
      ...ownColors,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover': { background: vars.color.sunken },
        '&:hover:has(:checked)': { background: vars.color.inkHover },
      },
    },
  },
});

/** Covers the chip and is invisible; the chip shows its state. */
export const input = layered({
  appearance: 'none',
  cursor: 'pointer',
  inset: 0,
  outline: 'none',
  position: 'absolute',
});

export const tick = layered({
  display: 'none',
  flex: 'none',
  selectors: { ':checked ~ &': { display: 'inline-flex' } },
});

/** As wide as when it is chosen, so that choosing it does not move the chips after it. */
export const name = layered({ fontWeight: 550, minWidth: 0, overflowWrap: 'anywhere' });

export const more = layered({ justifySelf: 'stretch' });

export const count = layered({
  color: vars.color.muted,
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: { ':checked ~ &': { color: 'inherit' } },
});
