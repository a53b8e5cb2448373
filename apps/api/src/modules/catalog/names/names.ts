import { minuteMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { fallbackLanguage, type Language } from '../../../http/language.ts';
import { type Names, type Noun, namesTables } from './stored-names.ts';

const nouns = Object.keys(namesTables) as Noun[];

type Cache = Readonly<Record<Noun, Map<number, Names>>>;

/** Falls back to English, and then to the first language that has a name. */
export const nameIn = (names: Names, language: Language): string =>
  names[language] ?? names[fallbackLanguage] ?? Object.values(names)[0] ?? '';

const emptyCache = (): Cache => ({
  languages: new Map(),
  regions: new Map(),
  categories: new Map(),
  sources: new Map(),
  companies: new Map(),
});

interface NamesRow {
  noun: Noun;
  names: [id: number, language: string, name: string][] | null;
}

/** One statement reads all missing names, with a row for each noun. */
async function readInto(cache: Cache, missing: readonly (readonly [Noun, readonly number[]])[], db: Database) {
  const reads = missing.map(
    ([noun, ids]) => sql`
      select ${sql.lit(noun)} as noun, jsonb_agg(jsonb_build_array(id, language, name) order by language) as names
      from ${sql.table(namesTables[noun])} where id = any(${ids}::integer[])`,
  );
  const { rows } = await sql<NamesRow>`${sql.join(reads, sql` union all `)}`.execute(db);
  for (const [noun, ids] of missing) for (const id of ids) cache[noun].set(id, {});
  for (const { noun, names } of rows)
    for (const [id, language, name] of names ?? []) cache[noun].set(id, { ...cache[noun].get(id), [language]: name });
}

/** Gives the name of one of the loaded rows. */
export interface NameOf {
  (noun: Noun, id: number): string;
  /** A different object when a name may have changed. */
  readonly edition: object;
}

/** A changed name is shown after at most this time. */
const cachedForMs = minuteMs;
/** Limits the cache, because there may be tens of thousands of companies. */
const cachedCompanies = 20_000;

/**
 * Reads names of lookups and companies. Lists use the same few names again and again, so they are cached, and a page
 * needs no extra query.
 */
export function createNames({ db, now }: { db: Database; now: () => Date }) {
  let cache = emptyCache();
  let startedAt = now().getTime();

  /** A full or old cache is replaced, not emptied, so that running requests still find its names. */
  function freshCache(): Cache {
    const at = now().getTime();
    if (Math.abs(at - startedAt) >= cachedForMs || cache.companies.size >= cachedCompanies) {
      cache = emptyCache();
      startedAt = at;
    }
    return cache;
  }

  return async (language: Language, wanted: Partial<Record<Noun, readonly number[]>>): Promise<NameOf> => {
    const known = freshCache();
    const missing = nouns
      .filter((noun) => wanted[noun]?.some((id) => !known[noun].has(id)))
      .map((noun) => [noun, (wanted[noun] ?? []).filter((id) => !known[noun].has(id))] as const);
    if (missing.length > 0) await readInto(known, missing, db);
    const nameOf = (noun: Noun, id: number) => nameIn(known[noun].get(id) ?? {}, language);
    return Object.assign(nameOf, { edition: known });
  };
}

export type ReadNames = ReturnType<typeof createNames>;
