import type { Santim } from '@awaj/domain/money';
import type { Database } from '../../database/database.ts';
import { noteDocuments } from '../catalog/tenders/records/tender-changes.ts';
import type { Cause } from '../catalog/tenders/records/tender-events.ts';

export interface DocumentEdit {
  title?: string;
  referenceNumber?: string;
  price?: Santim;
  pdf?: Buffer;
}

export type NewDocument = Required<DocumentEdit> & { companyId: number };

/** Every PDF begins like this; some programs write a little before it. */
export const isPdf = (file: Buffer): boolean => file.subarray(0, 1_024).includes('%PDF-');

const documentRows = (db: Database) =>
  db
    .selectFrom('bid_documents')
    .leftJoin('bid_document_files', 'bid_document_files.bid_document_id', 'bid_documents.id')
    .select(['bid_documents.id', 'company_id', 'title', 'reference_number', 'price', 'byte_size']);

/** Newest first. */
export function listDocuments(db: Database, companyId: number | null) {
  const all = documentRows(db).orderBy('bid_documents.id', 'desc');
  return (companyId === null ? all : all.where('company_id', '=', companyId)).execute();
}

export const findDocumentRow = (db: Database, id: number) =>
  documentRows(db).where('bid_documents.id', '=', id).executeTakeFirst();

/** A company has one document with a reference number. */
async function isTaken(trx: Database, companyId: number, referenceNumber: string, exceptId = 0): Promise<boolean> {
  const rows = trx.selectFrom('bid_documents').select('id').where('company_id', '=', companyId);
  const same = rows.where('reference_number', '=', referenceNumber).where('id', '!=', exceptId);
  return (await same.executeTakeFirst()) !== undefined;
}

const storeFile = (trx: Database, documentId: number, pdf: Buffer) =>
  trx
    .insertInto('bid_document_files')
    .values({ bid_document_id: documentId, pdf })
    .onConflict((conflict) => conflict.column('bid_document_id').doUpdateSet({ pdf }))
    .execute();

/** Alerts those who have saved its tender. Null if the company has a document with the same reference number. */
export async function addDocument(
  trx: Database,
  { companyId, title, referenceNumber, price, pdf }: NewDocument,
  cause: Cause,
): Promise<number | null> {
  if (await isTaken(trx, companyId, referenceNumber)) return null;
  const row = { company_id: companyId, title, reference_number: referenceNumber, price };
  const { id } = await trx.insertInto('bid_documents').values(row).returning('id').executeTakeFirstOrThrow();
  await storeFile(trx, id, pdf);
  await noteDocuments(trx, { companyId, referenceNumber }, cause);
  return id;
}

/** Existing orders keep their price. False if the company has another document with the same reference number. */
export async function editDocument(
  trx: Database,
  { id, company_id }: { id: number; company_id: number },
  { title, referenceNumber, price, pdf }: DocumentEdit,
): Promise<boolean> {
  if (referenceNumber !== undefined && (await isTaken(trx, company_id, referenceNumber, id))) return false;
  const values = {
    ...(title !== undefined && { title }),
    ...(referenceNumber !== undefined && { reference_number: referenceNumber }),
    ...(price !== undefined && { price }),
  };
  if (Object.keys(values).length > 0) await trx.updateTable('bid_documents').set(values).where('id', '=', id).execute();
  if (pdf) await storeFile(trx, id, pdf);
  return true;
}
