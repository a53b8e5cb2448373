import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

/** Question and sign stay within one glance. */
export const list = layered({ maxWidth: '47.5rem' });

export const entry = layered({ borderBlockEnd: `1px solid ${vars.color.line}` });

export const question = layered({
  alignItems: 'center',
  cursor: 'pointer',
  display: 'flex',
  fontWeight: 600,
  gap: vars.space.s,
  justifyContent: 'space-between',
  listStyle: 'none',
  minHeight: vars.density.control,
  overflowWrap: 'anywhere',
  paddingBlock: vars.space.s,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.link },
  },
});

export const sign = layered({
  color: vars.color.muted,
  display: 'inline-flex',
  transition: `transform ${vars.motion.quick}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const answer = layered({
  color: vars.color.text,
  maxWidth: '45rem',
  overflowWrap: 'anywhere',
  paddingBlockEnd: vars.space.m,
});
