import type { Database } from '../database/database.ts';
import { fallbackLanguage } from '../http/language.ts';
import { findCompanies } from '../modules/catalog/companies/company-editing.ts';
import { nameIn } from '../modules/catalog/names/names.ts';
import { UsageError } from './operation.ts';

const namedAtMost = 5;

/** Finds exactly one company by its number or name. An exact name wins over names that contain it. */
export async function theCompany(db: Database, text: string): Promise<{ id: number; name: string }> {
  const found = await findCompanies(db, text, 'whole-first');
  const [company, ...others] = found;
  if (!company) throw new UsageError(`There is no company ${text}.`);
  const nameOf = ({ names }: typeof company) => nameIn({ ...names }, fallbackLanguage);
  if (others.length === 0) return { id: company.id, name: nameOf(company) };
  const named = [company, ...others].slice(0, namedAtMost).map((each) => `${nameOf(each)} (${each.id})`);
  const more = others.length >= namedAtMost ? ' and others' : '';
  throw new UsageError(`"${text}" matches several: ${named.join(', ')}${more}. Use the number of one.`);
}
