import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';
import { link } from '../Link/Link.css.ts';

export const card = recipe({
  base: layered({
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    minWidth: 0,
    // What a link inside it covers.
    position: 'relative',
    selectors: { [`&:has(.${link.classNames.variants.look.cover}):hover`]: { borderColor: vars.color.muted } },
  }),
  variants: {
    padding: {
      s: layered({ padding: vars.space.s }),
      m: layered({ padding: vars.space.m }),
      l: layered({ padding: vars.space.l }),
    },
  },
  defaultVariants: { padding: 'm' },
});
