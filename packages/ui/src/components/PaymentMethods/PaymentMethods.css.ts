import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const area = layered({ display: 'grid', gap: vars.space.xs });
export const list = layered({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.xs} ${vars.space.m}` });

export const logo = layered({ blockSize: '1.5em', flexShrink: 0, inlineSize: '1.5em' });

/** Flat, without border or background, so that it is not taken for a button. */
export const method = layered({
  alignItems: 'center',
  display: 'flex',
  fontSize: vars.size.s,
  fontWeight: 500,
  gap: vars.space.xs,
  overflowWrap: 'anywhere',
});
