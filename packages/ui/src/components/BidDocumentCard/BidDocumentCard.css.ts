import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered } from '../../theme/layered.css.ts';

export const card = layered({
  alignItems: 'start',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  columnGap: vars.space.s,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  padding: `${vars.density.row} ${vars.space.m}`,
  rowGap: vars.space.s,
  '@media': { [abovePhone]: { alignItems: 'center', gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

export const sign = layered({ color: vars.color.muted, fontSize: vars.size.xl });

export const words = layered({ display: 'grid', gap: vars.space.xxs, minWidth: 0, overflowWrap: 'anywhere' });

export const facts = layered({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  gap: `${vars.space.xxs} ${vars.space.s}`,
});

export const size = layered({ color: vars.color.muted });

export const action = layered({
  display: 'grid',
  gridColumn: '1 / -1',
  '@media': { [abovePhone]: { gridColumn: 'auto' } },
});

export const failure = layered({
  alignItems: 'center',
  color: vars.color.closed,
  display: 'flex',
  fontSize: vars.size.s,
  gap: vars.space.xs,
  gridColumn: '1 / -1',
});
