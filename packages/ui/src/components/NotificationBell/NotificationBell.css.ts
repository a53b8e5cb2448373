import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const sign = layered({ color: vars.color.muted, display: 'inline-flex', position: 'relative' });

export const dot = layered({
  background: vars.color.closed,
  border: `2px solid ${vars.color.surface}`,
  borderRadius: vars.radius.full,
  height: '0.75rem',
  insetBlockStart: '-0.25rem',
  insetInlineEnd: '-0.25rem',
  position: 'absolute',
  width: '0.75rem',
});

export const heading = layered({ fontWeight: 600, padding: vars.space.s });

export const list = layered({ maxHeight: '250px', overflow: 'auto', overscrollBehavior: 'contain' });

export const item = layered({
  alignItems: 'center',
  borderBlockStart: `1px solid ${vars.color.line}`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.s}`,
  justifyContent: 'space-between',
  padding: vars.space.s,
});

export const text = layered({ flex: '1 1 9rem', fontSize: vars.size.s, minWidth: 0, overflowWrap: 'anywhere' });
