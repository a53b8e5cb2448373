import { vars } from '../../theme/contract.css.ts';
import { abovePhone, forcedColors, layered } from '../../theme/layered.css.ts';

/** Tabs that do not fit scroll sideways; the visible edge of the next one hints at more. */
export const list = layered({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  display: 'flex',
  gap: vars.space.xxs,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // Otherwise visually hidden text would widen the page.
  position: 'relative',
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});

export const tab = layered({
  alignItems: 'center',
  background: 'none',
  border: 0,
  borderBlock: '2px solid transparent',
  color: vars.color.muted,
  cursor: 'pointer',
  display: 'inline-flex',
  flex: 'none',
  font: 'inherit',
  fontWeight: 550,
  gap: vars.space.xs,
  minHeight: vars.density.control,
  paddingInline: vars.space.s,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[data-state="active"], [aria-current="page"] > &': {
      borderBlockEndColor: vars.color.ink,
      color: vars.color.text,
    },
    // Drawn inside, because the scrolling box would cut a ring outside.
    '&:focus-visible, :focus-visible > &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [forcedColors]: {
      borderBlockColor: 'Canvas',
      selectors: { '&[data-state="active"], [aria-current="page"] > &': { borderBlockEndColor: vars.color.ink } },
    },
  },
});

export const slot = layered({ display: 'inline-flex', flex: 'none' });

export const panel = layered({
  paddingBlockStart: vars.space.xs,
  '@media': { [abovePhone]: { paddingBlockStart: vars.space.m } },
});
