import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

/** As large as the clear button that replaces it. */
export const sign = layered({
  alignItems: 'center',
  color: vars.color.muted,
  display: 'inline-flex',
  justifyContent: 'center',
  minBlockSize: vars.density.control,
  minInlineSize: vars.density.control,
});
