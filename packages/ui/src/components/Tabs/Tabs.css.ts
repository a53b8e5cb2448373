import { vars } from '../../theme/contract.css.ts';
import { forcedColors, layered } from '../../theme/layered.css.ts';

/** More tabs than fit scroll sideways in their own box; the edge of the next one shows that there are more. */
export const list = layered({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  display: 'flex',
  gap: vars.space.xxs,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // Otherwise the words for screen readers alone would stand in the page, and widen it.
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
    // The box that scrolls would cut off a ring around it.
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

export const panel = layered({ paddingBlockStart: vars.space.m });
