import { vars } from '../../theme/contract.css.ts';
import { layered, notOnPaper } from '../../theme/layered.css.ts';

export const whole = layered({ display: 'grid', gap: vars.space.m, minWidth: 0 });

export const card = layered({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  padding: `${vars.space.xxs} ${vars.space.m}`,
  // Paper needs no touch targets.
  '@media': { print: { vars: { [vars.density.control]: '1.75rem' } } },
});

export const head = layered({
  alignItems: 'baseline',
  display: 'flex',
  gap: vars.space.s,
  justifyContent: 'space-between',
});

export const progress = layered({ color: vars.color.muted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' });

export const ticked = layered({ color: vars.color.muted });

/** Hidden on screen until all are shown, and always printed. */
export const folded = layered({ display: 'none', '@media': { print: { display: 'list-item' } } });

export const more = layered({ '@media': notOnPaper });
