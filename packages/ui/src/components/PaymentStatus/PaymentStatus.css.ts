import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const page = layered({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** Outlined in the colour of a result; the sign stands beside the words. */
export const card = withVariants({
  base: layered({
    alignItems: 'start',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    columnGap: vars.space.s,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    padding: vars.space.m,
    rowGap: vars.space.xs,
  }),
  variants: {
    kind: {
      checking: layered({}),
      paid: layered({ borderColor: vars.color.open }),
      unpaid: layered({}),
      failed: layered({ borderColor: vars.color.closed }),
      held: layered({}),
    },
  },
});

/** A title alone stands beside the middle of the sign, and a long text begins at its top. */
export const words = layered({
  alignContent: 'center',
  alignSelf: 'stretch',
  display: 'grid',
  gap: vars.space.xxs,
  overflowWrap: 'anywhere',
});

export const note = layered({
  color: vars.color.muted,
  display: 'grid',
  fontSize: vars.size.s,
  gap: vars.space.xxs,
  gridColumn: '1 / -1',
  overflowWrap: 'anywhere',
});

export const sign = withVariants({
  base: layered({
    alignItems: 'center',
    borderRadius: vars.radius.full,
    display: 'flex',
    fontSize: vars.size.xl,
    justifyContent: 'center',
    padding: vars.space.xs,
  }),
  variants: {
    kind: {
      checking: layered({ background: vars.color.sunken, color: vars.color.muted }),
      paid: layered({ background: vars.color.openSoft, color: vars.color.open }),
      unpaid: layered({ background: vars.color.saffron, color: vars.color.onSaffron }),
      failed: layered({ background: vars.color.closedSoft, color: vars.color.closed }),
      held: layered({ background: vars.color.inkSoft, color: vars.color.link }),
    },
  },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = layered({
  animation: `${turn} 900ms linear infinite`,
  blockSize: '1.25em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.full,
  inlineSize: '1.25em',
});

export const action = layered({ display: 'grid', gap: vars.space.xs });
