import { type RawBuilder, sql } from 'kysely';

/** Words of a key are letters and digits; no wildcard among them. */
const like = (part: string) => sql`k.search_key like ${`%${part}%`}`;

/**
 * The end of one syllable and the beginning of the next, out of the three letters that each is spelt with. These four
 * say all that the six would; the trigrams within a syllable are shared by so many titles that reading them costs more
 * than they sort out.
 */
const joints = (spelt: string): string[] =>
  Array.from({ length: spelt.length / 3 - 1 }, (_, at) => spelt.slice(at * 3 + 1, at * 3 + 5));

/** What an index has to hold of a title key `k` with this word in it. It may hold it for other titles too. */
export function inIndex(word: string): RawBuilder<unknown>[] {
  if (word.length < 3) return [sql`short_parts(k.search_key) @> array[${word}]`];
  const isSpelt = /^\p{Lu}+$/u.test(word);
  return isSpelt && word.length > 3 ? joints(word).map(like) : [like(word)];
}
