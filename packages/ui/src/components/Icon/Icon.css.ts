import { layered } from '../../theme/layered.css.ts';

/** Keeps its size beside long text. */
export const icon = layered({ flex: 'none' });
