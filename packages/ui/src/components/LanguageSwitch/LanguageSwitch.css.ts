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
  // In letters of the device, if it has them: for this one word most pages in English would load a font.
  fontFamily: `'Ethiopic on device', 'Thickened Ethiopic on device', ${vars.font.body}`,
  selectors: { '&:hover': { color: vars.color.text } },
});
