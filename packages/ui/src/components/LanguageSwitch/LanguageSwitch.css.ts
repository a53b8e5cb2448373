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
  selectors: {
    '[aria-current="true"] > &': { color: vars.color.text, fontWeight: 650 },
    '&:hover': { color: vars.color.text },
  },
});
