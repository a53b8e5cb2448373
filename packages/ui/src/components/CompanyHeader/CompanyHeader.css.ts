import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const banner = withVariants({
  base: layered({
    alignItems: 'center',
    // A white banner on a white page needs an edge.
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.s,
    isolation: 'isolate',
    overflow: 'hidden',
    padding: `${vars.space.xs} ${vars.space.s}`,
    position: 'relative',
    '@media': { [abovePhone]: { gap: vars.space.m, padding: vars.space.l } },
  }),
  variants: {
    on: {
      light: layered({ color: 'black' }),
      dark: layered({ color: 'white' }),
      ours: layered({ background: vars.color.surface, color: vars.color.text }),
    },
  },
  defaults: { on: 'ours' },
});

/** A white tile under the logo, whose shape may reach its edges. Its own rim shows it on a white banner. */
export const logo = layered({
  background: 'white',
  borderRadius: `calc(${vars.radius.card} + ${vars.space.xxs})`,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  display: 'flex',
  padding: vars.space.xxs,
});

export const words = layered({
  display: 'grid',
  flex: '1 1 9rem',
  minWidth: 0,
  '@media': { [abovePhone]: { gap: vars.space.xxs } },
});

/** Address and number share a line on a phone, if they fit. */
export const facts = layered({
  columnGap: vars.space.s,
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
  '@media': { [abovePhone]: { display: 'grid', fontSize: vars.size.m, gap: vars.space.xxs } },
});

export const count = layered({ fontVariantNumeric: 'tabular-nums', fontWeight: 600 });
