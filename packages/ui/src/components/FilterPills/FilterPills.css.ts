import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

/** Takes no room where nothing is in it. */
export const area = layered({ position: 'relative', selectors: { '&:not(:has(ul))': { position: 'absolute' } } });

export const list = layered({
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.size.s,
  gap: vars.space.xs,
  paddingBlock: `${vars.space.xxs} ${vars.space.xs}`,
});

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
