import { layered, notOnPaper } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

/**
 * As near as a browser tells: where a mouse is what one points with, or nothing is. A pen beside a finger is no mouse, and
 * no keyboard stands before a screen as narrow as a phone's.
 */
const atDesk = 'screen and (pointer: fine) and (min-width: 30rem), screen and (any-pointer: none)';

export const only = withVariants({
  variants: {
    medium: {
      screen: layered({ display: 'contents', '@media': notOnPaper }),
      desk: layered({ display: 'none', '@media': { [atDesk]: { display: 'contents' } } }),
      paper: layered({ display: 'none', '@media': { print: { display: 'block' } } }),
    },
  },
});
