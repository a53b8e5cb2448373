import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { Language } from '../../platform/language.ts';

export interface LookupRow {
  id: number;
  name: string;
  tenders_count: number;
}

const popularCategories = 8;

/** Which tenders are counted for a lookup's entries. */
const links = {
  categories: { table: 'tender_categories', key: 'category_id' },
  regions: { table: 'tender_regions', key: 'region_id' },
  languages: { table: 'tenders', key: 'language_id' },
  sources: { table: 'tender_sources', key: 'source_id' },
} as const;
export type LookupName = keyof typeof links;

const preferences = {
  categories: { table: 'preferred_categories', key: 'category_id' },
  regions: { table: 'preferred_regions', key: 'region_id' },
  languages: { table: 'preferred_languages', key: 'language_id' },
} as const;
export type PreferenceName = keyof typeof preferences;

export function createLookupsRepository(db: Database) {
  const counted = (name: LookupName, language: Language) => {
    const { table, key } = links[name];
    const count = sql<number>`(select count(*)::int from ${sql.table(table)} l where ${sql.ref(`l.${key}`)} = ${sql.ref(`${name}.id`)})`;
    return db.selectFrom(name).select([`${name}.id`, `name_${language} as name`, count.as('tenders_count')]);
  };
  return {
    all: (name: LookupName, language: Language): Promise<LookupRow[]> =>
      counted(name, language).orderBy('id').execute(),

    popularCategories: (language: Language): Promise<LookupRow[]> =>
      counted('categories', language).orderBy('tenders_count', 'desc').orderBy('id').limit(popularCategories).execute(),

    chosenBy: (userId: number, name: PreferenceName, language: Language): Promise<LookupRow[]> => {
      const { table, key } = preferences[name];
      return counted(name, language)
        .where(sql<boolean>`exists (select from ${sql.table(table)} p
          where p.user_id = ${userId} and ${sql.ref(`p.${key}`)} = ${sql.ref(`${name}.id`)})`)
        .orderBy('id')
        .execute();
    },

    featuredCompanies: (language: Language, now: Date) =>
      db
        .selectFrom('companies')
        .select(['id', `name_${language} as name`, sql<boolean>`logo_svg is not null`.as('has_logo')])
        .select(
          sql<number>`(select count(*)::int from tenders t where t.company_id = companies.id
          and (t.closes_at is null or t.closes_at > ${now}))`.as('tenders_count'),
        )
        .where('is_featured', '=', true)
        .orderBy('tenders_count', 'desc')
        .orderBy('id')
        .execute(),
  };
}
