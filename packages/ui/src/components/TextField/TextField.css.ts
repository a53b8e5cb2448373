import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const field = layered({ display: 'grid', gap: vars.space.xxs, gridTemplateColumns: 'minmax(0, 1fr)' });
export const label = layered({ fontSize: vars.size.s, fontWeight: 600 });
export const hint = layered({ color: vars.color.muted, fontSize: vars.size.s });

export const input = layered({
  appearance: 'none',
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  minHeight: '2.75rem',
  // Smaller letters make an iPhone zoom into the field.
  fontSize: `max(1rem, ${vars.size.m})`,
  padding: `${vars.space.xs} ${vars.space.s}`,
  transition: `border-color ${vars.motion.quick}`,
  width: '100%',
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&:hover': { borderColor: vars.color.muted },
    '&[aria-invalid="true"]': { borderColor: vars.color.closed, boxShadow: `inset 0 0 0 1px ${vars.color.closed}` },
  },
});

export const error = layered({
  alignItems: 'flex-start',
  color: vars.color.closed,
  display: 'flex',
  fontSize: vars.size.s,
  gap: vars.space.xxs,
});
