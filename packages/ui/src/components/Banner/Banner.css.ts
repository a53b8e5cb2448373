import { vars } from '../../theme/contract.css.ts';
import { layered, pageEdge } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

const edge = (color: string) => ({ borderInlineStart: `0.25rem solid ${color}` });

/** It is in the page itself and not in a card, so a tone changes its edge and background without a second frame. */
export const banner = withVariants({
  base: layered({
    alignItems: 'flex-start',
    borderRadius: vars.radius.control,
    color: vars.color.text,
    display: 'flex',
    // Letters at twice their size have little room beside the icon.
    flexWrap: 'wrap',
    gap: vars.space.s,
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
  }),
  variants: {
    tone: {
      payment: layered({ background: vars.color.sunken, ...edge(vars.color.saffron) }),
      trial: layered({ background: vars.color.inkSoft, ...edge(vars.color.ink) }),
      info: layered({ background: vars.color.sunken, ...edge(vars.color.control) }),
      success: layered({ background: vars.color.openSoft, ...edge(vars.color.open) }),
      failure: layered({ background: vars.color.closedSoft, ...edge(vars.color.closed) }),
    },
    isFlush: {
      true: layered({
        borderInlineStart: 0,
        borderRadius: 0,
        paddingInline: `${pageEdge('left')} ${pageEdge('right')}`,
      }),
    },
  },
});

export const sign = withVariants({
  base: layered({ borderRadius: vars.radius.full, display: 'inline-flex', flex: 'none', padding: vars.space.xxs }),
  variants: {
    tone: {
      payment: layered({ background: vars.color.saffron, color: vars.color.onSaffron }),
      trial: layered({ color: vars.color.link }),
      info: layered({ color: vars.color.muted }),
      success: layered({ color: vars.color.open }),
      failure: layered({ color: vars.color.closed }),
    },
  },
});

export const content = layered({
  alignItems: 'center',
  display: 'flex',
  flex: '1 1 min(8rem, 100%)',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.m}`,
  justifyContent: 'space-between',
  minWidth: 0,
});

export const words = layered({ flex: '1 1 min(14rem, 100%)', minWidth: 0, overflowWrap: 'anywhere' });
export const title = layered({ fontWeight: 600 });
