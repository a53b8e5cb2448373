import type { ParameterListPath } from '@awaj/api-client/schema';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import { type Caller, requireAccount } from '../../identity/caller.ts';
import type { ReadNames } from '../names/names.ts';
import { type Counted, createLookupCounts, type LookupName } from './lookup-counts.ts';
import { createLookupsRepository, type PreferenceName } from './lookups.repository.ts';

export interface Asked {
  query: { path?: ParameterListPath };
  caller: Caller;
  language: Language;
}

const popularCategories = 8;
const byCount = (a: { tenders_count: number }, b: { tenders_count: number }) => b.tenders_count - a.tenders_count;

/** The owner of personal lists. A visitor is refused; a Telegram user without an account gets empty lists. */
export function ownerOf(caller: Caller): number | null {
  if (caller.kind === 'visitor') throw new AppError('unauthorized');
  return caller.kind === 'user' ? requireAccount(caller).userId : null;
}

/** The choices of each filter, with their names and tender counts. */
export function createChoices({
  db,
  reads,
  now,
  readNames,
}: {
  db: Database;
  reads: Database;
  now: () => Date;
  readNames: ReadNames;
}) {
  const lookups = createLookupsRepository(reads);
  // Counting all tenders takes longer than the query timeout of readers.
  const countsOf = createLookupCounts(db, now);

  async function named(noun: LookupName, rows: Promise<{ id: number }[]>, language: Language) {
    const ids = (await rows).map(({ id }) => id);
    const nameOf = await readNames(language, { [noun]: ids });
    return ids.map((id) => ({ id, name: nameOf(noun, id) }));
  }

  async function withCounts(noun: LookupName, rows: Promise<{ id: number }[]>, language: Language, which: Counted) {
    const [entries, counts] = await Promise.all([named(noun, rows, language), countsOf(noun, which)]);
    return entries.map((entry) => ({ ...entry, tenders_count: counts.get(entry.id) ?? 0 }));
  }

  /** For the feed the answer holds only the owner's preferences, so a client also learns when there are none. */
  async function forList(name: PreferenceName, { query, caller, language }: Asked) {
    if (query.path === 'client/myfeed') {
      const owner = ownerOf(caller);
      return owner === null ? [] : withCounts(name, lookups.chosenBy(owner, name), language, { of: 'all' });
    }
    const owner = query.path === 'client/saved-tender' ? ownerOf(caller) : null;
    return withCounts(
      name,
      lookups.all(name),
      language,
      owner === null ? { of: 'all' } : { of: 'saved', userId: owner },
    );
  }

  return {
    countsOf,
    forList,
    popularCategories: async (asked: Asked) =>
      (await forList('categories', asked)).sort(byCount).slice(0, popularCategories),
    sources: (language: Language) => withCounts('sources', lookups.all('sources'), language, { of: 'all' }),
  };
}

export type Choices = ReturnType<typeof createChoices>;
