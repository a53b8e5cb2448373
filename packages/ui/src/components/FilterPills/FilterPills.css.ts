import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const area = layered({ display: 'grid', gap: vars.space.xs });
export const list = layered({
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.size.s,
  gap: vars.space.xs,
});

/** As high with something at its end as without: the list below does not move when it comes. */
export const found = layered({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.s}`,
  justifyContent: 'space-between',
  minBlockSize: `calc(${vars.density.control} + 2px)`,
});

/** Two lines beside what stands at the end, before that goes below. As high empty as with one. */
export const result = layered({ flex: '1 1 6rem', minBlockSize: `calc(${vars.size.s} * ${vars.leading.body})` });

export const pill = layered({
  alignItems: 'center',
  background: vars.color.inkSoft,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: vars.color.text,
  cursor: 'pointer',
  display: 'inline-flex',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  minBlockSize: vars.density.control,
  padding: `${vars.space.xxs} ${vars.space.s}`,
  transition: `border-color ${vars.motion.quick}`,
  selectors: { '&:hover': { borderColor: vars.color.control } },
});

export const name = layered({ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'start' });
