import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const list = layered({
  color: vars.color.muted,
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.size.s,
});

export const entry = layered({
  alignItems: 'center',
  display: 'inline-flex',
  gap: vars.space.xxs,
  maxWidth: '100%',
  minHeight: vars.density.control,
  minWidth: 0,
});

/** May be cut, because the page's heading below shows it in full. */
export const here = layered({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const between = layered({ display: 'inline-flex', marginInline: vars.space.xxs });
