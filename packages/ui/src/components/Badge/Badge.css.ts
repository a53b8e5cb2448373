import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, layered } from '../../theme/layered.css.ts';
import { componentLayer } from '../../theme/layers.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const badge = withVariants({
  base: layered({
    // One line looks like a pill. Several lines with round ends would look like an egg.
    borderRadius: vars.radius.card,
    display: 'inline-block',
    // In a row, the text beside it wraps.
    flexShrink: 0,
    fontSize: vars.size.xs,
    fontWeight: 600,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    padding: `0.125rem ${vars.space.xs}`,
    '@media': { [forcedColors]: { outline: '1px solid' } },
  }),
  variants: {
    tone: {
      neutral: layered({
        background: vars.color.sunken,
        boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
        color: vars.color.text,
      }),
      ink: layered({ background: vars.color.inkSoft, color: vars.color.link }),
      positive: layered({ background: vars.color.openSoft, color: vars.color.open }),
      negative: layered({ background: vars.color.closedSoft, color: vars.color.closed }),
      saffron: layered({ background: vars.color.saffron, color: vars.color.onSaffron }),
    },
  },
  defaults: { tone: 'neutral' },
});

// An icon in the line of the text, such as the arrow of a menu.
globalStyle(`${badge.base} > svg`, { '@layer': { [componentLayer]: { display: 'inline', verticalAlign: '-0.25em' } } });
