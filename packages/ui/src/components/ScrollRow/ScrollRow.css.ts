import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered } from '../../theme/layered.css.ts';
import { withVariants } from '../../theme/variants.ts';

export const frame = layered({ minWidth: 0, position: 'relative' });

export const row = layered({
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  // On a phone it reaches both edges of the screen.
  marginInline: `calc(${vars.space.m} * -1)`,
  overscrollBehaviorInline: 'contain',
  // Room for focus rings, which the row would otherwise cut.
  padding: `${vars.space.xxs} ${vars.space.m}`,
  position: 'relative',
  scrollbarWidth: 'none',
  // A focused element is scrolled beside the arrows, not under them.
  scrollPaddingInline: `calc(${vars.density.control} + ${vars.space.xxl})`,
  '@media': { [abovePhone]: { marginInline: `calc(${vars.space.xxs} * -1)`, paddingInline: vars.space.xxs } },
});

/** Has the height of the row that replaces it. */
export const waiting = layered({
  display: 'flex',
  gap: vars.space.xs,
  overflow: 'hidden',
  paddingBlock: vars.space.xxs,
});

export const arrow = withVariants({
  base: layered({
    alignItems: 'center',
    // Content passing under it fades out.
    background: vars.color.page,
    boxShadow: `0 0 ${vars.space.s} ${vars.space.s} ${vars.color.page}`,
    clipPath: `inset(0 calc(${vars.space.l} * -1))`,
    display: 'none',
    insetBlock: 0,
    position: 'absolute',
    zIndex: 1,
    // Touch users scroll the row itself, and on a narrow screen arrows would cover half of it.
    '@media': { [`${abovePhone} and (pointer: fine)`]: { display: 'flex' } },
  }),
  variants: {
    at: { start: layered({ insetInlineStart: 0 }), end: layered({ insetInlineEnd: 0 }) },
  },
});
