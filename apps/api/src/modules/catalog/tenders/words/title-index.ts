import type { Preferences } from '@awaj/domain/preferences';
import { type RawBuilder, sql } from 'kysely';
import { facetOf } from '../filters/filter-rules.ts';
import { allOf } from '../filters/shared-conditions.ts';

/** All substrings of `size` letters at every `step`th position; the whole text if it is shorter. */
function stretches(text: string, size: number, step: number): string[] {
  const count = Math.max(1, (text.length - size) / step + 1);
  return Array.from({ length: count }, (_, at) => text.slice(at * step, at * step + size));
}

/** The longest parts of a word in the index. Capitals spell a syllable in three; nothing else is a capital. */
export const partsOf = (word: string): string[] =>
  (word.match(/\p{Lu}+|\P{Lu}+/gu) ?? []).flatMap((run) =>
    /\p{Lu}/u.test(run) ? stretches(run, 6, 3) : stretches(run, 3, 1),
  );

/** A condition on a title key `k` that contains all parts of these words, perhaps apart. For the index. */
export const hasParts = (words: readonly string[]): RawBuilder<unknown> =>
  sql`title_parts(k.search_key) @> ${[...new Set(words.flatMap(partsOf))]}::text[]`;

/** A condition on a title key `k` that contains all of these words; the index answers the first part. */
export function inTitle(words: readonly string[]): RawBuilder<unknown>[] {
  if (words.length === 0) return [];
  const scattered = words.filter((word) => partsOf(word).length > 1);
  return [
    hasParts(words),
    // A word that is a single part needs no check; the parts of others may stand apart.
    ...scattered.map((word) => sql`strpos(k.search_key, ${word}) > 0`),
  ];
}

/** Keeps the planner from asking an index, which would gather everything with one of these. */
const withoutIndex = (column: RawBuilder<unknown>) => sql`(${column} || '{}'::text[])`;

/** The condition on a title key that its tender is in a user's feed. */
export function isInFeed(
  alias: string,
  { categories, regions, languages }: Preferences,
  { areCategoriesWithoutIndex = false } = {},
): RawBuilder<unknown> {
  const facets = sql.ref(`${alias}.facets`);
  const chosen = [
    { name: 'categoryId' as const, ids: categories, column: areCategoriesWithoutIndex ? withoutIndex(facets) : facets },
    { name: 'regionId' as const, ids: regions, column: facets },
    { name: 'languageId' as const, ids: languages, column: facets },
  ].filter(({ ids }) => ids.length > 0);
  return allOf(chosen.map(({ name, ids, column }) => sql`${column} && ${ids.map((id) => facetOf(name, id))}::text[]`));
}
