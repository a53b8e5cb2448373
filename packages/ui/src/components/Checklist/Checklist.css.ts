import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const card = layered({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  padding: `${vars.space.m} ${vars.space.m} ${vars.space.xs}`,
});

export const head = layered({
  alignItems: 'baseline',
  display: 'flex',
  gap: vars.space.s,
  justifyContent: 'space-between',
});

export const progress = layered({ color: vars.color.muted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' });

export const ticked = layered({ color: vars.color.muted });
