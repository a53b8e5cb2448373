import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const date = withVariants({
  base: layered({ fontVariantNumeric: 'tabular-nums' }),
  variants: {
    layout: {
      stacked: layered({ display: 'inline-block' }),
      inline: layered({
        alignItems: 'baseline',
        columnGap: '0.9em',
        display: 'inline-flex',
        flexWrap: 'wrap',
        overflowX: 'clip',
      }),
    },
  },
  defaults: { layout: 'stacked' },
});

export const other = withVariants({
  base: layered({ color: vars.color.muted, fontSize: vars.size.s }),
  variants: {
    layout: {
      stacked: layered({ display: 'block' }),
      // The dot stands in the gap. In a line of its own, the day would begin with it, and it is clipped.
      inline: layered({
        position: 'relative',
        selectors: { '&::before': { content: '"·"', insetInlineStart: '-0.65em', position: 'absolute' } },
      }),
    },
  },
  defaults: { layout: 'stacked' },
});
