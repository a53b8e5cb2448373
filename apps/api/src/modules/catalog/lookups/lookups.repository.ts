import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { type CompanySummaryRow, companySummaries } from '../companies/company-summaries.ts';
import type { LookupName } from './lookup-counts.ts';

const preferences = {
  categories: sql`select category_id from preferred_categories`,
  regions: sql`select region_id from preferred_regions`,
  languages: sql`select language_id from preferred_languages`,
};
export type PreferenceName = keyof typeof preferences;

export function createLookupsRepository(db: Database) {
  return {
    all: (name: LookupName): Promise<{ id: number }[]> => db.selectFrom(name).select('id').orderBy('id').execute(),

    chosenBy: (userId: number, name: PreferenceName): Promise<{ id: number }[]> =>
      db
        .selectFrom(name)
        .select('id')
        .where(sql<boolean>`id in (${preferences[name]} where user_id = ${userId})`)
        .orderBy('id')
        .execute(),

    featuredCompanies: (now: Date): Promise<CompanySummaryRow[]> =>
      companySummaries(db, now)
        .where('is_featured', '=', true)
        .orderBy('tenders_count', 'desc')
        .orderBy('id')
        .execute(),
  };
}
