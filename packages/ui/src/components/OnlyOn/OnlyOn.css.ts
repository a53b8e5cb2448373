import { layered, notOnPaper } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const only = withVariants({
  variants: {
    medium: {
      screen: layered({ display: 'contents', '@media': notOnPaper }),
      paper: layered({ display: 'none', '@media': { print: { display: 'block' } } }),
    },
  },
});
