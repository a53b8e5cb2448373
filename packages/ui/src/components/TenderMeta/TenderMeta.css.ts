import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const meta = recipe({
  base: layered({ color: vars.color.muted, fontSize: vars.size.s, minWidth: 0 }),
  variants: {
    isCut: {
      true: layered({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
      false: layered({ overflowWrap: 'anywhere' }),
    },
  },
});

export const part = layered({ selectors: { '& + &::before': { content: '" · "' } } });
