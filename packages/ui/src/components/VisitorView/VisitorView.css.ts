import { layered, whileOpening } from '../../theme/layered.css.ts';

export const view = layered({ display: 'contents', selectors: { [whileOpening]: { visibility: 'hidden' } } });

export const replaced = layered({ selectors: { [whileOpening]: { display: 'none' } } });

export const meanwhile = layered({ display: 'none', selectors: { [whileOpening]: { display: 'block' } } });
