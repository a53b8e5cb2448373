import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const page = layered({
  display: 'grid',
  gap: vars.space.l,
  marginInline: 'auto',
  maxInlineSize: '30rem',
  paddingBlock: vars.space.l,
});

export const words = layered({ display: 'grid', gap: vars.space.xs, justifyItems: 'center' });

export const sign = withVariants({
  base: layered({
    alignItems: 'center',
    borderRadius: vars.radius.full,
    display: 'flex',
    fontSize: vars.size.xxl,
    justifyContent: 'center',
    padding: vars.space.s,
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
