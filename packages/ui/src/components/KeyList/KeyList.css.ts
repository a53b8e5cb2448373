import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const list = layered({
  display: 'grid',
  gap: `${vars.space.xs} ${vars.space.s}`,
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
});

/** The texts of all rows are aligned. */
export const row = layered({
  alignItems: 'center',
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
});

export const words = layered({ minWidth: 0, overflowWrap: 'anywhere' });

export const cap = layered({
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  borderBlockEndWidth: '2px',
  borderRadius: vars.radius.control,
  display: 'inline-block',
  fontFamily: 'inherit',
  fontSize: vars.size.s,
  minWidth: '2rem',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  textAlign: 'center',
});
