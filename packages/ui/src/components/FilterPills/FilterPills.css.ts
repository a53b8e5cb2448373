import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered } from '../../theme/layered.css.ts';

/** Takes no room while empty. */
export const area = layered({ position: 'relative', selectors: { '&:not(:has(ul))': { position: 'absolute' } } });

/** On a phone one row that scrolls to both edges of the screen, so that the list is on the first screen. */
export const list = layered({
  display: 'flex',
  fontSize: vars.size.s,
  gap: vars.space.xs,
  marginInline: `calc(${vars.space.m} * -1)`,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  paddingBlock: `${vars.space.xxs} ${vars.space.xs}`,
  paddingInline: vars.space.m,
  position: 'relative',
  scrollbarWidth: 'none',
  '@media': {
    [abovePhone]: { flexWrap: 'wrap', marginInline: 0, overflowX: 'visible', paddingInline: 0 },
  },
});

export const entry = layered({ flex: 'none', '@media': { [abovePhone]: { flex: '0 1 auto', minWidth: 0 } } });

export const pill = layered({
  alignItems: 'center',
  background: vars.color.inkSoft,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: vars.color.text,
  cursor: 'pointer',
  display: 'inline-flex',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  minBlockSize: vars.density.control,
  padding: `${vars.space.xxs} ${vars.space.s}`,
  transition: `border-color ${vars.motion.quick}`,
  selectors: { '&:hover': { borderColor: vars.color.control } },
});

export const name = layered({
  maxInlineSize: '70vw',
  minWidth: 0,
  overflow: 'hidden',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [abovePhone]: { maxInlineSize: 'none', overflow: 'visible', overflowWrap: 'anywhere', whiteSpace: 'normal' },
  },
});
