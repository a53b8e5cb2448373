import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

/** Looks like a read-only text field. */
export const box = layered({
  alignItems: 'center',
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  display: 'flex',
  gap: vars.space.xs,
  minHeight: vars.density.control,
  overflowWrap: 'anywhere',
  padding: `${vars.space.xs} ${vars.space.s}`,
});

export const sign = layered({ color: vars.color.muted, display: 'inline-flex', flex: 'none' });

export const words = layered({ display: 'grid', justifyItems: 'start', minWidth: 0 });

export const reason = layered({ color: vars.color.muted });
