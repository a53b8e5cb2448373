import { documentFileName } from '@awaj/domain/bid-document';
import { create as contentDisposition } from 'content-disposition';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import type { Invoices } from '../billing/invoices/invoices.service.ts';
import type { Payments } from '../billing/payments/payments.ts';
import type { ReadNames } from '../catalog/names/names.ts';
import { type Routes, readerIdOf, requireAccount } from '../identity/caller.ts';
import { toDocumentDto, toOrderDto } from './documents.mapper.ts';
import { type DocumentRow, documentsOf, findDocument, findFile, isCompany } from './documents.repository.ts';
import { findOrder } from './orders.repository.ts';
import { createOrdersService } from './orders.service.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  invoices: Invoices;
  payments: Payments;
  readNames: ReadNames;
}

export function documentRoutes(routes: Routes, dependencies: Dependencies): void {
  const { db, invoices, readNames } = dependencies;
  const order = createOrdersService(dependencies);

  async function find(id: number, userId: number): Promise<DocumentRow> {
    const document = await findDocument(db, id, userId);
    if (!document) throw new AppError('notFound');
    return document;
  }

  async function toDtos(rows: readonly DocumentRow[], language: Language) {
    const nameOf = await readNames(language, { companies: rows.map(({ company_id }) => company_id) });
    return rows.map((row) => toDocumentDto(row, nameOf));
  }

  async function toDto(row: DocumentRow, language: Language) {
    return toDocumentDto(row, await readNames(language, { companies: [row.company_id] }));
  }

  routes('listCompanyDocuments', async ({ caller, params, language }) => {
    if (!(await isCompany(db, params.id))) throw new AppError('notFound');
    return toDtos(await documentsOf(db, params.id, readerIdOf(caller)), language);
  });

  routes('getDocument', async ({ caller, params, language }) => ({
    document: await toDto(await find(params.docId, requireAccount(caller).userId), language),
  }));

  routes('orderDocument', async ({ caller, params, body, language }) => ({
    url: await order({ userId: requireAccount(caller).userId, language }, params.docId, body),
  }));

  routes('getOrder', async ({ caller, params, language }) => {
    const { userId } = requireAccount(caller);
    const document = await find(params.docId, userId);
    const found = await findOrder(db, userId, document.id);
    if (!found) throw new AppError('notFound');
    return toOrderDto(found, await toDto(document, language), await invoices.read({ userId }, found.invoice_id));
  });

  routes('downloadDocument', async ({ caller, params, reply }) => {
    const document = await find(params.id, requireAccount(caller).userId);
    if (document.price > 0 && !document.is_purchased) throw new AppError('notBought');
    const file = await findFile(db, document.id);
    if (!file) throw new AppError('notFound');
    const disposition = contentDisposition(documentFileName(document.title));
    reply.header('Content-Disposition', disposition).type('application/pdf');
    return file;
  });
}
