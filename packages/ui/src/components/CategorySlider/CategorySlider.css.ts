import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const chip = layered({
  alignItems: 'center',
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  display: 'flex',
  flex: 'none',
  fontSize: vars.size.s,
  gap: vars.space.xs,
  maxInlineSize: '16rem',
  minBlockSize: vars.density.control,
  overflowWrap: 'anywhere',
  padding: `${vars.space.xxs} ${vars.space.s}`,
  position: 'relative',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    'li&:hover': { background: vars.color.sunken },
    '&[data-current="true"]': {
      background: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.onInk,
      fontWeight: 600,
    },
    'li&[data-current="true"]:hover': { background: vars.color.inkHover },
  },
});

export const count = layered({
  color: vars.color.muted,
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-current="true"] > &': { color: 'inherit' } },
});

export const name = layered({ inlineSize: '5rem' });

export const pending = layered({ display: 'flex', gap: vars.space.xs, overflow: 'hidden', padding: vars.space.xxs });
