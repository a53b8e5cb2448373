import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const box = layered({ display: 'grid', gap: vars.space.xs });
export const list = layered({ display: 'grid', gap: vars.space.xs });

const row = {
  columnGap: vars.space.m,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
} as const;

export const line = layered({ ...row, color: vars.color.muted });

export const total = layered({
  ...row,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.size.l,
  fontWeight: 650,
  paddingBlockStart: vars.space.xs,
});

export const label = layered({ overflowWrap: 'anywhere' });

/** At the end of its line, even on a line of its own. */
export const amount = layered({
  fontVariantNumeric: 'tabular-nums',
  marginInlineStart: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'end',
});
