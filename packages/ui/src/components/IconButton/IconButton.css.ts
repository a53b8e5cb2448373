import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const button = layered({
  alignItems: 'center',
  background: 'transparent',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  cursor: 'pointer',
  display: 'inline-flex',
  flex: 'none',
  height: '2.75rem',
  justifyContent: 'center',
  transition: `background-color ${vars.motion.quick}`,
  width: '2.75rem',
  selectors: { '&:hover': { background: vars.color.sunken, color: vars.color.text } },
});
