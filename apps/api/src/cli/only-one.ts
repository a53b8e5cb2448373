import { UsageError } from './operation.ts';

const namedAtMost = 5;

interface Wording<Found> {
  /** The refusal when nothing was found. */
  none: string;
  /** The beginning of the refusal when several were found. */
  several: string;
  nameOf: (found: Found) => string | number;
  /** How to name a single one. */
  advice: string;
}

/** Returns what was found if it is a single one. Otherwise refuses the argument, and names some of several. */
export function onlyOne<Found>(found: readonly Found[], { none, several, nameOf, advice }: Wording<Found>): Found {
  const [only, ...others] = found;
  if (only === undefined) throw new UsageError(none);
  if (others.length === 0) return only;
  const named = found.slice(0, namedAtMost).map(nameOf).join(', ');
  const more = found.length > namedAtMost ? ' and others' : '';
  throw new UsageError(`${several}: ${named}${more}. ${advice}`);
}
