import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Language } from '../../../http/language.ts';
import { type CompanySummaryRow, companySummaries } from '../companies/company-summaries.ts';
import type { LookupName } from './tender-counts.ts';

interface NamedRow {
  id: number;
  name: string;
}

const preferences = {
  categories: sql`select category_id from preferred_categories`,
  regions: sql`select region_id from preferred_regions`,
  languages: sql`select language_id from preferred_languages`,
};
export type PreferenceName = keyof typeof preferences;

export function createLookupsRepository(db: Database) {
  return {
    all: (name: LookupName, language: Language): Promise<NamedRow[]> =>
      db
        .selectFrom(name)
        .select(['id', `name_${language} as name`])
        .orderBy('id')
        .execute(),

    chosenBy: (userId: number, name: PreferenceName, language: Language): Promise<NamedRow[]> =>
      db
        .selectFrom(name)
        .select(['id', `name_${language} as name`])
        .where(sql<boolean>`id in (${preferences[name]} where user_id = ${userId})`)
        .orderBy('id')
        .execute(),

    featuredCompanies: (language: Language, now: Date): Promise<CompanySummaryRow[]> =>
      companySummaries(db, language, now)
        .where('is_featured', '=', true)
        .orderBy('tenders_count', 'desc')
        .orderBy('id')
        .execute(),
  };
}
