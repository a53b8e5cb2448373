import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.css.ts';

const logoColumn = `calc(2.5rem + ${vars.space.s})`;

/** The closing date gets its own column if the row is wide enough, at any letter size. */
export const beside = '(min-width: 36rem)';

/** The reader's own notes get a column too. */
export const besideNotes = '(min-width: 44rem)';

/** A phone: a badge leaves no room for both the locked deadline and the age. */
export const narrow = '(max-width: 26rem)';

/** A small phone: the locked deadline takes the whole line, and the badge moves. */
export const small = '(min-width: 15.01rem) and (max-width: 24rem)';

/** The smallest phone with large letters: the badge gets its own line. */
const tiny = '(max-width: 15rem)';

export const row = layered({
  alignItems: 'start',
  display: 'grid',
  // No gaps: a row without a badge keeps no room for one.
  gridTemplate: `"logo title title action" "logo meta meta action" "logo status facts action" / ${logoColumn} minmax(0, auto) minmax(0, 1fr) auto`,
  padding: `calc(${vars.density.row} * 0.75) ${vars.space.m}`,
  '@container': {
    [tiny]: {
      gridTemplate: `"logo title action" "logo meta action" "logo status action" "logo facts action" / ${logoColumn} minmax(0, 1fr) auto`,
    },
    [small]: {
      gridTemplate: `"logo title title action" "logo status meta action" "logo facts facts action" / ${logoColumn} auto minmax(0, 1fr) auto`,
    },
    [beside]: {
      alignContent: 'center',
      gridTemplate: `"logo title title facts action" "logo status meta facts action" / ${logoColumn} auto minmax(0, 1fr) auto auto`,
      minHeight: '4.75rem',
      paddingBlock: `calc(${vars.density.row} * 0.5)`,
    },
  },
});

export const withAside = layered({
  gridTemplate: `"logo title title action" "logo meta meta action" "logo status facts action" "logo aside aside aside" / ${logoColumn} minmax(0, auto) minmax(0, 1fr) auto`,
  '@container': {
    [tiny]: {
      gridTemplate: `"logo title action" "logo meta action" "logo status action" "logo facts action" "logo aside aside" / ${logoColumn} minmax(0, 1fr) auto`,
    },
    [small]: {
      gridTemplate: `"logo title title action" "logo status meta action" "logo facts facts action" "logo aside aside aside" / ${logoColumn} auto minmax(0, 1fr) auto`,
    },
    [beside]: {
      gridTemplate: `"logo title title facts action" "logo status meta facts action" "logo aside aside aside action" / ${logoColumn} auto minmax(0, 1fr) auto auto`,
    },
    [besideNotes]: {
      gridTemplate: `"logo title title aside facts action" "logo status meta aside facts action" / ${logoColumn} auto minmax(0, 1fr) clamp(10rem, 20cqi, 16.25rem) auto auto`,
    },
  },
});
