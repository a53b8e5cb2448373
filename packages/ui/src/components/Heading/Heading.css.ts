import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const heading = withVariants({
  base: layered({
    fontWeight: 650,
    letterSpacing: '-0.01em',
    lineHeight: vars.leading.heading,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    // Paper keeps it with what follows.
    '@media': { print: { breakAfter: 'avoid' } },
    selectors: { '&:lang(am)': { letterSpacing: 0 } },
  }),
  variants: {
    size: {
      s: layered({ fontSize: vars.size.m }),
      m: layered({ fontSize: vars.size.l }),
      l: layered({ fontSize: vars.size.xl }),
      // One step smaller on the smallest phones, so that buttons fit beside it.
      xl: layered({ fontSize: `min(${vars.size.xxl}, 7.2vw)` }),
      // Smaller on phones, where this size would break long words.
      xxl: layered({ fontSize: `clamp(${vars.size.xxl}, 2rem + 1.4vw, 3rem)`, textWrap: 'balance' }),
    },
    align: { start: layered({ textAlign: 'start' }), center: layered({ textAlign: 'center' }) },
    clamp: {
      one: layered({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
      three: layered({
        display: '-webkit-box',
        overflow: 'hidden',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 3,
      }),
    },
  },
});
