import { foldForSearch } from '@awaj/domain/amharic';
import type { InsertQueryBuilder, InsertResult } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { namesTables } from '../modules/catalog/names/stored-names.ts';
import { withIds } from './lookup-ids.ts';
import { newItems } from './new-items.ts';
import type { ReferenceLists } from './reference-lists.ts';

/** Returns the number of new rows. */
async function insertMissing<Table extends keyof Schema>(
  insert: InsertQueryBuilder<Schema, Table, InsertResult>,
): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await insert
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

const namedLists = ['languages', 'regions', 'categories', 'sources'] as const;

async function addNamesOf(trx: Database, list: (typeof namedLists)[number], lists: ReferenceLists): Promise<number> {
  const entries = await withIds(trx, list, lists[list]);
  const names = entries.flatMap(({ id, slug, names }) =>
    Object.entries(names).map(([language, name]) => ({
      key: `${list}/${slug}/${language}`,
      row: { id, language, name },
    })),
  );
  const fresh = await newItems(trx, 'names', names, ({ key }) => key);
  if (fresh.length === 0) return 0;
  return insertMissing(trx.insertInto(namesTables[list]).values(fresh.map(({ row }) => row)));
}

/** Adds missing names in a language. */
export async function addNames(trx: Database, lists: ReferenceLists): Promise<number> {
  let added = 0;
  for (const list of namedLists) added += await addNamesOf(trx, list, lists);
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
  return insertMissing(trx.insertInto('category_words').values(fresh.map(({ row }) => row)));
}

/** A word that an operator has given another meaning keeps it. */
export async function addSynonyms(trx: Database, { synonyms }: ReferenceLists): Promise<number> {
  const keyOf = ({ meaning, language, word }: (typeof synonyms)[number]) => `${meaning}/${language}/${word}`;
  const fresh = await newItems(trx, 'synonyms', synonyms, keyOf);
  if (fresh.length === 0) return 0;
  const rows = fresh.map(({ meaning, language, word, isChecked }) => ({
    folded: foldForSearch(word),
    meaning,
    language,
    word,
    is_checked: isChecked,
  }));
  return insertMissing(trx.insertInto('synonyms').values(rows));
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
  const ofRegions = regions.length > 0 ? await insertMissing(trx.insertInto('region_aliases').values(regions)) : 0;
  const ofSources = sources.length > 0 ? await insertMissing(trx.insertInto('source_aliases').values(sources)) : 0;
  return ofRegions + ofSources;
}

/** Once for each year, because an operator may have moved a holiday. */
export async function addHolidays(trx: Database, { holidays }: ReferenceLists): Promise<number> {
  const fresh = await newItems(trx, 'holidays', holidays, ({ slug, date }) => `${slug}/${date.slice(0, 4)}`);
  if (fresh.length === 0) return 0;
  const rows = fresh.map(({ date, slug, names, isMoonDependent }) => ({
    date,
    slug,
    names: JSON.stringify(names),
    is_moon_dependent: isMoonDependent,
  }));
  return insertMissing(trx.insertInto('holidays').values(rows));
}
