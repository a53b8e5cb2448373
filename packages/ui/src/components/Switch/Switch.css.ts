import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const row = layered({
  alignItems: 'center',
  cursor: 'pointer',
  columnGap: vars.space.m,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  minHeight: vars.density.control,
  overflowWrap: 'anywhere',
});

export const words = layered({ flex: '1 1 8rem', minWidth: 0 });

/** The thumb is drawn with ::before: a single native element that works without script. */
export const input = layered({
  appearance: 'none',
  background: vars.color.surface,
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  flex: 'none',
  height: '1.625rem',
  position: 'relative',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  width: '2.75rem',
  selectors: {
    '&::before': {
      background: vars.color.control,
      borderRadius: vars.radius.full,
      content: '',
      height: '1rem',
      insetBlockStart: '0.1875rem',
      insetInlineStart: '0.1875rem',
      position: 'absolute',
      transition: `inset-inline-start ${vars.motion.quick}`,
      width: '1rem',
    },
    '&:checked': { background: vars.color.ink, borderColor: vars.color.ink },
    '&:checked::before': { background: vars.color.onInk, insetInlineStart: '1.3125rem' },
    '&:focus-visible': { borderRadius: vars.radius.full },
    '&[aria-busy="true"]': { cursor: 'progress', opacity: 0.6 },
  },
});
