import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const field = layered({
  border: 0,
  display: 'grid',
  gap: vars.space.xxs,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
});

export const label = layered({
  fontSize: vars.size.s,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  // A legend stands outside of the grid, and takes no gap from it.
  selectors: { 'legend&': { marginBlockEnd: vars.space.xxs } },
});

/** A box with its words beside it, all of which can be pressed. */
export const choice = layered({
  alignItems: 'flex-start',
  cursor: 'pointer',
  display: 'flex',
  gap: vars.space.s,
  // One line of words stands in the middle.
  paddingBlock: `calc((${vars.density.control} - 1lh) / 2)`,
});

export const choiceName = layered({ minWidth: 0, overflowWrap: 'anywhere' });

export const mark = layered({ color: vars.color.muted, fontWeight: 400 });

export const hint = layered({
  color: vars.color.muted,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
  selectors: {
    [`${choice} + &`]: {
      marginBlockStart: `calc(${vars.space.xs} * -1)`,
      paddingInlineStart: `calc(1.25rem + ${vars.space.s})`,
    },
  },
});

/** Its words may come later, or not at all. */
export const note = layered({ fontSize: vars.size.s, selectors: { '&:empty': { display: 'none' } } });

export const error = layered({
  alignItems: 'flex-start',
  color: vars.color.closed,
  display: 'flex',
  fontSize: vars.size.s,
  gap: vars.space.xxs,
  overflowWrap: 'anywhere',
});

export const errorSign = layered({ display: 'inline-flex', flex: 'none' });

/** What is typed in or opened: the box of every field. */
export const control = recipe({
  base: layered({
    appearance: 'none',
    background: vars.color.surface,
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    // Smaller letters make an iPhone zoom into the field.
    fontSize: `max(1rem, ${vars.size.m})`,
    minHeight: vars.density.control,
    minWidth: 0,
    padding: `${vars.space.xs} ${vars.space.s}`,
    transition: `border-color ${vars.motion.quick}`,
    width: '100%',
    selectors: {
      '&::placeholder': { color: vars.color.muted, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&:hover': { borderColor: vars.color.muted },
      '&[aria-invalid="true"]': { borderColor: vars.color.closed, boxShadow: `inset 0 0 0 1px ${vars.color.closed}` },
      '&:read-only:is(input, textarea)': { background: vars.color.sunken, borderColor: vars.color.line },
    },
  }),
  variants: {
    /** Keeps what is typed from running under a sign or a button. */
    room: {
      none: layered({}),
      start: layered({ paddingInlineStart: '2.5rem' }),
      end: layered({ paddingInlineEnd: vars.density.control }),
      both: layered({ paddingInline: `2.5rem ${vars.density.control}` }),
    },
  },
  defaultVariants: { room: 'none' },
});

/** Holds a control with what stands in it. */
export const box = layered({ alignItems: 'center', display: 'flex', position: 'relative' });

export const startSign = layered({
  color: vars.color.muted,
  display: 'inline-flex',
  insetInlineStart: vars.space.s,
  pointerEvents: 'none',
  position: 'absolute',
});

export const endButton = layered({ display: 'inline-flex', insetInlineEnd: 0, position: 'absolute' });
