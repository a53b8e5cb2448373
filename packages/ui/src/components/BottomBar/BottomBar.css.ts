import { vars } from '../../theme/contract.css.ts';
import { abovePhone, forcedColors, layered, notOnPaper, ringOffset, safeInset } from '../../theme/layered.css.ts';

const onPhones = { ...notOnPaper, [abovePhone]: { display: 'none' } } as const;

/** Hidden on wider screens, where the header has the same entries. */
export const bar = layered({
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  display: 'flex',
  insetBlockEnd: 0,
  insetInline: 0,
  paddingBlockEnd: safeInset('bottom'),
  position: 'fixed',
  zIndex: vars.layer.header,
  '@media': onPhones,
});

/** Keeps the end of the page from being covered by the bar. */
export const room = layered({ height: `calc(3.5rem + ${safeInset('bottom')})`, '@media': onPhones });

export const entry = layered({
  color: vars.color.muted,
  display: 'grid',
  flex: '1 1 0',
  // Large letters grow only as far as four words fit side by side.
  fontSize: `min(${vars.size.xs}, 4.5vw)`,
  fontWeight: 550,
  minWidth: 0,
  textAlign: 'center',
  vars: { [ringOffset]: '-2px' },
  selectors: { '&:has([aria-current="page"])': { color: vars.color.link } },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&:has([aria-current="page"])': { outline: `2px solid ${vars.color.ink}`, outlineOffset: '-2px' },
      },
    },
  },
});

export const face = layered({
  alignContent: 'center',
  display: 'grid',
  gap: '0.125rem',
  justifyItems: 'center',
  minHeight: '3.5rem',
  width: '100%',
});

export const press = layered({
  background: 'none',
  border: 0,
  cursor: 'pointer',
  font: 'inherit',
  padding: 0,
});

export const sign = layered({ display: 'inline-flex', fontSize: vars.size.m, position: 'relative' });
export const count = layered({ insetBlockStart: '-0.375rem', insetInlineStart: '75%', position: 'absolute' });
export const words = layered({ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
