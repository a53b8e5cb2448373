import { minuteMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** The most synonyms of a word, because each one makes a search slower. */
export const alternativesAtMost = 8;

/** The most words in a phrase with one meaning, such as "spare parts". */
export const wordsInPhrase = 3;

/** A changed synonym takes effect after at most this time. */
const cachedForMs = minuteMs;

export interface Synonym {
  word: string;
  /** The form that search compares. */
  folded: string;
}

/** Gives the synonyms of a folded word. */
export type SynonymsOf = (folded: string) => readonly Synonym[];

export const noSynonyms: SynonymsOf = () => [];

async function read(db: Database): Promise<SynonymsOf> {
  const rows = await db
    .selectFrom('synonyms')
    .select(['folded', 'meaning', 'word'])
    .orderBy(sql`folded collate "C"`)
    .execute();
  const meanings = new Map(rows.map(({ folded, meaning }) => [folded, meaning]));
  const groups = new Map<string, Synonym[]>();
  for (const { meaning, ...synonym } of rows) groups.set(meaning, [...(groups.get(meaning) ?? []), synonym]);
  return (folded) =>
    (groups.get(meanings.get(folded) ?? '') ?? [])
      .filter((other) => other.folded !== folded)
      .slice(0, alternativesAtMost);
}

/** Reads synonyms: a few hundred rows, kept between searches. */
export function createSynonyms({ db, now }: { db: Database; now: () => Date }) {
  let kept: { readAt: number; synonyms: Promise<SynonymsOf> } | null = null;

  return (): Promise<SynonymsOf> => {
    const at = now().getTime();
    if (kept && Math.abs(at - kept.readAt) < cachedForMs) return kept.synonyms;
    const synonyms = read(db);
    kept = { readAt: at, synonyms };
    // After a failure the next search reads them again.
    synonyms.catch(() => {
      if (kept?.synonyms === synonyms) kept = null;
    });
    return synonyms;
  };
}

export type ReadSynonyms = ReturnType<typeof createSynonyms>;
