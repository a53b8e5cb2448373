import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const deadline = withVariants({
  base: layered({
    borderRadius: vars.radius.full,
    display: 'inline-block',
    fontSize: vars.size.s,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 600,
  }),
  variants: {
    urgency: {
      past: layered({ color: vars.color.closed }),
      calm: layered({ color: vars.color.text }),
      soon: layered({ color: vars.color.text }),
      high: layered({
        background: vars.color.saffron,
        color: vars.color.onSaffron,
        paddingInline: vars.space.xs,
      }),
    },
  },
});
