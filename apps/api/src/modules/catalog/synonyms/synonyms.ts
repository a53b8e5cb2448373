import { minuteMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** A word with all that mean the same has no more than so many beside it: each makes a search longer. */
export const alternativesAtMost = 8;

/** Of spaced words that mean something together, such as "spare parts". */
export const wordsInPhrase = 3;

/** A changed word is seen this long after. */
const cachedForMs = minuteMs;

export interface Synonym {
  word: string;
  /** As search compares it. */
  folded: string;
}

/** The other words that mean the same as a folded word. */
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
    // What failed is read again by the next search.
    synonyms.catch(() => {
      if (kept?.synonyms === synonyms) kept = null;
    });
    return synonyms;
  };
}

export type ReadSynonyms = ReturnType<typeof createSynonyms>;
