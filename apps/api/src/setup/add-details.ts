import type { Database } from '../database/database.ts';
import { withIds } from './lookup-ids.ts';
import { newItems } from './new-items.ts';
import type { ReferenceLists } from './reference-lists.ts';

const nameTables = {
  languages: 'language_names',
  regions: 'region_names',
  categories: 'category_names',
  sources: 'source_names',
} as const;

async function addNamesOf(trx: Database, list: keyof typeof nameTables, lists: ReferenceLists): Promise<number> {
  const entries = await withIds(trx, list, lists[list]);
  const names = entries.flatMap(({ id, slug, names }) =>
    Object.entries(names).map(([language, name]) => ({
      key: `${list}/${slug}/${language}`,
      row: { id, language, name },
    })),
  );
  const fresh = await newItems(trx, 'names', names, ({ key }) => key);
  if (fresh.length === 0) return 0;
  const insert = trx.insertInto(nameTables[list]).values(fresh.map(({ row }) => row));
  const added = await insert
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return added.length;
}

/** Names for what has none in the language. */
export async function addNames(trx: Database, lists: ReferenceLists): Promise<number> {
  let added = 0;
  for (const list of Object.keys(nameTables) as (keyof typeof nameTables)[])
    added += await addNamesOf(trx, list, lists);
  return added;
}

export async function addWords(trx: Database, { categories }: ReferenceLists): Promise<number> {
  const entries = await withIds(trx, 'categories', categories);
  const words = entries.flatMap(({ id, slug, words }) =>
    words.map(({ language, word, isChecked }) => ({
      key: `${slug}/${language}/${word}`,
      row: { category_id: id, language, word, is_checked: isChecked },
    })),
  );
  const fresh = await newItems(trx, 'words', words, ({ key }) => key);
  if (fresh.length === 0) return 0;
  const insert = trx.insertInto('category_words').values(fresh.map(({ row }) => row));
  const added = await insert
    .onConflict((conflict) => conflict.doNothing())
    .returning('word')
    .execute();
  return added.length;
}

async function newAliases(trx: Database, list: 'regions' | 'sources', lists: ReferenceLists) {
  const entries = await withIds(trx, list, lists[list]);
  const aliases = entries.flatMap(({ id, slug, aliases }) =>
    aliases.map((alias) => ({ key: `${list}/${slug}/${alias}`, id, alias })),
  );
  return newItems(trx, 'aliases', aliases, ({ key }) => key);
}

export async function addAliases(trx: Database, lists: ReferenceLists): Promise<number> {
  const regions = (await newAliases(trx, 'regions', lists)).map(({ id, alias }) => ({ region_id: id, alias }));
  const sources = (await newAliases(trx, 'sources', lists)).map(({ id, alias }) => ({ source_id: id, alias }));
  let added = 0;
  if (regions.length > 0) {
    const insert = trx.insertInto('region_aliases').values(regions);
    added += (
      await insert
        .onConflict((conflict) => conflict.doNothing())
        .returning('alias')
        .execute()
    ).length;
  }
  if (sources.length > 0) {
    const insert = trx.insertInto('source_aliases').values(sources);
    added += (
      await insert
        .onConflict((conflict) => conflict.doNothing())
        .returning('alias')
        .execute()
    ).length;
  }
  return added;
}

/** Once for each year: an operator may have moved it to another day. */
export async function addHolidays(trx: Database, { holidays }: ReferenceLists): Promise<number> {
  const fresh = await newItems(trx, 'holidays', holidays, ({ slug, date }) => `${slug}/${date.slice(0, 4)}`);
  if (fresh.length === 0) return 0;
  const rows = fresh.map(({ date, slug, names, isMoonDependent }) => ({
    date,
    slug,
    names: JSON.stringify(names),
    is_moon_dependent: isMoonDependent,
  }));
  const insert = trx.insertInto('holidays').values(rows);
  const added = await insert
    .onConflict((conflict) => conflict.doNothing())
    .returning('date')
    .execute();
  return added.length;
}
