import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { changeTender } from '../tenders/records/tender-changes.ts';
import type { Cause } from '../tenders/records/tender-events.ts';

/** False when the company does not exist. */
export async function confirmCompany(trx: Database, id: number, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('companies')
    .set({ confirmed_at: at })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const unconfirmedCompanies = (db: Database) =>
  db
    .selectFrom('companies')
    .select(({ selectFrom }) => [
      'companies.id',
      selectFrom('company_names')
        .select(sql<string>`string_agg(name, ', ' order by language)`.as('names'))
        .whereRef('company_names.id', '=', 'companies.id')
        .as('name'),
      selectFrom('tenders')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('tenders.company_id', '=', 'companies.id')
        .as('tenders'),
    ])
    .where('confirmed_at', 'is', null)
    .orderBy('companies.id')
    .execute();

/** Moves saved searches and mutes from the merged company to the remaining one. */
async function followCompany(trx: Database, from: number, into: number): Promise<void> {
  await sql`update saved_searches set filters = jsonb_set(filters, '{company_id}', to_jsonb(${into}::integer))
    where (filters -> 'company_id')::integer = ${from}`.execute(trx);
  await sql`insert into mutes (user_id, company_id, created_at)
    select user_id, ${into}::integer, created_at from mutes where company_id = ${from}
    on conflict do nothing`.execute(trx);
}

/** Moves the names in languages in which the remaining company has none. */
const takeOverNames = (trx: Database, from: number, into: number) =>
  sql`update company_names set id = ${into} where id = ${from}
    and language not in (select language from company_names where id = ${into})`.execute(trx);

/** Merges one company into another, which takes over its tenders, documents and names. */
export async function mergeCompanies(
  trx: Database,
  { from, into }: { from: number; into: number },
  cause: Cause,
): Promise<number> {
  const tenders = await trx.selectFrom('tenders').select('id').where('company_id', '=', from).execute();
  for (const { id } of tenders) await changeTender(trx, id, 'corrected', { companyId: into }, cause);
  await trx.updateTable('bid_documents').set({ company_id: into }).where('company_id', '=', from).execute();
  await followCompany(trx, from, into);
  await takeOverNames(trx, from, into);
  const names = await trx.selectFrom('company_names').select('name').where('id', '=', from).execute();
  const aliases = await trx.selectFrom('company_aliases').select('name').where('company_id', '=', from).execute();
  const rows = [...new Set([...names, ...aliases].map(({ name }) => name))].map((name) => ({ company_id: into, name }));
  if (rows.length > 0)
    await trx
      .insertInto('company_aliases')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await trx.updateTable('company_redirects').set({ to_id: into }).where('to_id', '=', from).execute();
  await trx.deleteFrom('companies').where('id', '=', from).execute();
  await trx.insertInto('company_redirects').values({ from_id: from, to_id: into }).execute();
  return tenders.length;
}

/** The company that a merged one now belongs to. */
export async function companySuccessor(db: Database, id: number): Promise<number | null> {
  const row = await db.selectFrom('company_redirects').select('to_id').where('from_id', '=', id).executeTakeFirst();
  return row?.to_id ?? null;
}
