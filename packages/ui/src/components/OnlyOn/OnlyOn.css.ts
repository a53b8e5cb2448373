import { recipe } from '@vanilla-extract/recipes';
import { layered, notOnPaper } from '../../theme/layered.css.ts';

export const only = recipe({
  variants: {
    medium: {
      screen: layered({ display: 'contents', '@media': notOnPaper }),
      paper: layered({ display: 'none', '@media': { print: { display: 'block' } } }),
    },
  },
});
