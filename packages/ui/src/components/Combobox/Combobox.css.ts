import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

/** As large as the button that takes its place. */
export const sign = layered({
  alignItems: 'center',
  color: vars.color.muted,
  display: 'inline-flex',
  justifyContent: 'center',
  minBlockSize: vars.density.control,
  minInlineSize: vars.density.control,
});
