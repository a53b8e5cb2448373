import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const beside = layered({
  alignItems: 'start',
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.l}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
});
