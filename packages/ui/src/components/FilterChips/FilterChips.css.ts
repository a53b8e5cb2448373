import { vars } from '../../theme/contract.css.ts';
import { layered, ownColors, wide } from '../../theme/layered.css.ts';

export const chip = layered({
  alignItems: 'center',
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  display: 'flex',
  flex: 'none',
  fontSize: vars.size.s,
  gap: vars.space.xs,
  minBlockSize: vars.density.control,
  padding: `${vars.space.xxs} ${vars.space.s}`,
  position: 'relative',
  transition: `background-color ${vars.motion.quick}`,
  whiteSpace: 'nowrap',
  selectors: {
    'li&:hover': { background: vars.color.sunken },
    '&[data-current="true"]': {
      background: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.onInk,
      fontWeight: 600,
      ...ownColors,
    },
    // The usual ring would have the same colour as this chip.
    '&[data-current="true"]:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    'li&[data-current="true"]:hover': { background: vars.color.inkHover },
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
