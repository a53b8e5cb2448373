import { vars } from '../../theme/contract.css.ts';
import { layered, ownColors } from '../../theme/layered.css.ts';

export const count = layered({
  background: vars.color.ink,
  borderRadius: vars.radius.full,
  color: vars.color.onInk,
  ...ownColors,
  display: 'inline-block',
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 650,
  lineHeight: 1.5,
  minWidth: '1.125rem',
  paddingInline: vars.space.xxs,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
