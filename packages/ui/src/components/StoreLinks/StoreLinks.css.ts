import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const list = layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
export const words = layered({ display: 'grid', lineHeight: vars.leading.heading, textAlign: 'start' });
export const lead = layered({ color: vars.color.muted, fontSize: vars.size.xs, fontWeight: 400 });
