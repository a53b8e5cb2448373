import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered, wide } from '../../theme/layered.css.ts';

export const hero = layered({
  alignItems: 'center',
  display: 'grid',
  gap: vars.space.xl,
  paddingBlock: `${vars.space.xs} ${vars.space.xl}`,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)', paddingBlock: vars.space.xxl } },
});

export const words = layered({ display: 'grid', gap: vars.space.m, minWidth: 0, textWrap: 'pretty' });

export const actions = layered({
  alignItems: 'center',
  display: 'grid',
  textAlign: 'center',
  gap: `${vars.space.s} ${vars.space.l}`,
  marginBlockStart: vars.space.xs,
  '@media': { [abovePhone]: { display: 'flex', flexWrap: 'wrap' } },
});

/** On a phone the text comes first. */
export const picture = layered({ minWidth: 0, '@media': { [wide]: { inlineSize: '100%' } } });

export const drawing = layered({
  blockSize: 'auto',
  marginInline: 'auto',
  maxInlineSize: '30rem',
  color: vars.color.muted,
  fill: 'none',
  inlineSize: '100%',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: 1.5,
});

export const spot = layered({ fill: vars.color.saffron, stroke: 'none' });

/** The paper hides the board behind it, and the saffron spot shines past its edge. */
export const paper = layered({ fill: vars.color.page });
