import { vars } from '../../theme/contract.css.ts';
import { layered, whileOpening } from '../../theme/layered.css.ts';

export const area = layered({ display: 'grid', gap: vars.space.m });

/** Bars, not letters: there is no text behind the blur to be read. */
export const veil = layered({ display: 'grid', filter: 'blur(3px)', gap: vars.space.xs, opacity: 0.8 });

export const prompt = layered({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  display: 'grid',
  gap: vars.space.xs,
  // Over the last blurred lines, so that it reads as the way to them.
  marginBlockStart: `calc(${vars.space.xl} * -1)`,
  justifyItems: 'start',
  padding: `min(${vars.space.l}, 6vw)`,
  position: 'relative',
  selectors: { [whileOpening]: { visibility: 'hidden' } },
});

export const sign = layered({ color: vars.color.muted, fontSize: vars.size.l });
