import { vars } from '../../theme/contract.css.ts';
import { layered, whileOpening } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const locked = withVariants({
  base: layered({
    alignItems: 'center',
    display: 'inline-flex',
    fontSize: '0.8125rem',
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
        // Several stand under each other: each is tall enough for a thumb.
        minHeight: '1.75rem',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
      }),
      false: layered({ color: vars.color.muted }),
    },
  },
});

/** Where there is room for a part of it alone, it ends in dots. */
export const words = layered({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
