import { layered, notOnPaper } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

/** As near as a browser tells: where there is a mouse, or nothing to point with at all. */
const atDesk = 'screen and (any-pointer: fine), screen and (any-pointer: none)';

export const only = withVariants({
  variants: {
    medium: {
      screen: layered({ display: 'contents', '@media': notOnPaper }),
      desk: layered({ display: 'none', '@media': { [atDesk]: { display: 'contents' } } }),
      paper: layered({ display: 'none', '@media': { print: { display: 'block' } } }),
    },
  },
});
