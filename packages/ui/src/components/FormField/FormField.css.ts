import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

/** What is typed in or opened: the box of every field. */
export const control = withVariants({
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
  defaults: { room: 'none' },
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
