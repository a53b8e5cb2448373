import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const skip = layered({
  background: vars.color.surface,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.floating,
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  padding: vars.space.s,
  position: 'fixed',
  zIndex: vars.layer.overlay,
  selectors: { '&:not(:focus-within)': { clipPath: 'inset(50%)' } },
});
