import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const row = layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, position: 'relative' });
