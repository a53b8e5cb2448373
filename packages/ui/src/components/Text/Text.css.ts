import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

const lines = (count: number) =>
  layered({ display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: count });

export const text = withVariants({
  base: layered({ overflowWrap: 'anywhere' }),
  variants: {
    size: {
      xs: layered({ fontSize: vars.size.xs }),
      s: layered({ fontSize: vars.size.s }),
      m: layered({ fontSize: vars.size.m }),
      l: layered({ fontSize: vars.size.l }),
    },
    tone: {
      normal: layered({}),
      muted: layered({ color: vars.color.muted }),
      positive: layered({ color: vars.color.open }),
      negative: layered({ color: vars.color.closed }),
    },
    weight: { normal: layered({ fontWeight: 400 }), strong: layered({ fontWeight: 600 }) },
    align: {
      start: layered({ textAlign: 'start' }),
      center: layered({ textAlign: 'center' }),
      end: layered({ textAlign: 'end' }),
    },
    figures: { normal: layered({}), tabular: layered({ fontVariantNumeric: 'tabular-nums' }) },
    clamp: {
      one: layered({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
      two: lines(2),
      three: lines(3),
    },
  },
  defaults: { size: 'm', tone: 'normal' },
});
