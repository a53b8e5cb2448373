import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const box = layered({
  alignItems: 'center',
  cursor: 'text',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  // Dozens of choices scroll in their own box, so that the form stays visible.
  maxHeight: '11rem',
  overflowY: 'auto',
  selectors: { '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

export const chips = layered({ display: 'contents' });

export const chipPlace = layered({ display: 'flex', maxWidth: '100%' });

export const chip = layered({
  alignItems: 'center',
  background: vars.color.inkSoft,
  border: 0,
  borderRadius: vars.radius.control,
  color: vars.color.link,
  cursor: 'pointer',
  display: 'inline-flex',
  fontSize: vars.size.s,
  gap: vars.space.xxs,
  minHeight: '1.75rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  paddingInline: vars.space.xs,
  position: 'relative',
  textAlign: 'start',
  selectors: {
    '&:hover': { textDecoration: 'line-through' },
    // A larger touch area than what is drawn.
    '&::after': { content: '', inset: `calc(${vars.space.xs} * -1) 0`, position: 'absolute' },
  },
});

export const cross = layered({ display: 'inline-flex', flex: 'none', fontSize: vars.size.xs });

export const input = layered({
  appearance: 'none',
  background: 'transparent',
  border: 0,
  flex: '1 1 6rem',
  minWidth: '4rem',
  outline: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    // Takes the rest of the last line, and a line of its own only when something is typed.
    '&[data-beside]': {
      flexBasis: 0,
      marginInlineStart: `calc((${vars.space.xs} + 2px) * -1)`,
      minWidth: `calc(${vars.space.xs} + 2px)`,
      paddingInlineStart: vars.space.xs,
    },
  },
});
