import type { Database } from '../database/database.ts';
import { type LookupTable, lookupRows } from './lookup-ids.ts';
import { newItems } from './new-items.ts';
import type { ReferenceLists } from './reference-lists.ts';

/** Adds rows whose slug is missing, with their own id if it is free. */
async function addTo<Entry extends { id: number; slug: string }>(
  trx: Database,
  table: LookupTable,
  entries: readonly Entry[],
  insert: (rows: Entry[]) => { execute(): Promise<unknown> },
): Promise<number> {
  const there = await lookupRows(trx, table);
  const slugs = new Set(there.map(({ slug }) => slug));
  const taken = new Set(there.map(({ id }) => id));
  const fresh = (await newItems(trx, table, entries, ({ slug }) => slug)).filter(({ slug }) => !slugs.has(slug));
  const rows = fresh.map((entry) => {
    const id = taken.has(entry.id) ? Math.max(...taken, ...entries.map((each) => each.id)) + 1 : entry.id;
    taken.add(id);
    return { ...entry, id };
  });
  if (rows.length > 0) await insert(rows).execute();
  return rows.length;
}

const toRow = ({ id, slug }: { id: number; slug: string }) => ({ id, slug });

export const addLanguages = (trx: Database, { languages }: ReferenceLists): Promise<number> =>
  addTo(trx, 'languages', languages, (rows) => trx.insertInto('languages').values(rows.map(toRow)));

export const addRegions = (trx: Database, { regions }: ReferenceLists): Promise<number> =>
  addTo(trx, 'regions', regions, (rows) => trx.insertInto('regions').values(rows.map(toRow)));

export const addCategories = (trx: Database, { categories }: ReferenceLists): Promise<number> =>
  addTo(trx, 'categories', categories, (rows) => trx.insertInto('categories').values(rows.map(toRow)));

export const addSources = (trx: Database, { sources }: ReferenceLists): Promise<number> =>
  addTo(trx, 'sources', sources, (rows) =>
    trx.insertInto('sources').values(
      rows.map(({ id, slug, kind, languages, issuedOn, countsSaturdays }) => ({
        id,
        slug,
        kind,
        languages: [...languages],
        issued_on: [...issuedOn],
        counts_saturdays: countsSaturdays,
      })),
    ),
  );

export const addBanks = (trx: Database, { banks }: ReferenceLists): Promise<number> =>
  addTo(trx, 'banks', banks, (rows) =>
    trx.insertInto('banks').values(rows.map(({ id, slug, name }) => ({ id, slug, bank_name: name }))),
  );
