import { layered } from '../../theme/layered.css.ts';

/** Its buttons stand and wrap with those beside them. */
export const row = layered({ display: 'contents' });
