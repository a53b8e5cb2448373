import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, layered, ownColors } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const button = withVariants({
  base: layered({
    alignItems: 'center',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    display: 'inline-flex',
    fontWeight: 600,
    gap: vars.space.xs,
    justifyContent: 'center',
    minHeight: vars.density.control,
    minWidth: vars.density.control,
    padding: `${vars.space.xs} ${vars.space.m}`,
    position: 'relative',
    transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
    // Without script, only buttons that submit a form work; the others are hidden.
    '@media': { '(scripting: none)': { selectors: { '&[type="button"]': { display: 'none' } } } },
  }),
  variants: {
    tone: {
      primary: layered({
        background: vars.color.ink,
        color: vars.color.onInk,
        ...ownColors,
        selectors: {
          '&:hover': { background: vars.color.inkHover },
          '&[aria-disabled="true"]': { background: vars.color.sunken, color: vars.color.muted, cursor: 'default' },
        },
      }),
      quiet: layered({
        background: 'transparent',
        borderColor: vars.color.control,
        color: vars.color.text,
        selectors: { '&:hover': { background: vars.color.sunken } },
      }),
      text: layered({
        background: 'transparent',
        color: vars.color.link,
        paddingInline: 0,
        textAlign: 'start',
        textUnderlineOffset: '0.2em',
        selectors: {
          '&:hover': { textDecoration: 'underline' },
          '&[aria-disabled="true"]': { color: vars.color.muted, cursor: 'default', textDecoration: 'none' },
        },
        '@media': { [forcedColors]: { borderColor: 'Canvas' } },
      }),
    },
    isWideOnPhone: {
      true: layered({ '@media': { 'screen and (max-width: 40rem)': { inlineSize: '100%' } } }),
      false: layered({}),
    },
  },
  defaults: { tone: 'primary' },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Keeps its room under the spinner, so that the button does not change its size. */
export const label = layered({
  alignItems: 'center',
  display: 'inline-flex',
  gap: vars.space.xs,
  transition: `opacity ${vars.motion.quick}`,
  selectors: { '[aria-busy="true"] > &': { opacity: 0 }, '&[data-changing]': { opacity: 0.5 } },
});

export const spinner = layered({
  animation: `${turn} 700ms linear infinite`,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.full,
  height: '1.125rem',
  position: 'absolute',
  width: '1.125rem',
  ...ownColors,
});
