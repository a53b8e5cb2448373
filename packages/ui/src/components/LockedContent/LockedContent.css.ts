import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

export const area = layered({ display: 'grid', gap: vars.space.m });

/** Grey bars instead of letters: there is no text behind the blur. */
export const veil = layered({ display: 'grid', filter: 'blur(3px)', gap: vars.space.xs, opacity: 0.8 });
