import { foldForSearch } from '@awaj/domain/amharic';
import type { Database } from '../../../database/database.ts';
import { alternativesAtMost, wordsInPhrase } from './synonyms.ts';

export const synonymLanguages = ['en', 'am', 'om', 'ti'] as const;

export interface SynonymWord {
  language: (typeof synonymLanguages)[number];
  word: string;
}

export type AddedSynonym =
  | { kind: 'stored' }
  | { kind: 'taken'; meaning: string }
  | { kind: 'full' }
  /** Only signs, or too many words. */
  | { kind: 'unfit' };

/** Adds a word to a group of synonyms, unless it already has another meaning. */
export async function addSynonym(
  trx: Database,
  meaning: string,
  { language, word }: SynonymWord,
  isChecked: boolean,
): Promise<AddedSynonym> {
  const folded = foldForSearch(word);
  if (folded === '' || folded.split(' ').length > wordsInPhrase) return { kind: 'unfit' };
  const group = await trx.selectFrom('synonyms').select('folded').where('meaning', '=', meaning).execute();
  if (group.length > alternativesAtMost) return { kind: 'full' };
  const stored = await trx
    .insertInto('synonyms')
    .values({ folded, meaning, language, word, is_checked: isChecked })
    .onConflict((conflict) => conflict.doNothing())
    .returning('folded')
    .executeTakeFirst();
  if (stored) return { kind: 'stored' };
  const { meaning: other } = await trx
    .selectFrom('synonyms')
    .select('meaning')
    .where('folded', '=', folded)
    .executeTakeFirstOrThrow();
  return { kind: 'taken', meaning: other };
}

/** Removes a word from its group in any spelling; null when it was in none. */
export async function removeSynonym(trx: Database, word: string) {
  const row = trx.deleteFrom('synonyms').where('folded', '=', foldForSearch(word)).returning(['meaning', 'word']);
  return (await row.executeTakeFirst()) ?? null;
}

/** All groups, or the group of one word. */
export async function listSynonyms(db: Database, word?: string) {
  const rows = db
    .selectFrom('synonyms')
    .select(['meaning', 'language', 'word', 'is_checked'])
    .orderBy('meaning')
    .orderBy('language')
    .orderBy('word');
  if (word === undefined) return rows.execute();
  const folded = foldForSearch(word);
  return rows
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('meaning', '=', word),
        eb('meaning', 'in', selectFrom('synonyms').select('meaning').where('folded', '=', folded)),
      ]),
    )
    .execute();
}
