import { vars } from '../../theme/contract.css.ts';
import { forcedColors, layered } from '../../theme/layered.css.ts';

/** A line below as well: the ground alone is faint in some light. */
export const mark = layered({
  background: vars.color.inkSoft,
  boxShadow: `inset 0 -2px ${vars.color.ink}`,
  color: vars.color.text,
  '@media': { [forcedColors]: { color: 'MarkText' } },
});
