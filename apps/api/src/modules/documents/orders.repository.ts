import type { Insertable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

const orderRows = (db: Database, userId: number, documentId: number) =>
  db
    .selectFrom('document_orders')
    .innerJoin('invoices', 'invoices.id', 'invoice_id')
    .selectAll('document_orders')
    .where('document_orders.user_id', '=', userId)
    .where('document_orders.bid_document_id', '=', documentId)
    .orderBy('document_orders.id', 'desc');

/** The newest one, paid or not. */
export const findOrder = (db: Database, userId: number, documentId: number) =>
  orderRows(db, userId, documentId).executeTakeFirst();

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** The order that waits for payment. */
export const findUnpaidOrder = (db: Database, userId: number, documentId: number) =>
  orderRows(db, userId, documentId).where('paid_at', 'is', null).where('withdrawn_at', 'is', null).executeTakeFirst();

type OrderValues = Insertable<Schema['document_orders']>;

export const insertOrder = (trx: Database, values: OrderValues) =>
  trx.insertInto('document_orders').values(values).execute();

export const updateOrder = (trx: Database, id: number, values: OrderValues) =>
  trx.updateTable('document_orders').set(values).where('id', '=', id).execute();
