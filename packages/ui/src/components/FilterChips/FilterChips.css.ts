import { vars } from '../../theme/contract.css.ts';
import { layered, ownColors, wide } from '../../theme/layered.css.ts';

/** The touch area is higher than the drawn chip. */
export const chip = layered({
  alignItems: 'center',
  borderRadius: vars.radius.full,
  display: 'flex',
  flex: 'none',
  fontSize: vars.size.s,
  gap: vars.space.xs,
  isolation: 'isolate',
  minBlockSize: vars.density.control,
  padding: `${vars.space.xxs} ${vars.space.s}`,
  position: 'relative',
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': {
      background: vars.color.surface,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.full,
      content: '""',
      inset: `${vars.space.xxs} 0`,
      position: 'absolute',
      transition: `background-color ${vars.motion.quick}`,
      zIndex: -1,
    },
    'li&:hover::before': { background: vars.color.sunken },
    '&[data-current="true"]': { color: vars.color.onInk, fontWeight: 600, ...ownColors },
    '&[data-current="true"]::before': { background: vars.color.ink, borderColor: vars.color.ink, ...ownColors },
    // The usual ring would have the same colour as this chip.
    '&[data-current="true"]:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    'li&[data-current="true"]:hover::before': { background: vars.color.inkHover },
  },
});

export const count = layered({
  color: vars.color.muted,
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  // As wide as the lock, so that nothing moves when a number replaces it.
  minInlineSize: '1.25em',
  textAlign: 'center',
  selectors: { '[data-current="true"] > &': { color: 'inherit' } },
});

export const more = layered({
  color: vars.color.link,
  fontWeight: 600,
  '@media': { [wide]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});
