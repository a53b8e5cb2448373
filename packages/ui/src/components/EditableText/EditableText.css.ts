import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const text = layered({
  alignItems: 'center',
  background: 'transparent',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  cursor: 'text',
  display: 'flex',
  fontSize: vars.size.s,
  lineHeight: vars.leading.heading,
  maxWidth: '100%',
  minHeight: vars.density.control,
  minWidth: 0,
  paddingInline: 0,
  textAlign: 'start',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.color.text, textDecoration: 'underline' } } } },
});

/** Two lines fit into the height of a button. */
export const words = layered({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
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
