import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const text = layered({
  background: 'transparent',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  cursor: 'text',
  fontSize: vars.size.s,
  maxWidth: '100%',
  minHeight: vars.density.control,
  minWidth: 0,
  overflow: 'hidden',
  paddingInline: 0,
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.color.text, textDecoration: 'underline' } } } },
});

export const input = layered({
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  // Smaller letters make an iPhone zoom into the field.
  fontSize: `max(1rem, ${vars.size.m})`,
  minHeight: vars.density.control,
  minWidth: 0,
  paddingInline: vars.space.xs,
  width: '100%',
});
