import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const list = layered({ display: 'flex', gap: vars.space.xxs });

export const language = layered({
  alignItems: 'center',
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  display: 'inline-flex',
  fontSize: vars.size.s,
  minHeight: vars.density.control,
  paddingInline: vars.space.xs,
  // Uses fonts of the device, because otherwise most English pages would load a font for this one word.
  fontFamily: `'Ethiopic on device', 'Thickened Ethiopic on device', ${vars.font.body}`,
  selectors: { '&:hover': { color: vars.color.text } },
});
