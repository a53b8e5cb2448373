import { vars } from '../../theme/contract.css.ts';
import { forcedColors, layered, ownColors } from '../../theme/layered.css.ts';

/** Size of the tick, centred on a bar of a quarter rem. */
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
  // In forced colours all lines have one or two colours.
  '@media': { [forcedColors]: { selectors: { '&[data-state="ahead"]': { borderBlockStartStyle: 'dotted' } } } },
});

/** Muted beside a hint, which is the more important text. */
export const name = layered({ color: vars.color.muted, display: 'block', fontWeight: 400 });
export const hint = layered({ display: 'block', fontSize: vars.size.m });

/** On the bar instead of among the text, so that it takes no room from large letters. */
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
