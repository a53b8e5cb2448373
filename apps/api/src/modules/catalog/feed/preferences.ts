import type { Preferences } from '@awaj/domain/preferences';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** The preferences of a user. */
export async function preferencesOf(db: Database, userId: number): Promise<Preferences> {
  const { rows } = await sql<Preferences>`select
    array(select category_id from preferred_categories where user_id = ${userId}) as categories,
    array(select language_id from preferred_languages where user_id = ${userId}) as languages,
    array(select region_id from preferred_regions where user_id = ${userId}) as regions`.execute(db);
  return rows[0] ?? { categories: [], languages: [], regions: [] };
}
