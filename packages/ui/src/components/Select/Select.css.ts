import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const trigger = layered({
  alignItems: 'center',
  cursor: 'pointer',
  display: 'flex',
  gap: vars.space.xs,
  justifyContent: 'space-between',
  textAlign: 'start',
});

export const value = layered({
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-empty]': { color: vars.color.muted } },
});

export const sign = layered({
  color: vars.color.muted,
  display: 'inline-flex',
  flex: 'none',
  transition: `rotate ${vars.motion.quick}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});
