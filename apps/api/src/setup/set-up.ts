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

/** The number of rows added to each list. */
export type Added = Partial<Record<ListName, number>>;

/** Adds the lists that every installation needs, and later only what is new. Changes by an operator stay. */
export async function setUp(trx: Database, lists: ReferenceLists = referenceLists): Promise<Added> {
  // If two run at once, the second finds the rows of the first.
  await sql`lock table setup_rows in share row exclusive mode`.execute(trx);
  const added: Added = {};
  for (const list of Object.keys(steps) as ListName[]) {
    const count = await steps[list](trx, lists);
    if (count > 0) added[list] = count;
  }
  return added;
}
