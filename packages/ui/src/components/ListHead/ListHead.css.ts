import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered, wide } from '../../theme/layered.css.ts';

/** The search field with the action beside it, and the chips below. On a wide page they share one row. */
export const head = layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' });

/** A frame around three links: for typing, for clearing and for choosing. */
export const field = layered({
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  display: 'grid',
  gridAutoColumns: 'auto',
  gridAutoFlow: 'column',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

/** Below this width the words would be cut beside the filter. */
const smallPhone = '(max-width: 22.5rem)';

const part = {
  alignItems: 'center',
  borderRadius: vars.radius.full,
  display: 'flex',
  gap: vars.space.xs,
  minBlockSize: `calc(${vars.density.control} - 2px)`,
  paddingInline: vars.space.m,
  '@media': { [smallPhone]: { gap: vars.space.xxs, paddingInline: vars.space.s } },
} as const;

export const search = layered({
  ...part,
  color: vars.color.muted,
  paddingInlineEnd: 0,
  '@media': { [smallPhone]: { ...part['@media'][smallPhone], fontSize: vars.size.s, paddingInlineEnd: 0 } },
});

export const clear = layered({
  ...part,
  color: vars.color.muted,
  justifyContent: 'center',
  minInlineSize: vars.density.control,
  paddingInline: 0,
  position: 'relative',
  '@media': {},
});

export const words = layered({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const filter = layered({ ...part, color: vars.color.link, fontSize: vars.size.s, fontWeight: 600 });

export const row = layered({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space.m,
  gridColumn: '1 / -1',
  gridRow: 2,
  minWidth: 0,
  '@media': { [wide]: { gridColumn: 1, gridRow: 1 } },
});

export const action = layered({
  alignItems: 'center',
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  color: vars.color.link,
  display: 'flex',
  fontSize: vars.size.s,
  fontWeight: 600,
  gap: vars.space.xs,
  justifyContent: 'center',
  marginInlineStart: vars.space.xs,
  minBlockSize: vars.density.control,
  minInlineSize: vars.density.control,
  transition: `background-color ${vars.motion.quick}`,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { background: vars.color.sunken } },
  '@media': { [abovePhone]: { paddingInline: vars.space.s }, [wide]: { marginBlock: vars.space.xxs } },
});

export const actionText = layered({ display: 'none', '@media': { [abovePhone]: { display: 'inline' } } });

export const chips = layered({ flex: '1 1 0', minWidth: 0 });

export const end = layered({
  alignItems: 'center',
  display: 'none',
  flex: 'none',
  gap: vars.space.s,
  '@media': { [wide]: { display: 'flex' } },
});
