import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

/** Of borders, which a reader's own colours leave. */
export const dot = layered({ border: `3px solid ${vars.color.ink}`, borderRadius: vars.radius.full, display: 'block' });
