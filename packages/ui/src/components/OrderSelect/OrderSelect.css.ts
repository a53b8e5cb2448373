import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const frame = layered({ display: 'inline-grid', position: 'relative' });

export const select = layered({
  appearance: 'none',
  background: 'transparent',
  border: 'none',
  borderRadius: vars.radius.control,
  color: vars.color.link,
  cursor: 'pointer',
  // As wide as the chosen option, where the browser supports it.
  fieldSizing: 'content',
  font: 'inherit',
  fontSize: vars.size.s,
  fontWeight: 600,
  minBlockSize: vars.density.control,
  paddingBlock: vars.space.xxs,
  paddingInline: `${vars.space.xs} ${vars.space.l}`,
  selectors: { '&:hover': { background: vars.color.sunken } },
});

export const sign = layered({
  alignSelf: 'center',
  color: vars.color.link,
  display: 'inline-flex',
  insetInlineEnd: 0,
  pointerEvents: 'none',
  position: 'absolute',
});
