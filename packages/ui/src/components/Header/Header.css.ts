import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const bar = layered({
  backdropFilter: 'blur(8px)',
  background: `color-mix(in oklab, ${vars.color.surface} 88%, transparent)`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  insetBlockStart: 0,
  position: 'sticky',
  zIndex: vars.layer.header,
});

export const inner = layered({
  alignItems: 'center',
  display: 'flex',
  // With large letters the bar becomes two lines; nothing is cut off.
  flexWrap: 'wrap',
  gap: `0 ${vars.space.m}`,
  marginInline: 'auto',
  maxWidth: '75rem',
  minHeight: '3.5rem',
  paddingInline: vars.space.m,
});

export const brand = layered({ color: vars.color.link, fontSize: vars.size.l, fontWeight: 700 });

export const navigation = layered({ display: 'flex', flex: '1 1 auto', flexWrap: 'wrap', gap: vars.space.xxs });

export const entry = layered({
  alignItems: 'center',
  borderBlock: '2px solid transparent',
  color: vars.color.muted,
  display: 'inline-flex',
  fontWeight: 550,
  minHeight: '3.5rem',
  paddingInline: vars.space.xs,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:has([aria-current="page"])': { borderBlockEndColor: vars.color.ink, color: vars.color.text },
  },
});

export const skip = layered({
  background: vars.color.surface,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.floating,
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  padding: vars.space.s,
  position: 'fixed',
  zIndex: vars.layer.overlay,
  selectors: { '&:not(:focus-within)': { clipPath: 'inset(50%)' } },
});
