import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const meta = withVariants({
  base: layered({ color: vars.color.muted, fontSize: vars.size.s, minWidth: 0 }),
  variants: {
    isCut: {
      true: layered({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
      false: layered({ overflowWrap: 'anywhere' }),
    },
  },
});

export const part = layered({ selectors: { '& + &::before': { content: '" · "' } } });
