import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

/** Three lines at first; it grows with its text where the browser can, elsewhere it is pulled larger. */
export const area = layered({
  display: 'block',
  fieldSizing: 'content',
  maxHeight: '60vh',
  minHeight: `calc(3lh + 2 * ${vars.space.xs} + 2px)`,
  resize: 'vertical',
});
