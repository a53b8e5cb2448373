import { vars } from '../../theme/contract.css.ts';
import { layered, ownColors } from '../../theme/layered.css.ts';

/** In one row; with large letters they wrap. */
export const chips = layered({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
});

export const chip = layered({
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  flex: '1 1 auto',
  fontSize: vars.size.s,
  minBlockSize: vars.density.control,
  paddingInline: vars.space.xxs,
  transition: `background-color ${vars.motion.quick}`,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-pressed="true"]': {
      background: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.onInk,
      fontWeight: 600,
      ...ownColors,
    },
  },
});
