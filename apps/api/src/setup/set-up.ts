import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { addAliases, addHolidays, addNames, addSynonyms, addWords } from './add-details.ts';
import { addBanks, addCategories, addLanguages, addRegions, addSources } from './add-lookups.ts';
import type { ListName } from './new-items.ts';
import { type ReferenceLists, referenceLists } from './reference-lists.ts';

const steps = {
  languages: addLanguages,
  regions: addRegions,
  categories: addCategories,
  sources: addSources,
  banks: addBanks,
  names: addNames,
  words: addWords,
  synonyms: addSynonyms,
  aliases: addAliases,
  holidays: addHolidays,
} as const satisfies Record<ListName, (trx: Database, lists: ReferenceLists) => Promise<number>>;

/** How many rows were added to each list. */
export type Added = Partial<Record<ListName, number>>;

/**
 * Brings the lists that every installation needs, and on a later run what has been added to them since. What an
 * operator changed, added or removed stays that way.
 */
export async function setUp(trx: Database, lists: ReferenceLists = referenceLists): Promise<Added> {
  // Of two that run at once, the second finds what the first has brought.
  await sql`lock table setup_rows in share row exclusive mode`.execute(trx);
  const added: Added = {};
  for (const list of Object.keys(steps) as ListName[]) {
    const count = await steps[list](trx, lists);
    if (count > 0) added[list] = count;
  }
  return added;
}
