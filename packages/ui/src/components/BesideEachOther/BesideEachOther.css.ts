import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

const narrowest = 'minmax(min(100%, 20rem), 1fr)';

export const beside = withVariants({
  base: layered({ display: 'grid' }),
  variants: {
    of: {
      parts: layered({
        alignItems: 'start',
        gap: `${vars.space.xl} ${vars.space.l}`,
        gridTemplateColumns: `repeat(auto-fit, ${narrowest})`,
      }),
      // Their boxes are in line, whatever is above them.
      fields: layered({
        alignItems: 'end',
        gap: `${vars.space.m} ${vars.space.l}`,
        gridTemplateColumns: `repeat(auto-fill, ${narrowest})`,
      }),
    },
  },
  defaults: { of: 'parts' },
});
