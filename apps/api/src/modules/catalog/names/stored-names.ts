import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

export const namesTables = {
  languages: 'language_names',
  regions: 'region_names',
  categories: 'category_names',
  sources: 'source_names',
  companies: 'company_names',
} as const;

export type Noun = keyof typeof namesTables;

/** The names of one thing by language. */
export type Names = Readonly<Record<string, string>>;

const same = (name: string) => sql<boolean>`lower(name) = lower(${name})`;

/** The ids with exactly this name in any language. */
export async function idsNamed(db: Database, noun: Noun, name: string): Promise<number[]> {
  const rows = await db.selectFrom(namesTables[noun]).select('id').where(same(name)).groupBy('id').execute();
  return rows.map(({ id }) => id);
}

/** One of these names that another of its kind already has; null when all are free. */
export async function takenName(db: Database, noun: Noun, names: Names, exceptId = 0): Promise<string | null> {
  for (const [language, name] of Object.entries(names)) {
    const rows = db.selectFrom(namesTables[noun]).select('id').where('language', '=', language).where(same(name));
    if (await rows.where('id', '!=', exceptId).executeTakeFirst()) return name;
  }
  return null;
}

/** Keeps the names in other languages. Readers see a change within a minute. */
export async function storeNames(trx: Database, noun: Noun, id: number, names: Names): Promise<void> {
  for (const [language, name] of Object.entries(names))
    await trx
      .insertInto(namesTables[noun])
      .values({ id, language, name })
      .onConflict((conflict) => conflict.columns(['id', 'language']).doUpdateSet({ name }))
      .execute();
}
