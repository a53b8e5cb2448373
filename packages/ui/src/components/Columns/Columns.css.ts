import { vars } from '../../theme/contract.css.ts';
import { layered, wide } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

const beside = (columns: string) =>
  layered({
    '@media': { [wide]: { selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: columns } } } },
  });

export const columns = withVariants({
  base: layered({ alignItems: 'center', display: 'grid', gap: vars.space.xl, gridTemplateColumns: 'minmax(0, 1fr)' }),
  variants: {
    split: {
      even: beside('minmax(0, 1fr) minmax(0, 1fr)'),
      'narrow-first': [layered({ alignItems: 'start' }), beside('minmax(0, 1fr) minmax(0, 2fr)')].join(' '),
    },
  },
  defaults: { split: 'even' },
});
