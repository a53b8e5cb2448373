import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

/** On a phone above the bottom bar, near the thumb. */
export const stack = layered({
  insetBlockEnd: `calc(3.5rem + ${vars.space.s} + env(safe-area-inset-bottom, 0px))`,
  insetInline: vars.space.m,
  outline: 'none',
  position: 'fixed',
  zIndex: vars.layer.toast,
  '@media': {
    [abovePhone]: {
      insetBlockEnd: vars.space.l,
      insetInlineEnd: 'auto',
      insetInlineStart: vars.space.l,
      width: '24rem',
    },
  },
});

export const list = layered({ display: 'grid', gap: vars.space.xs, gridTemplateColumns: 'minmax(0, 1fr)' });

export const toast = layered({
  alignItems: 'center',
  animation: `${rise} ${vars.motion.settle}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  color: vars.color.text,
  columnGap: vars.space.s,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  padding: `${vars.space.xxs} ${vars.space.xxs} ${vars.space.xxs} ${vars.space.m}`,
});

export const message = layered({
  alignItems: 'center',
  display: 'flex',
  flex: '1 1 10rem',
  gap: vars.space.s,
  minWidth: 0,
  overflowWrap: 'anywhere',
  paddingBlock: vars.space.xs,
});

export const sign = withVariants({
  base: layered({ display: 'inline-flex' }),
  variants: {
    tone: { done: layered({ color: vars.color.open }), failure: layered({ color: vars.color.closed }) },
  },
});

/** A long title in a confirmation is cut, so that it does not cover the page. Failures are shown in full. */
export const words = withVariants({
  variants: {
    tone: {
      done: layered({ display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3 }),
      failure: layered({}),
    },
  },
});

export const action = layered({
  background: 'none',
  border: 0,
  borderRadius: vars.radius.control,
  color: vars.color.link,
  cursor: 'pointer',
  font: 'inherit',
  fontWeight: 600,
  minHeight: vars.density.control,
  paddingInline: vars.space.s,
  selectors: { '&:hover': { background: vars.color.sunken } },
});
