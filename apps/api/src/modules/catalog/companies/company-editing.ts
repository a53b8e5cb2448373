import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { isId } from '../../../http/ids.ts';
import { type Names, storeNames } from '../names/stored-names.ts';
import { companiesNamed, takenCompanyName } from './company-names.ts';
import { createLogoDrawer } from './draw-logo.ts';

export interface CompanyEdit {
  address?: string;
  brandColor?: string;
  /** An SVG drawing; null removes the logo. */
  logoSvg?: string | null;
}

const listedAtMost = 50;

const companyRows = (db: Database) =>
  db
    .selectFrom('companies')
    .select([
      'companies.id',
      'address',
      'brand_color',
      'is_featured',
      sql<boolean>`logo_svg is not null`.as('has_logo'),
    ])
    .select(
      sql<Names>`(select coalesce(jsonb_object_agg(n.language, n.name), '{}') from company_names n
        where n.id = companies.id)`.as('names'),
    );

/** Finds companies by number, name or a part of the name, in any language and spelling. */
export async function findCompanies(db: Database, text: string, wanted: 'whole-first' | 'all' = 'all') {
  const id = Number(text);
  if (isId(id)) return companyRows(db).where('companies.id', '=', id).execute();
  const named = (await companiesNamed(db, text, wanted)).slice(0, listedAtMost);
  return named.length === 0 ? [] : companyRows(db).where('companies.id', 'in', named).orderBy('companies.id').execute();
}

/** Whether the SVG can be rendered. */
export const isDrawable = async (svg: string): Promise<boolean> =>
  /<svg[\s>]/i.test(svg) && (await createLogoDrawer()(0, svg)) !== null;

/** Each tender stores whether its company has a logo, so that lists need no join. */
const storeHasLogo = (trx: Database, companyId: number, hasLogo: boolean) =>
  sql`update tenders set listing = jsonb_set(listing, '{company,has_logo}', to_jsonb(${hasLogo}::boolean))
    where company_id = ${companyId} and (listing #> '{company,has_logo}') is distinct from to_jsonb(${hasLogo}::boolean)
  `.execute(trx);

const valuesOf = ({ address, brandColor, logoSvg }: CompanyEdit) => ({
  ...(address !== undefined && { address }),
  ...(brandColor !== undefined && { brand_color: brandColor }),
  ...(logoSvg !== undefined && { logo_svg: logoSvg }),
});

export type CompanyOutcome = { kind: 'stored'; id: number } | { kind: 'taken'; name: string };

export async function addCompany(
  trx: Database,
  names: Names,
  edit: CompanyEdit & { address: string; brandColor: string },
): Promise<CompanyOutcome> {
  const name = await takenCompanyName(trx, names);
  if (name) return { kind: 'taken', name };
  const row = {
    address: edit.address,
    brand_color: edit.brandColor,
    logo_svg: edit.logoSvg ?? null,
    is_featured: false,
  };
  const { id } = await trx.insertInto('companies').values(row).returning('id').executeTakeFirstOrThrow();
  await storeNames(trx, 'companies', id, names);
  return { kind: 'stored', id };
}

export async function editCompany(trx: Database, id: number, names: Names, edit: CompanyEdit): Promise<CompanyOutcome> {
  const name = await takenCompanyName(trx, names, id);
  if (name) return { kind: 'taken', name };
  const values = valuesOf(edit);
  if (Object.keys(values).length > 0) await trx.updateTable('companies').set(values).where('id', '=', id).execute();
  await storeNames(trx, 'companies', id, names);
  if (edit.logoSvg !== undefined) await storeHasLogo(trx, id, edit.logoSvg !== null);
  return { kind: 'stored', id };
}
