import { vars } from '../../theme/contract.css.ts';
import { layered, notOnPaper } from '../../theme/layered.css.ts';

export const card = layered({
  background: vars.color.surface,
  border: `1px solid ${vars.color.ink}`,
  borderRadius: vars.radius.card,
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.m,
  '@media': notOnPaper,
});
