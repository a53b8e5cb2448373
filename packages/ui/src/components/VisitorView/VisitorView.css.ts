import { layered, whileOpening } from '../../theme/layered.css.ts';

export const view = layered({ display: 'contents', selectors: { [whileOpening]: { visibility: 'hidden' } } });
