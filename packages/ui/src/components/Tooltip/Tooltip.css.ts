import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, ownColors } from '../../theme/layered.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Text colours inverted, so that it stands out from anything below. */
export const tooltip = layered({
  animation: `${appear} ${vars.motion.quick}`,
  background: vars.color.text,
  borderRadius: vars.radius.control,
  color: vars.color.surface,
  fontSize: vars.size.s,
  maxWidth: 'min(20rem, calc(100vw - 2rem))',
  overflowWrap: 'anywhere',
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  zIndex: vars.layer.toast,
  ...ownColors,
});
