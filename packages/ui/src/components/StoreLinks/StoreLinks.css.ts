import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

/** Of one width, beside each other where there is room. */
export const list = layered({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
});
export const store = layered({ display: 'grid' });
export const words = layered({ display: 'grid', lineHeight: vars.leading.heading, textAlign: 'start' });
export const lead = layered({ color: vars.color.muted, fontSize: vars.size.xs, fontWeight: 400 });
