import { vars } from '../../theme/contract.css.ts';
import { forcedColors, layered, ownColors } from '../../theme/layered.css.ts';

/** A choice that takes effect at once needs script. */
export const group = layered({ border: 0, minWidth: 0, '@media': { '(scripting: none)': { display: 'none' } } });

export const track = layered({
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  display: 'flex',
  flexWrap: 'wrap',
});

export const option = layered({
  alignItems: 'center',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  cursor: 'pointer',
  display: 'inline-flex',
  flex: '1 1 auto',
  fontWeight: 550,
  justifyContent: 'center',
  minHeight: vars.density.control,
  minWidth: 0,
  overflowWrap: 'anywhere',
  paddingInline: vars.space.s,
  position: 'relative',
  textAlign: 'center',
  selectors: {
    '&:hover': { color: vars.color.text },
    // A ring in the control's colour, because the two greys alone do not show what is chosen.
    '&:has(:checked)': { background: vars.color.surface, borderColor: vars.color.control, color: vars.color.text },
    '[aria-busy="true"] &': { cursor: 'progress' },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'Canvas',
      selectors: {
        '&:has(:checked)': {
          background: vars.color.ink,
          borderColor: vars.color.ink,
          color: vars.color.onInk,
          ...ownColors,
        },
      },
    },
  },
});

export const input = layered({ cursor: 'pointer', inset: 0, margin: 0, opacity: 0, position: 'absolute' });
