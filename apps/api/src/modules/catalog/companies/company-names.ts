import { searchTerms } from '@awaj/domain/amharic';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** Names that differ only in spaces, signs, capitals or the spelling of a sound have the same key. */
export const companyKey = (name: string): string => searchTerms(name).join(' ') || name.trim();

export interface KnownName {
  id: number;
  key: string;
}

const allNames = sql`(select id, name from company_names union all select company_id, name from company_aliases) n`;

/** Every name of every company in any language, the older company first. */
export async function readCompanyNames(db: Database, afterId = 0): Promise<KnownName[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from ${allNames} where id > ${afterId} order by id
  `.execute(db);
  return rows.map(({ id, name }) => ({ id, key: companyKey(name) }));
}

/** Every company's name in each of its languages, the older company first. */
export const companyNamesByLanguage = (db: Database) =>
  db.selectFrom('company_names').select(['id', 'language', 'name']).orderBy('id').orderBy('language').execute();

/** A mark that changes whenever a name of any company up to this id is added, changed or removed. */
export async function markOfCompanyNames(db: Database, upToId: number): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select count(*) || ' ' || coalesce(sum(hashtextextended(name, id)), 0) as mark from ${allNames} where id <= ${upToId}
  `.execute(db);
  return rows[0]?.mark ?? '';
}

/** The companies with this whole name, or else those whose name contains it. */
export async function companiesNamed(db: Database, text: string, wanted: 'whole-first' | 'all'): Promise<number[]> {
  const key = companyKey(text);
  if (key === '') return [];
  const found = (await readCompanyNames(db)).filter((name) => name.key.includes(key));
  const whole = wanted === 'whole-first' ? found.filter((name) => name.key === key) : [];
  return [...new Set((whole.length > 0 ? whole : found).map(({ id }) => id))];
}

/** One of these names that another company already has; null when all are free. */
export async function takenCompanyName(
  db: Database,
  names: Readonly<Record<string, string>>,
  exceptId = 0,
): Promise<string | null> {
  const taken = new Set((await readCompanyNames(db)).filter(({ id }) => id !== exceptId).map(({ key }) => key));
  return Object.values(names).find((name) => taken.has(companyKey(name))) ?? null;
}
