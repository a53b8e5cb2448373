import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, notOnPaper } from '../../theme/layered.css.ts';
import { componentLayer } from '../../theme/layers.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const card = layered({
  background: vars.color.surface,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.card,
  containerType: 'inline-size',
  padding: vars.space.m,
});

/** The actions fit beside the deadline. */
const besideActions = '(min-width: 36rem)';

export const body = layered({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [besideActions]: { columnGap: vars.space.l, gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** Not on screen where the leaf or the days left name the date. Always on paper. */
export const label = withVariants({
  base: layered({ color: vars.color.muted, fontSize: vars.size.s, marginBlockEnd: vars.space.xxs }),
  variants: {
    isNamed: {
      true: layered({
        '@media': {
          screen: {
            clipPath: 'inset(50%)',
            height: '1px',
            overflow: 'hidden',
            position: 'absolute',
            whiteSpace: 'nowrap',
            width: '1px',
          },
        },
      }),
    },
  },
});

export const closing = layered({ alignItems: 'start', display: 'flex', gap: vars.space.s });

export const words = layered({ minWidth: 0, overflowWrap: 'anywhere' });

export const left = layered({
  fontSize: vars.size.xl,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 700,
  lineHeight: vars.leading.heading,
  // Hidden on paper, where it would be wrong by tomorrow.
  '@media': notOnPaper,
});

export const leftOnLastDay = layered({
  background: vars.color.saffron,
  borderRadius: vars.radius.control,
  color: vars.color.onSaffron,
  marginBlockEnd: vars.space.xxs,
  paddingInline: vars.space.xs,
  width: 'fit-content',
});

export const day = layered({
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  lineHeight: '1.375rem',
  // "about 25 Jan" begins the line.
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

/** Too long to be bold. */
export const quote = layered({ fontSize: '0.9375rem', lineHeight: '1.375rem', marginBlock: vars.space.xxs });

export const note = layered({
  color: vars.color.muted,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
  lineHeight: '1.375rem',
});

/** The sentence about the source of the day. */
export const origin = layered({
  background: vars.color.inkSoft,
  borderRadius: vars.radius.control,
  fontSize: vars.size.s,
  gridColumn: '1 / -1',
  overflowWrap: 'anywhere',
  padding: `${vars.space.xs} ${vars.space.s}`,
});

export const actions = layered({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@container': { [besideActions]: { alignSelf: 'center', gridColumn: 2, gridRow: 1 } },
  '@media': notOnPaper,
});

/** The first takes the room that the others leave. Beside the deadline it is wide enough for the main action. */
globalStyle(`${actions} > :first-child`, {
  '@layer': { [componentLayer]: { flexGrow: 1, '@container': { [besideActions]: { minWidth: '8rem' } } } },
});

export const leafPlace = layered({ flex: 'none', width: '4rem' });

export const pending = layered({ display: 'grid', flexGrow: 1, gap: vars.space.xxs });
