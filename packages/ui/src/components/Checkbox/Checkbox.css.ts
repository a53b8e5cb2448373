import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const list = layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const input = layered({
  accentColor: vars.color.ink,
  cursor: 'pointer',
  flex: 'none',
  height: '1.25rem',
  // Aligned with the first line of its label.
  marginBlockStart: 'calc((1lh - 1.25rem) / 2)',
  width: '1.25rem',
  selectors: {
    '&[aria-invalid="true"]:not(:focus-visible)': { outline: `2px solid ${vars.color.closed}`, outlineOffset: '-1px' },
  },
});
