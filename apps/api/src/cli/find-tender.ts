import type { Database } from '../database/database.ts';
import { isId } from '../http/ids.ts';
import { findTenders } from '../modules/catalog/tenders/find-tenders.ts';
import { UsageError } from './operation.ts';

const foundAtMost = 50;
const namedAtMost = 5;

/** Describes the argument that names a tender. */
export const tenderArgument = 'its number, or the reference number that its buyer gave it';

/** Finds a tender by its number, or by its reference number if no other tender has the same. */
export async function tenderNumber(db: Database, text: string): Promise<number> {
  if (isId(Number(text))) return Number(text);
  const found = await findTenders(db, text, foundAtMost);
  const [tender, ...others] = found.filter(({ reference }) => reference === text.trim());
  if (!tender) throw new UsageError(`There is no tender ${text}. "tender find" also searches titles.`);
  if (others.length === 0) return tender.id;
  const numbers = [tender, ...others].slice(0, namedAtMost).map(({ id }) => id);
  const more = others.length >= namedAtMost ? ' and others' : '';
  throw new UsageError(
    `"${text}" is the reference number of several: ${numbers.join(', ')}${more}. Use the number of one.`,
  );
}
