import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const list = withVariants({
  base: layered({ display: 'grid' }),
  variants: {
    size: {
      s: layered({ fontSize: vars.size.s, gap: vars.space.xxs }),
      m: layered({ gap: vars.space.xs }),
    },
  },
  defaults: { size: 'm' },
});

export const point = layered({ alignItems: 'start', display: 'flex', gap: vars.space.xs });

export const sign = layered({
  color: vars.color.open,
  display: 'inline-flex',
  flex: 'none',
  paddingBlockStart: '0.125rem',
});

export const words = layered({ minWidth: 0, overflowWrap: 'anywhere' });
