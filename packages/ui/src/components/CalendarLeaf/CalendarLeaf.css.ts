import { vars } from '../../theme/contract.css.ts';
import { layered, ownColors } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const leaf = withVariants({
  base: layered({
    border: '1px solid',
    borderRadius: vars.radius.control,
    display: 'grid',
    flex: 'none',
    gridTemplateRows: 'auto 1fr',
    height: '4rem',
    overflow: 'hidden',
    // Prints its background, without which the month could not be read.
    printColorAdjust: 'exact',
    textAlign: 'center',
    width: '4rem',
  }),
  variants: {
    isPast: {
      true: layered({ borderColor: vars.color.control, color: vars.color.muted }),
      false: layered({ borderColor: vars.color.ink, color: vars.color.text }),
    },
  },
  defaults: { isPast: false },
});

export const month = withVariants({
  base: layered({
    fontSize: vars.size.xs,
    fontWeight: 600,
    lineHeight: '1.25rem',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    ...ownColors,
  }),
  variants: {
    isPast: {
      true: layered({ background: vars.color.sunken, color: vars.color.muted }),
      false: layered({ background: vars.color.ink, color: vars.color.onInk }),
    },
  },
  defaults: { isPast: false },
});

export const day = layered({
  alignSelf: 'center',
  fontSize: vars.size.xxl,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 700,
  lineHeight: 1,
});
