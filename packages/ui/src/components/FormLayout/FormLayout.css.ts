import { vars } from '../../theme/contract.css.ts';
import { abovePhone, formWidth, laptop, layered, pageEdge, safeInset, screenHeight } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const main = withVariants({
  base: layered({
    alignContent: 'start',
    display: 'grid',
    gap: vars.space.l,
    justifyContent: 'center',
    minHeight: screenHeight,
    outline: 'none',
    paddingBlock: `${vars.space.s} max(${vars.space.l}, ${safeInset('bottom')})`,
    paddingInline: `${pageEdge('left')} ${pageEdge('right')}`,
    '@media': { [abovePhone]: { paddingBlock: vars.space.xxl } },
  }),
  variants: {
    width: {
      form: layered({ gridTemplateColumns: `minmax(0, ${formWidth})` }),
      wide: layered({ gridTemplateColumns: 'minmax(0, 38rem)' }),
    },
    /** The steps take room, and the button has to stay on the screen. */
    hasSteps: {
      true: layered({ '@media': { [laptop]: { gap: vars.space.m, paddingBlock: vars.space.m } } }),
    },
  },
  defaults: { width: 'form' },
});

/** No frame on a phone, a card on a wider screen. */
export const sheet = withVariants({
  base: layered({
    display: 'grid',
    gap: vars.space.l,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [abovePhone]: {
        background: vars.color.surface,
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.card,
        padding: vars.space.xl,
      },
    },
  }),
  variants: {
    hasSteps: {
      true: layered({ '@media': { [laptop]: { gap: vars.space.m, paddingBlock: vars.space.m } } }),
    },
  },
});

export const head = layered({ display: 'grid', gap: vars.space.xs });

export const titleLine = layered({ alignItems: 'center', display: 'flex' });

/** The arrow itself, not its touch target, begins at the edge, and it adds nothing to the height of the title. */
export const back = layered({
  flex: 'none',
  marginBlock: `calc(${vars.space.s} * -1)`,
  marginInlineStart: `calc(${vars.space.s} * -1)`,
});

export const foot = layered({ color: vars.color.muted, textAlign: 'center' });
