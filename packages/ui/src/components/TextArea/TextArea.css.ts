import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

/** Three lines at first. It grows with its text where the browser supports it; elsewhere it can be resized. */
export const area = layered({
  display: 'block',
  fieldSizing: 'content',
  maxHeight: '60vh',
  minHeight: `calc(3lh + 2 * ${vars.space.xs} + 2px)`,
  resize: 'vertical',
});
