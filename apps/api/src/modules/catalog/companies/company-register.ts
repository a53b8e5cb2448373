import type { Database } from '../../../database/database.ts';
import { companyKey, readCompanyNames } from './company-names.ts';

/** A name as a notice writes it, in the language of the notice. */
export interface NamedCompany {
  name: string;
  language: string;
}

/** Behind the initials of a company without a logo. White letters can be read on all of them. */
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

/**
 * Finds companies by any name that they are known by. Those that nobody knows yet are made, not confirmed, so that no
 * notice has to wait for an operator.
 */
export async function openCompanyRegister(trx: Database) {
  // Of two companies with one name the older is meant.
  const known = new Map((await readCompanyNames(trx)).toReversed().map(({ id, key }) => [key, id]));
  return {
    find: (name: string): number | null => known.get(companyKey(name)) ?? null,

    async findOrCreate(companies: readonly NamedCompany[]): Promise<number[]> {
      const keyed = companies.map((company) => [companyKey(company.name), company] as const);
      const missing = new Map(keyed.filter(([key]) => !known.has(key)));
      if (missing.size > 0) for (const [key, id] of await createCompanies(trx, missing)) known.set(key, id);
      return keyed.map(([key]) => known.get(key) ?? 0);
    },
  };
}

export type CompanyRegister = Awaited<ReturnType<typeof openCompanyRegister>>;
