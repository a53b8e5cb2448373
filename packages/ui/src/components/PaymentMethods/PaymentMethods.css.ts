import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const area = layered({ display: 'grid', gap: vars.space.xs });
export const list = layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const logo = layered({ blockSize: '1.5em', flexShrink: 0, inlineSize: '1.5em' });

export const method = layered({
  alignItems: 'center',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  display: 'flex',
  fontSize: vars.size.s,
  fontWeight: 600,
  gap: vars.space.xs,
  overflowWrap: 'anywhere',
  padding: `${vars.space.xxs} ${vars.space.s}`,
});
