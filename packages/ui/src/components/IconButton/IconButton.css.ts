import { vars } from '../../theme/contract.css.ts';
import { abovePhone, forcedColors, layered, ownColors } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const button = withVariants({
  base: layered({
    alignItems: 'center',
    background: 'transparent',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    color: vars.color.muted,
    cursor: 'pointer',
    display: 'inline-flex',
    flex: 'none',
    height: vars.density.control,
    justifyContent: 'center',
    position: 'relative',
    transition: `background-color ${vars.motion.quick}`,
    width: vars.density.control,
    selectors: {
      '&:hover': { background: vars.color.sunken, color: vars.color.text },
      '&[aria-pressed="true"]': { background: vars.color.inkSoft, color: vars.color.link },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
    // Keyboard users see the name as well. CSS anchor positioning keeps it on screen where supported; a Tooltip around
    // the button replaces it.
    '@supports': {
      '(position-area: block-end)': {
        selectors: {
          '&[title]:focus-visible::after': {
            background: vars.color.text,
            borderRadius: vars.radius.control,
            color: vars.color.surface,
            // Empty alternative text: the button's name is read only once.
            content: ['attr(aria-label)', 'attr(aria-label) / ""'],
            fontSize: vars.size.s,
            fontWeight: 400,
            margin: vars.space.xxs,
            maxWidth: 'min(20rem, calc(100vw - 2rem))',
            overflowWrap: 'anywhere',
            padding: `${vars.space.xxs} ${vars.space.xs}`,
            pointerEvents: 'none',
            position: 'fixed',
            positionAnchor: 'auto',
            positionArea: 'block-end',
            positionTryFallbacks: 'flip-block',
            width: 'max-content',
            zIndex: vars.layer.toast,
            ...ownColors,
          },
        },
      },
    },
    '@media': {
      // Without script, only buttons that submit a form work; the others are hidden.
      '(scripting: none)': { selectors: { '&[type="button"]': { display: 'none' } } },
      [forcedColors]: {
        selectors: { '&[aria-pressed="true"]': { background: vars.color.ink, color: vars.color.onInk } },
      },
    },
  }),
  variants: {
    look: {
      plain: layered({}),
      bordered: layered({ background: vars.color.surface, borderColor: vars.color.control, color: vars.color.text }),
    },
    hasText: {
      true: layered({
        color: vars.color.link,
        fontWeight: 600,
        whiteSpace: 'nowrap',
        // What is seen of the last one ends where its row ends.
        selectors: { '&:last-child': { marginInlineEnd: `calc(${vars.space.s} * -1)` } },
        '@media': { [abovePhone]: { gap: vars.space.xs, paddingInline: vars.space.s, width: 'auto' } },
      }),
    },
  },
});

export const text = layered({ display: 'none', '@media': { [abovePhone]: { display: 'inline' } } });
