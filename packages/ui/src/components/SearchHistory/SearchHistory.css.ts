import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const area = layered({ display: 'grid', gap: vars.space.xxs, gridTemplateColumns: 'minmax(0, 1fr)' });

export const head = layered({
  alignItems: 'center',
  color: vars.color.muted,
  display: 'flex',
  fontSize: vars.size.s,
  justifyContent: 'space-between',
});

export const entry = layered({
  alignItems: 'center',
  borderRadius: vars.radius.control,
  color: vars.color.text,
  display: 'flex',
  gap: vars.space.xs,
  minHeight: vars.density.control,
  paddingInline: vars.space.xs,
  position: 'relative',
  selectors: { '&:hover': { background: vars.color.sunken } },
});

export const sign = layered({ color: vars.color.muted, display: 'inline-flex', flex: 'none' });

/** A long search is cut to one line, which is enough to recognise it. */
export const words = layered({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
