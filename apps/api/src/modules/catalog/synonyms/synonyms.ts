import { minuteMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** A word with all that mean the same has no more than so many beside it: each makes a search longer. */
export const alternativesAtMost = 8;

/** A changed word is seen this long after. */
const cachedForMs = minuteMs;

/** The other words, folded like it, that mean the same as a folded word. */
export type SynonymsOf = (folded: string) => readonly string[];

async function read(db: Database): Promise<SynonymsOf> {
  const rows = await db.selectFrom('synonyms').select(['folded', 'meaning']).orderBy(sql`folded collate "C"`).execute();
  const meanings = new Map(rows.map(({ folded, meaning }) => [folded, meaning]));
  const groups = new Map<string, string[]>();
  for (const { folded, meaning } of rows) groups.set(meaning, [...(groups.get(meaning) ?? []), folded]);
  return (folded) =>
    (groups.get(meanings.get(folded) ?? '') ?? []).filter((other) => other !== folded).slice(0, alternativesAtMost);
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
