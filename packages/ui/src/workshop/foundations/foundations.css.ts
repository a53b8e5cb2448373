import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const page = layered({ display: 'grid', gap: vars.space.xl, gridTemplateColumns: 'minmax(0, 1fr)' });

export const tiles = layered({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
});

export const tile = layered({ display: 'grid', alignContent: 'start', gap: vars.space.xxs, minWidth: 0 });

export const swatch = layered({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  height: vars.space.xxl,
});

export const note = layered({ color: vars.color.muted, fontSize: vars.size.s, overflowWrap: 'anywhere' });

export const row = layered({
  alignItems: 'center',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'minmax(0, min(8rem, 40%)) minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  paddingBlock: vars.space.s,
});

export const bar = layered({ background: vars.color.ink, height: vars.space.m, maxWidth: '100%' });

export const shape = layered({
  background: vars.color.inkSoft,
  border: `1px solid ${vars.color.line}`,
  height: vars.space.xxxl,
});

export const touch = layered({
  alignItems: 'center',
  background: vars.color.inkSoft,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  display: 'inline-flex',
  minHeight: vars.density.control,
  paddingInline: vars.space.m,
});

export const focused = layered({
  borderRadius: vars.radius.control,
  display: 'inline-block',
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  padding: vars.space.xs,
});
