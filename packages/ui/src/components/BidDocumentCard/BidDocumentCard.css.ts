import { vars } from '../../theme/contract.css.ts';
import { abovePhone, layered } from '../../theme/layered.css.ts';

export const card = layered({
  alignItems: 'start',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  columnGap: vars.space.s,
  display: 'flex',
  flexWrap: 'wrap',
  padding: `${vars.density.row} ${vars.space.m}`,
  rowGap: vars.space.s,
  '@media': { [abovePhone]: { alignItems: 'center' } },
});

export const sign = layered({ color: vars.color.muted, fontSize: vars.size.xl });

/** The text takes the room that the button leaves. If that is too little, it gets its own line. */
export const words = layered({
  display: 'grid',
  flex: '999 1 min(14rem, 100% - 3rem)',
  gap: vars.space.xxs,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const facts = layered({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  gap: `${vars.space.xxs} ${vars.space.s}`,
});

export const size = layered({ color: vars.color.muted });

export const action = layered({ display: 'grid', flex: '1 1 auto' });

export const failure = layered({
  alignItems: 'center',
  color: vars.color.closed,
  display: 'flex',
  fontSize: vars.size.s,
  gap: vars.space.xs,
  flexBasis: '100%',
});
