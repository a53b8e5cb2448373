import { vars } from '../../theme/contract.css.ts';
import { layered, wide } from '../../theme/layered.css.ts';

export const head = layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** A frame around two links: the one to type, and the one to choose. */
export const field = layered({
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@media': { [wide]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

const part = {
  alignItems: 'center',
  borderRadius: vars.radius.full,
  display: 'flex',
  gap: vars.space.xs,
  minBlockSize: `calc(${vars.density.control} - 2px)`,
  paddingInline: vars.space.m,
} as const;

export const search = layered({ ...part, color: vars.color.muted });

export const words = layered({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const filter = layered({ ...part, color: vars.color.link, fontSize: vars.size.s, fontWeight: 600 });

export const row = layered({ display: 'flex', alignItems: 'center', gap: vars.space.m, minWidth: 0 });

export const chips = layered({ flex: '1 1 0', minWidth: 0 });

export const end = layered({
  alignItems: 'center',
  display: 'none',
  flex: 'none',
  gap: vars.space.s,
  '@media': { [wide]: { display: 'flex' } },
});
