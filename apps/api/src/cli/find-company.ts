import type { Database } from '../database/database.ts';
import { fallbackLanguage } from '../http/language.ts';
import { findCompanies } from '../modules/catalog/companies/company-editing.ts';
import { nameIn } from '../modules/catalog/names/names.ts';
import { onlyOne } from './only-one.ts';

/** Finds exactly one company by its number or name. An exact name wins over names that contain it. */
export async function requireCompany(db: Database, text: string): Promise<{ id: number; name: string }> {
  const found = await findCompanies(db, text, 'whole-first');
  const companies = found.map(({ id, names }) => ({ id, name: nameIn({ ...names }, fallbackLanguage) }));
  return onlyOne(companies, {
    none: `There is no company ${text}.`,
    several: `"${text}" matches several`,
    nameOf: ({ id, name }) => `${name} (${id})`,
    advice: 'Use the number of one.',
  });
}
