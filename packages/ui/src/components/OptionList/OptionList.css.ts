import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const field = layered({ position: 'relative' });

export const panel = layered({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.floating,
  display: 'flex',
  flexDirection: 'column',
  // In pixels: larger letters do not make the list higher.
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  insetInline: 0,
  maxHeight: '200px',
  position: 'absolute',
  zIndex: vars.layer.overlay,
  selectors: {
    '&[data-side="above"]': { insetBlockEnd: `calc(100% + ${vars.space.xxs})`, insetBlockStart: 'auto' },
  },
});

export const list = layered({
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xxs,
  position: 'relative',
  selectors: { '&[aria-busy="true"]': { color: vars.color.muted } },
});

/** A plain block, because hundreds are laid out when the list opens. */
export const option = layered({
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  paddingBlock: `calc(${vars.density.control} / 4)`,
  paddingInline: `${vars.space.xs} ${vars.space.xl}`,
  position: 'relative',
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.link, fontWeight: 600 },
    '&[data-active]': {
      background: vars.color.sunken,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
    },
  },
});

export const hint = layered({ color: vars.color.muted, fontSize: vars.size.s, fontWeight: 400 });

/** A column of its own, if the name leaves room. */
export const count = layered({
  color: vars.color.muted,
  float: 'inline-end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
  paddingInlineStart: vars.space.s,
});

export const heading = layered({
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  paddingBlock: `${vars.space.s} ${vars.space.xxs}`,
  paddingInline: vars.space.xs,
});

export const check = layered({ display: 'inline-flex', insetInlineEnd: vars.space.xs, position: 'absolute' });

export const note = layered({ color: vars.color.muted, padding: vars.space.s });
