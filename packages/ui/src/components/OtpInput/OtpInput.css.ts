import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

/** The digits of a code go from left to right in every script. */
export const boxes = layered({ alignItems: 'center', direction: 'ltr', display: 'flex', gap: vars.space.xs });

export const digit = layered({
  flex: '1 1 0',
  // Large letters stay inside their boxes on a narrow phone.
  fontSize: `min(${vars.size.xl}, 7vw)`,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  maxWidth: '6rem',
  minHeight: '3.5rem',
  paddingInline: 0,
  textAlign: 'center',
  selectors: { '[aria-busy="true"] &': { color: vars.color.muted } },
});

/** The single field without script. */
export const whole = layered({ letterSpacing: '0.5em', maxWidth: '14rem' });
