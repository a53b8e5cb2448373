import { layered, notOnPaper } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

/**
 * A desktop, as far as a browser can tell: a mouse, or no pointer at all. A stylus beside touch does not count, and a
 * screen as narrow as a phone has no keyboard.
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
