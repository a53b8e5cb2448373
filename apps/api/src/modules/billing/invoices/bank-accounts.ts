import { banks as knownBanks } from '@awaj/reference-data/banks';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Language } from '../../../http/language.ts';

export interface BankAccount {
  bankName: string;
  accountNumber: string;
  accountName: string;
}

export const listBanks = (db: Database) => db.selectFrom('banks').selectAll().orderBy('id').execute();

export type Bank = Awaited<ReturnType<typeof listBanks>>[number];

/** A bank of the reference list by its Amharic name; another one as the operator calls it. */
export const bankNameIn = (language: Language, name: string): string =>
  (language === 'am' && knownBanks.find((bank) => bank.name === name)?.amharicName) || name;

const same = (name: string) => sql<boolean>`lower(bank_name) = lower(${name.trim()})`;

/** Finds a bank by its number or its name. */
export async function findBank(db: Database, text: string): Promise<Bank | null> {
  const rows = db.selectFrom('banks').selectAll().orderBy('id');
  const found = await rows.where(({ or }) => or([same(text), sql<boolean>`id::text = ${text}`])).executeTakeFirst();
  return found ?? null;
}

const valuesOf = ({ bankName, accountNumber, accountName }: Partial<BankAccount>) => ({
  ...(bankName !== undefined && { bank_name: bankName }),
  ...(accountNumber !== undefined && { account_number: accountNumber }),
  ...(accountName !== undefined && { account_name: accountName }),
});

/** Null when a bank of this name exists. */
export async function addBank(trx: Database, account: BankAccount): Promise<number | null> {
  await sql`lock table banks in share row exclusive mode`.execute(trx);
  if (await findBank(trx, account.bankName)) return null;
  const { bankName: bank_name, accountNumber: account_number, accountName: account_name } = account;
  const { id } = await trx
    .insertInto('banks')
    .values({ id: sql<number>`(select coalesce(max(id), 0) + 1 from banks)`, bank_name, account_number, account_name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when another bank has the name. */
export async function editBank(trx: Database, id: number, edit: Partial<BankAccount>): Promise<boolean> {
  const namesake = edit.bankName === undefined ? null : await findBank(trx, edit.bankName);
  if (namesake && namesake.id !== id) return false;
  await trx.updateTable('banks').set(valuesOf(edit)).where('id', '=', id).execute();
  return true;
}

export const removeBank = (trx: Database, id: number) => trx.deleteFrom('banks').where('id', '=', id).execute();
