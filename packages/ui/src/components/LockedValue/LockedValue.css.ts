import { vars } from '../../theme/contract.css.ts';
import { layered, whileOpening } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const locked = withVariants({
  base: layered({
    alignItems: 'center',
    display: 'inline-flex',
    fontSize: '0.8125rem',
    fontWeight: 400,
    gap: vars.space.xxs,
    maxWidth: '100%',
    selectors: {
      [whileOpening]: { background: vars.color.skeleton, borderRadius: vars.radius.control, color: 'transparent' },
    },
  }),
  variants: {
    isLink: {
      true: layered({
        color: vars.color.link,
        // Several can be below each other, so each is tall enough for a thumb.
        minHeight: '1.75rem',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
      }),
      false: layered({ color: vars.color.muted }),
    },
  },
});

/** Ends in dots where it does not fit. */
export const words = layered({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
