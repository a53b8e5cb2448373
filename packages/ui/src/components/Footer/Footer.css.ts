import { vars } from '../../theme/contract.css.ts';
import { layered, notOnPaper } from '../../theme/layered.css.ts';

export const footer = layered({
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.size.s,
  // Keeps the footer at the bottom of the screen on short pages.
  insetBlockStart: '100vh',
  marginBlockStart: vars.space.xxl,
  position: 'sticky',
  '@media': notOnPaper,
});

export const inner = layered({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.l}`,
  justifyContent: 'space-between',
  marginInline: 'auto',
  maxWidth: '75rem',
  padding: vars.space.m,
});

export const links = layered({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.l}` });

export const entry = layered({
  alignItems: 'center',
  display: 'inline-flex',
  minHeight: vars.density.control,
  selectors: { '&:hover': { color: vars.color.text } },
});

/** Aligns the icons with the edge of the page; their touch targets reach beyond it. */
export const social = layered({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: `calc((1.25rem - ${vars.density.control}) / 2)`,
});

export const sign = layered({
  alignItems: 'center',
  display: 'inline-flex',
  fontSize: vars.size.m,
  justifyContent: 'center',
  minHeight: vars.density.control,
  minWidth: vars.density.control,
  position: 'relative',
  selectors: { '&:hover': { color: vars.color.text } },
});
