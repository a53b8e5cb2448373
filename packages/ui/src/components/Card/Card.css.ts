import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const card = recipe({
  base: layered({
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    minWidth: 0,
  }),
  variants: {
    padding: {
      s: layered({ padding: vars.space.s }),
      m: layered({ padding: vars.space.m }),
      l: layered({ padding: vars.space.l }),
    },
  },
  defaultVariants: { padding: 'm' },
});
