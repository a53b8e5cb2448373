import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });

export const dropdown = layered({ display: 'inline-block', position: 'relative' });

export const opener = withVariants({
  base: layered({
    alignItems: 'center',
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    display: 'inline-flex',
    justifyContent: 'center',
    listStyle: 'none',
    minHeight: vars.density.control,
    minWidth: vars.density.control,
    transition: `background-color ${vars.motion.quick}`,
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { background: vars.color.sunken },
    },
  }),
  variants: {
    look: {
      plain: layered({}),
      bordered: layered({ background: vars.color.surface, border: `1px solid ${vars.color.control}` }),
    },
  },
});

/** Centres the icon, which would sit too high in a line of text. */
export const face = layered({ display: 'flex' });

export const panel = layered({
  animation: `${drop} ${vars.motion.quick}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  color: vars.color.text,
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  insetInlineEnd: 0,
  // Set on opening: how far to move the panel back into a narrow window.
  marginInlineEnd: 'var(--awaj-shift, 0px)',
  maxHeight: 'calc(100dvh - 5rem)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xxs,
  position: 'absolute',
  width: `min(18rem, calc(100vw - 2 * ${vars.space.xs}))`,
  zIndex: vars.layer.overlay,
});

/** The link becomes a box, because only a box shows a focus ring around all of it. */
export const place = layered({ display: 'grid' });

const entryLook = {
  alignItems: 'center',
  borderRadius: vars.radius.control,
  color: vars.color.text,
  display: 'flex',
  gap: vars.space.s,
  minHeight: vars.density.control,
  paddingInline: vars.space.s,
  selectors: { '&:hover': { background: vars.color.sunken } },
} as const;

export const entry = layered(entryLook);

export const buttonEntry = layered({
  ...entryLook,
  background: 'none',
  border: 0,
  cursor: 'pointer',
  font: 'inherit',
  textAlign: 'start',
  width: '100%',
  // It does nothing without script.
  '@media': { '(scripting: none)': { display: 'none' } },
});
