import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const field = layered({ alignItems: 'center', display: 'flex', position: 'relative' });

export const sign = layered({
  color: vars.color.muted,
  display: 'inline-flex',
  insetInlineStart: vars.space.s,
  pointerEvents: 'none',
  position: 'absolute',
});

export const input = layered({
  appearance: 'none',
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  fontSize: `max(1rem, ${vars.size.m})`,
  minHeight: '2.75rem',
  minWidth: 0,
  paddingInline: '2.5rem 2.75rem',
  width: '100%',
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const clear = layered({
  display: 'inline-flex',
  insetInlineEnd: 0,
  position: 'absolute',
});
