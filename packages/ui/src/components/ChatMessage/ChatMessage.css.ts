import { vars } from '../../theme/contract.css.ts';
import { forcedColors, layered } from '../../theme/layered.css.ts';

export const chat = layered({
  background: vars.color.inkSoft,
  borderRadius: vars.radius.card,
  display: 'grid',
  fontSize: vars.size.s,
  justifyItems: 'center',
  minWidth: 0,
  padding: `clamp(${vars.space.xs}, 4vw, ${vars.space.l})`,
});

export const column = layered({ display: 'grid', gap: vars.space.xs, inlineSize: 'min(21rem, 100%)', minWidth: 0 });

export const bubble = layered({
  background: vars.color.surface,
  borderRadius: `${vars.radius.card} ${vars.radius.card} ${vars.radius.card} 4px`,
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  padding: vars.space.s,
  '@media': { [forcedColors]: { outline: '1px solid' } },
});

export const sender = layered({ color: vars.color.link, fontWeight: 600 });
export const title = layered({ fontWeight: 650 });
export const items = layered({ display: 'grid', gap: vars.space.xxs, marginBlockStart: vars.space.s });
export const link = layered({ color: vars.color.link });
export const quiet = layered({ color: vars.color.muted, marginBlockStart: vars.space.xxs });

export const time = layered({
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const buttons = layered({
  display: 'grid',
  gap: vars.space.xxs,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5em, 100%), 1fr))',
});

export const button = layered({
  background: vars.color.ink,
  borderRadius: vars.radius.control,
  color: vars.color.onInk,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  padding: `${vars.space.xs} ${vars.space.s}`,
  textAlign: 'center',
  '@media': { [forcedColors]: { outline: '1px solid' } },
});
