import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const company = layered({
  alignItems: 'center',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  display: 'flex',
  flex: 'none',
  gap: vars.space.s,
  inlineSize: 'min(16rem, 80vw)',
  minBlockSize: '4.75rem',
  padding: vars.space.s,
  position: 'relative',
  transition: `border-color ${vars.motion.quick}`,
  selectors: { 'li&:hover': { borderColor: vars.color.muted } },
});

export const words = layered({ display: 'grid', minWidth: 0 });

export const name = layered({
  display: '-webkit-box',
  fontWeight: 600,
  lineHeight: vars.leading.heading,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const count = layered({ color: vars.color.muted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' });
