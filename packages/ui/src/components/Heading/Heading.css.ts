import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const heading = recipe({
  base: layered({
    fontWeight: 650,
    letterSpacing: '-0.01em',
    lineHeight: vars.leading.heading,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    selectors: { '&:lang(am)': { letterSpacing: 0 } },
  }),
  variants: {
    size: {
      s: layered({ fontSize: vars.size.m }),
      m: layered({ fontSize: vars.size.l }),
      l: layered({ fontSize: vars.size.xl }),
      xl: layered({ fontSize: vars.size.xxl }),
    },
  },
});
