import { vars } from '../../theme/contract.css.ts';
import { forcedColors, layered, ownColors } from '../../theme/layered.css.ts';

/** Of the tick, in the middle of a bar a quarter of a rem high. */
const tick = '1.25rem';

export const list = layered({
  display: 'flex',
  gap: vars.space.xs,
  paddingBlockStart: `calc((${tick} - 0.25rem) / 2)`,
});

export const step = layered({
  borderBlockStart: `0.25rem solid ${vars.color.line}`,
  color: vars.color.muted,
  flex: '1 1 0',
  fontSize: vars.size.s,
  minWidth: 0,
  overflowWrap: 'anywhere',
  paddingBlockStart: vars.space.xs,
  position: 'relative',
  selectors: {
    '&[data-state="done"]': { borderBlockStartColor: vars.color.ink },
    '&[data-state="current"]': { borderBlockStartColor: vars.color.ink, color: vars.color.text, fontWeight: 650 },
  },
  // All lines are of one or two colours then.
  '@media': { [forcedColors]: { selectors: { '&[data-state="ahead"]': { borderBlockStartStyle: 'dotted' } } } },
});

/** Beside a hint, which says what is done there and stands out in its place. */
export const name = layered({ color: vars.color.muted, display: 'block', fontWeight: 400 });
export const hint = layered({ display: 'block', fontSize: vars.size.m });

/** On the bar, and not among the words: however large they are, it takes no room from them. */
export const sign = layered({
  alignItems: 'center',
  background: vars.color.ink,
  blockSize: tick,
  borderRadius: vars.radius.full,
  color: vars.color.onInk,
  display: 'flex',
  inlineSize: tick,
  insetBlockStart: `calc((${tick} + 0.25rem) / -2)`,
  insetInlineEnd: 0,
  justifyContent: 'center',
  position: 'absolute',
  '@media': { [forcedColors]: ownColors },
});
