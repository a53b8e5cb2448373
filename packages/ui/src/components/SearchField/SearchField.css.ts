import { layered } from '../../theme/layered.css.ts';

export const input = layered({ selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } });
