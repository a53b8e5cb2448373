import { vars } from '../../theme/contract.css.ts';
import { layered, ownColors } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

const button = {
  alignItems: 'center',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  display: 'inline-flex',
  fontWeight: 600,
  gap: vars.space.xs,
  justifyContent: 'center',
  minHeight: vars.density.control,
  padding: `${vars.space.xs} ${vars.space.m}`,
  textAlign: 'center',
  transition: `background-color ${vars.motion.quick}`,
} as const;

export const link = withVariants({
  variants: {
    look: {
      plain: layered({}),
      // Covers the nearest positioned ancestor, so that a whole card is one link.
      cover: layered({
        selectors: {
          '&::after': { borderRadius: vars.radius.card, content: '', inset: 0, position: 'absolute' },
          '&:focus-visible': { outline: 'none' },
          '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
        },
      }),
      text: layered({
        color: vars.color.link,
        textUnderlineOffset: '0.2em',
        selectors: { '&:hover': { textDecoration: 'underline' } },
      }),
      // Underlined, because its colour is too close to that of the text.
      inline: layered({ color: vars.color.link, textDecoration: 'underline', textUnderlineOffset: '0.2em' }),
      button: layered({
        ...button,
        background: vars.color.ink,
        color: vars.color.onInk,
        ...ownColors,
        selectors: { '&:hover': { background: vars.color.inkHover } },
      }),
      quietButton: layered({
        ...button,
        borderColor: vars.color.control,
        color: vars.color.text,
        selectors: { '&:hover': { background: vars.color.sunken } },
      }),
    },
  },
});
