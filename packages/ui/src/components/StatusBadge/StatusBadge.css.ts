import { vars } from '../../theme/contract.css.ts';
import { forcedColors, layered } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const badge = withVariants({
  base: layered({
    borderRadius: vars.radius.full,
    display: 'inline-block',
    fontSize: vars.size.xs,
    fontWeight: 650,
    letterSpacing: '0.03em',
    padding: `0.125rem ${vars.space.xs}`,
    // On paper the words would stand in from the edge without their background.
    printColorAdjust: 'exact',
    whiteSpace: 'nowrap',
    selectors: { '&:lang(am)': { letterSpacing: 0 } },
    '@media': { [forcedColors]: { outline: '1px solid' } },
  }),
  variants: {
    status: {
      open: layered({ background: vars.color.openSoft, color: vars.color.open }),
      closed: layered({ background: vars.color.closedSoft, color: vars.color.closed }),
    },
  },
});
