import type { Database } from '../../../database/database.ts';
import { companyKey, markOfCompanyNames, readCompanyNames } from './company-names.ts';

/** A company name as a notice writes it, in the language of the notice. */
export interface NamedCompany {
  name: string;
  language: string;
}

/** Backgrounds for the initials of a company without a logo. White letters are readable on all of them. */
const colors = ['#1f4e79', '#7a3e00', '#215732', '#6b2346', '#3d3a8c', '#5c4a00', '#0f5257', '#7d2b2b'];

const colorOf = (key: string): string =>
  colors[[...key].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % colors.length] ?? '#1f4e79';

async function createCompanies(trx: Database, named: ReadonlyMap<string, NamedCompany>): Promise<[string, number][]> {
  const rows = [...named].map(([key]) => ({
    address: '',
    brand_color: colorOf(key),
    logo_svg: null,
    is_featured: false,
    confirmed_at: null,
  }));
  const created = await trx.insertInto('companies').values(rows).returning('id').execute();
  const pairs = [...named].flatMap(([key, company], at) => {
    const id = created[at]?.id;
    return id === undefined ? [] : [{ key, company, id }];
  });
  const names = pairs.map(({ id, company }) => ({ id, ...company }));
  await trx.insertInto('company_names').values(names).execute();
  return pairs.map(({ key, id }) => [key, id]);
}

/** Companies by the key of each of their names. Of two with the same name the older is kept. */
interface KeptNames {
  /** The newest company that was read, and the mark of all names up to it. */
  upTo: number;
  mark: string;
  ids: ReadonlyMap<string, number>;
}

/**
 * Cached, because there may be hundreds of thousands of names, and a collector needs them for each page. The cache is
 * valid for any database whose names have the same mark.
 */
let kept: KeptNames = { upTo: 0, mark: '0 0', ids: new Map() };

async function namesNow(trx: Database): Promise<ReadonlyMap<string, number>> {
  const isSame = (await markOfCompanyNames(trx, kept.upTo)) === kept.mark;
  const { ids: known, upTo: after } = isSame ? kept : { ids: new Map<string, number>(), upTo: 0 };
  const rows = await readCompanyNames(trx, after);
  const newest = rows.at(-1);
  if (!newest) return known;
  const ids = new Map(known);
  for (const { id, key } of rows) if (!ids.has(key)) ids.set(key, id);
  kept = { upTo: newest.id, mark: await markOfCompanyNames(trx, newest.id), ids };
  return ids;
}

/**
 * Finds companies by any of their names. Unknown companies are created unconfirmed, so that no notice has to wait for
 * an operator.
 */
export async function openCompanyRegister(trx: Database) {
  const known = await namesNow(trx);
  const made = new Map<string, number>();
  const idOf = (key: string): number | null => known.get(key) ?? made.get(key) ?? null;
  return {
    find: (name: string): number | null => idOf(companyKey(name)),

    async findOrCreate(companies: readonly NamedCompany[]): Promise<number[]> {
      const keyed = companies.map((company) => [companyKey(company.name), company] as const);
      const missing = new Map(keyed.filter(([key]) => idOf(key) === null));
      if (missing.size > 0) for (const [key, id] of await createCompanies(trx, missing)) made.set(key, id);
      return keyed.map(([key]) => idOf(key) ?? 0);
    },
  };
}

export type CompanyRegister = Awaited<ReturnType<typeof openCompanyRegister>>;
