import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const row = layered({ alignItems: 'center', columnGap: vars.space.s, display: 'flex', flexWrap: 'wrap' });

export const button = layered({
  alignItems: 'center',
  background: 'transparent',
  border: 0,
  color: vars.color.link,
  cursor: 'pointer',
  display: 'inline-flex',
  fontWeight: 600,
  gap: vars.space.xs,
  minHeight: vars.density.control,
  textAlign: 'start',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&[aria-disabled="true"]': { color: vars.color.muted, cursor: 'default', textDecoration: 'none' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
});

export const waiting = layered({ color: vars.color.muted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' });
