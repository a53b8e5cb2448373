import { type RawBuilder, sql } from 'kysely';

/** All stretches of `size` letters that begin at every `step`th; the whole when it is shorter. */
function stretches(text: string, size: number, step: number): string[] {
  const count = Math.max(1, (text.length - size) / step + 1);
  return Array.from({ length: count }, (_, at) => text.slice(at * step, at * step + size));
}

/** The longest parts of a word that the index keeps. Capitals spell a syllable in three; nothing else is a capital. */
const partsOf = (word: string): string[] =>
  (word.match(/\p{Lu}+|\P{Lu}+/gu) ?? []).flatMap((run) =>
    /\p{Lu}/u.test(run) ? stretches(run, 6, 3) : stretches(run, 3, 1),
  );

/** Holds for every title key `k` with these words in it, by an index, and for few others. */
export function mayContain(words: readonly string[]): RawBuilder<unknown> {
  const parts = new Set(words.flatMap(partsOf));
  return sql`title_parts(k.search_key) @> ${[...parts]}::text[]`;
}
