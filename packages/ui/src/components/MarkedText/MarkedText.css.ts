import { vars } from '../../theme/contract.css.ts';
import { forcedColors, layered } from '../../theme/layered.css.ts';

/** Underlined too, because the background alone is faint in bright light. */
export const mark = layered({
  background: vars.color.inkSoft,
  boxShadow: `inset 0 -2px ${vars.color.ink}`,
  color: vars.color.text,
  '@media': { [forcedColors]: { color: 'MarkText' } },
});
