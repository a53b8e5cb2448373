import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

/** Drawn with a border, which forced colours keep. */
export const dot = layered({ border: `3px solid ${vars.color.ink}`, borderRadius: vars.radius.full, display: 'block' });
