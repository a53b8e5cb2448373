import { vars } from '../../theme/contract.css.ts';
import { layered, notOnPaper, pageEdge } from '../../theme/layered.css.ts';

export const bar = layered({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space.s,
  paddingBlockStart: vars.space.s,
  paddingInline: `${pageEdge('left')} ${pageEdge('right')}`,
  '@media': notOnPaper,
});
