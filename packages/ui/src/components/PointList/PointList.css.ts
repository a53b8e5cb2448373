import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const list = layered({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.xl}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
});

export const point = layered({
  display: 'grid',
  alignContent: 'start',
  columnGap: vars.space.s,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  rowGap: vars.space.xxs,
});

export const sign = layered({ color: vars.color.link, display: 'inline-flex', paddingBlockStart: '0.125rem' });

export const words = layered({ color: vars.color.muted, gridColumn: 2, textWrap: 'pretty' });
