import type { Database } from '../database/database.ts';
import { isId } from '../http/ids.ts';
import { findTenders } from '../modules/catalog/tenders/search/operator-search.ts';
import { onlyOne } from './only-one.ts';

const foundAtMost = 50;

/** Describes the argument that names a tender. */
export const tenderArgument = 'its number, or the reference number that its buyer gave it';

/**
 * Finds a tender by its number, or by its reference number if no other tender has the same. The reference number of a
 * merged tender leads to the other one.
 */
export async function requireTenderId(db: Database, text: string): Promise<number> {
  if (isId(Number(text))) return Number(text);
  const found = (await findTenders(db, text, foundAtMost)).filter(({ reference }) => reference === text.trim());
  const ids = new Set(found.map((tender) => tender.mergedInto ?? tender.id));
  return onlyOne([...ids], {
    none: `There is no tender ${text}. "tender find" also searches titles.`,
    several: `"${text}" is the reference number of several`,
    nameOf: (id) => id,
    advice: 'Use the number of one.',
  });
}

/** Says of a tender that is not on the site whether it was withdrawn, or into which it was merged. */
export async function explainMissingTender(db: Database, id: number): Promise<string> {
  const row = await db
    .selectFrom('withdrawn_tenders')
    .select('merged_into')
    .where('tender_id', '=', id)
    .executeTakeFirst();
  if (!row) return `There is no tender ${id}.`;
  return row.merged_into === null ? `Tender ${id} is withdrawn.` : `Tender ${id} was merged into ${row.merged_into}.`;
}
