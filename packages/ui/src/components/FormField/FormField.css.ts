import { vars } from '../../theme/contract.css.ts';
import { layered, shared } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

/** A unit or prefix: as wide as its text and joined to the box. */
export const unit = layered({
  alignItems: 'center',
  background: vars.color.sunken,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  display: 'flex',
  flex: 'none',
  fontSize: `max(1rem, ${vars.size.m})`,
  maxWidth: '50%',
  overflowWrap: 'anywhere',
  paddingInline: vars.space.s,
  selectors: {
    '&:first-child': { borderEndEndRadius: 0, borderInlineEnd: 0, borderStartEndRadius: 0 },
    '&:last-child': { borderEndStartRadius: 0, borderInlineStart: 0, borderStartStartRadius: 0 },
  },
});

/** A box with its units. */
export const unitRow = layered({ display: 'flex' });

/** Holds a control and the icons or buttons inside it. */
export const box = layered({ alignItems: 'center', display: 'flex', flex: 1, minWidth: 0, position: 'relative' });

/** The box of every field. */
export const control = withVariants({
  base: shared({
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
      [`${unit} + &, ${unit} + ${box} > &`]: { borderEndStartRadius: 0, borderStartStartRadius: 0 },
      [`&:has(+ ${unit}), ${box}:has(+ ${unit}) > &`]: { borderEndEndRadius: 0, borderStartEndRadius: 0 },
      '&:read-only:is(input, textarea)': { background: vars.color.sunken, borderColor: vars.color.line },
    },
    '@media': { '(pointer: fine)': { selectors: { '[data-density="compact"] &': { paddingBlock: vars.space.xxs } } } },
  }),
  variants: {
    /** Keeps typed text from running under an icon or button. */
    room: {
      none: shared({}),
      start: shared({ paddingInlineStart: '2.5rem' }),
      end: shared({ paddingInlineEnd: vars.density.control }),
      both: shared({ paddingInline: `2.5rem ${vars.density.control}` }),
    },
  },
  defaults: { room: 'none' },
});

export const startSign = layered({
  color: vars.color.muted,
  display: 'inline-flex',
  insetInlineStart: vars.space.s,
  pointerEvents: 'none',
  position: 'absolute',
});

export const endButton = layered({
  display: 'inline-flex',
  insetInlineEnd: 0,
  position: 'absolute',
  // Pressing an icon without function focuses the field.
  selectors: { '&:not(:has(button))': { pointerEvents: 'none' } },
});
