import { formatInvoiceMoney } from '@awaj/domain/money';
import type { Database } from '../database/database.ts';
import { currentPlans } from '../modules/billing/invoices/plan-prices.ts';
import { type Noun, namesTables } from '../modules/catalog/names/stored-names.ts';

/** A row of a printed list. Each key is a column name, in the table and in JSON. */
export type LookupRow = { id?: number; slug?: string | null; date?: string; names: Record<string, string> } & Record<
  string,
  unknown
>;

const englishFirst = ({ en, ...others }: Record<string, string>): Record<string, string> =>
  en === undefined ? others : { en, ...others };

async function readNamed(db: Database, list: Exclude<Noun, 'companies'>): Promise<LookupRow[]> {
  const rows = await db.selectFrom(list).select(['id', 'slug']).orderBy('id').execute();
  const names = new Map<number, Record<string, string>>();
  const named = await db.selectFrom(namesTables[list]).selectAll().orderBy('language').execute();
  for (const { id, language, name } of named) names.set(id, { ...names.get(id), [language]: name });
  return rows.map((row) => ({ ...row, names: englishFirst(names.get(row.id) ?? {}) }));
}

async function sources(db: Database): Promise<LookupRow[]> {
  const rows = await db.selectFrom('sources').select(['id', 'kind', 'languages']).execute();
  const details = new Map(rows.map((row) => [row.id, { kind: row.kind, languages: row.languages }]));
  return (await readNamed(db, 'sources')).map((row) => ({ ...row, ...details.get(row.id ?? 0) }));
}

async function banks(db: Database): Promise<LookupRow[]> {
  const rows = await db.selectFrom('banks').selectAll().orderBy('id').execute();
  return rows.map(({ id, slug, bank_name, account_number }) => ({
    id,
    slug,
    names: { en: bank_name },
    account: account_number,
  }));
}

async function planRows(db: Database, now: Date): Promise<LookupRow[]> {
  const plans = await currentPlans(db, now);
  return plans.map(({ id, name, price }) => ({ id, names: { en: name }, price: formatInvoiceMoney(price) }));
}

async function holidays(db: Database): Promise<LookupRow[]> {
  const rows = await db.selectFrom('holidays').selectAll().orderBy('date').orderBy('slug').execute();
  return rows.map(({ date, slug, names, is_moon_dependent }) => ({
    date,
    slug,
    names: englishFirst(names),
    is_moon_dependent,
  }));
}

/** The lists of `pnpm api lookups` by name. */
export const lookupLists = {
  languages: (db) => readNamed(db, 'languages'),
  regions: (db) => readNamed(db, 'regions'),
  categories: (db) => readNamed(db, 'categories'),
  sources,
  banks,
  plans: planRows,
  holidays,
} as const satisfies Record<string, (db: Database, now: Date) => Promise<LookupRow[]>>;

export type LookupList = keyof typeof lookupLists;
