import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const notice = layered({ alignItems: 'flex-start', display: 'flex', gap: vars.space.xs });

export const sign = withVariants({
  base: layered({ alignItems: 'center', display: 'inline-flex', flex: 'none', height: '1lh' }),
  variants: {
    tone: {
      info: layered({ color: vars.color.muted }),
      success: layered({ color: vars.color.open }),
      failure: layered({ color: vars.color.closed }),
    },
  },
});

export const words = layered({ minWidth: 0, overflowWrap: 'anywhere' });
