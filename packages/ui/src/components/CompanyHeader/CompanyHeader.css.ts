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
    gap: vars.space.m,
    isolation: 'isolate',
    overflow: 'hidden',
    padding: vars.space.m,
    position: 'relative',
    '@media': { [abovePhone]: { padding: vars.space.l } },
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

/** A rim around the logo, whose white background may equal the banner's colour. */
export const logo = layered({
  borderRadius: vars.radius.card,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  display: 'flex',
});

export const words = layered({ display: 'grid', flex: '1 1 9rem', gap: vars.space.xxs, minWidth: 0 });
