import { vars } from '../../theme/contract.css.ts';
import { layered, notOnPaper } from '../../theme/layered.css.ts';

export const card = layered({
  background: vars.color.surface,
  border: `1px solid ${vars.color.ink}`,
  borderRadius: vars.radius.card,
  display: 'grid',
  gap: vars.space.s,
  padding: `min(${vars.space.l}, 6vw)`,
  '@media': notOnPaper,
});

export const benefits = layered({ display: 'grid', gap: vars.space.xs });

export const benefit = layered({ display: 'flex', gap: vars.space.xs });

export const sign = layered({ color: vars.color.open, flex: 'none', paddingBlockStart: '0.125rem' });
