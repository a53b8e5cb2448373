import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';
import { link } from '../Link/Link.css.ts';

export const card = withVariants({
  base: layered({
    background: vars.color.surface,
    border: `1px solid ${vars.color.edge}`,
    borderRadius: vars.radius.card,
    minWidth: 0,
    // A link inside can cover the whole card.
    position: 'relative',
    selectors: { [`&:has(.${link.variants.look.cover}):hover`]: { borderColor: vars.color.muted } },
  }),
  variants: {
    padding: {
      s: layered({ padding: vars.space.s }),
      m: layered({ padding: vars.space.m }),
      l: layered({ padding: vars.space.l }),
    },
  },
  defaults: { padding: 'm' },
});
