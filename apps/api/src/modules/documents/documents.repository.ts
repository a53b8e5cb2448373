import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

export interface DocumentRow {
  id: number;
  title: string;
  reference_number: string;
  /** Santim. */
  price: number;
  byte_size: number | null;
  is_purchased: boolean;
  company_id: number;
}

/** A document is bought if an invoice for it is paid, whatever the state of the order. */
const isPurchased = (userId: number | null) => sql<boolean>`exists (
  select 1 from invoices i
  where i.bid_document_id = bid_documents.id and i.user_id = ${userId}::integer
    and i.paid_at is not null and i.refunded_at is null)`;

/** As this user sees them; `userId` is null for a visitor. */
const documentRows = (db: Database, userId: number | null) =>
  db
    .selectFrom('bid_documents')
    .leftJoin('bid_document_files', 'bid_document_files.bid_document_id', 'bid_documents.id')
    .select(['bid_documents.id', 'company_id', 'title', 'reference_number', 'price', 'byte_size'])
    .select(isPurchased(userId).as('is_purchased'));

export const findDocument = (db: Database, id: number, userId: number | null): Promise<DocumentRow | undefined> =>
  documentRows(db, userId).where('bid_documents.id', '=', id).executeTakeFirst();

/** Newest first. */
export const documentsOf = (db: Database, companyId: number, userId: number | null): Promise<DocumentRow[]> =>
  documentRows(db, userId).where('company_id', '=', companyId).orderBy('bid_documents.id', 'desc').execute();

export async function isCompany(db: Database, id: number): Promise<boolean> {
  return (await db.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export async function findFile(db: Database, documentId: number): Promise<Buffer | undefined> {
  const files = db.selectFrom('bid_document_files').select('pdf').where('bid_document_id', '=', documentId);
  return (await files.executeTakeFirst())?.pdf;
}
