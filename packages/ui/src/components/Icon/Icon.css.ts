import { layered } from '../../theme/layered.css.ts';

/** Beside long words the picture keeps its size. */
export const icon = layered({ flex: 'none' });
