import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const text = recipe({
  base: layered({ overflowWrap: 'anywhere' }),
  variants: {
    size: {
      s: layered({ fontSize: vars.size.s }),
      m: layered({ fontSize: vars.size.m }),
      l: layered({ fontSize: vars.size.l }),
    },
    tone: { normal: layered({}), muted: layered({ color: vars.color.muted }) },
    clamp: {
      one: layered({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
    },
  },
  defaultVariants: { size: 'm', tone: 'normal' },
});
