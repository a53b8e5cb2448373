import type { Preferences } from '@awaj/api-client/schema';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { refusedFields } from '../../http/errors.ts';
import { smallId } from '../../http/ids.ts';
import type { FieldProblem } from '../../http/problems.ts';
import { addFeedSearch } from '../catalog/feed/feed-search.ts';
import { lockUser } from '../identity/users.ts';

type Field = keyof Preferences;

interface Choice {
  lookup: 'languages' | 'regions' | 'categories';
  table: 'preferred_languages' | 'preferred_regions' | 'preferred_categories';
  column: 'language_id' | 'region_id' | 'category_id';
  unknown: FieldProblem;
}

const choices = {
  selectedLanguages: {
    lookup: 'languages',
    table: 'preferred_languages',
    column: 'language_id',
    unknown: 'languageUnknown',
  },
  selectedRegions: { lookup: 'regions', table: 'preferred_regions', column: 'region_id', unknown: 'regionUnknown' },
  selectedCategories: {
    lookup: 'categories',
    table: 'preferred_categories',
    column: 'category_id',
    unknown: 'categoryUnknown',
  },
} as const satisfies Record<Field, Choice>;

const fields = Object.keys(choices) as Field[];

async function hasUnknown(db: Database, { lookup }: Choice, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const known = await db.selectFrom(lookup).select('id').where('id', 'in', ids.map(smallId)).execute();
  return known.length < ids.length;
}

/** Replaces the preferences of a user, all of them or none. */
export async function savePreferences(
  db: Database,
  userId: number,
  preferences: Preferences,
  now: Date,
): Promise<void> {
  const chosen = (field: Field): number[] => [...new Set(preferences[field])];
  const problems: Partial<Record<Field, FieldProblem>> = {};
  for (const field of fields)
    if (await hasUnknown(db, choices[field], chosen(field))) problems[field] = choices[field].unknown;
  if (Object.keys(problems).length > 0) throw refusedFields(problems);
  await db.transaction().execute(async (trx) => {
    // Locked, so that two concurrent saves never mix.
    await lockUser(trx, userId);
    for (const field of fields) {
      const { table, column } = choices[field];
      await trx.deleteFrom(table).where('user_id', '=', userId).execute();
      await sql`insert into ${sql.table(table)} (user_id, ${sql.ref(column)})
        select ${userId}, unnest(${chosen(field)}::smallint[])`.execute(trx);
    }
    await addFeedSearch(trx, userId, now);
  });
}
