import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const box = layered({
  alignItems: 'flex-start',
  background: vars.color.closedSoft,
  border: `1px solid ${vars.color.closed}`,
  borderRadius: vars.radius.control,
  display: 'flex',
  gap: vars.space.s,
  padding: vars.space.m,
});

export const sign = layered({
  color: vars.color.closed,
  display: 'inline-flex',
  flex: 'none',
  paddingBlock: '0.125rem',
});

export const words = layered({ minWidth: 0, overflowWrap: 'anywhere' });

export const heading = layered({ fontWeight: 600 });

export const link = layered({
  alignItems: 'center',
  color: vars.color.text,
  display: 'inline-flex',
  minHeight: vars.density.control,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
