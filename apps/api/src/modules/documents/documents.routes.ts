import { documentFileName } from '@awaj/domain/bid-document';
import { create as contentDisposition } from 'content-disposition';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import type { Invoices } from '../billing/invoices.service.ts';
import type { Payments } from '../billing/payments.ts';
import { accountOf, type Routes, readerIdOf } from '../identity/caller.ts';
import { toDocumentDto, toOrderDto } from './documents.mapper.ts';
import { type DocumentRow, documentsOf, findDocument, findFile, isCompany } from './documents.repository.ts';
import { findOrder } from './orders.repository.ts';
import { createOrdersService } from './orders.service.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  invoices: Invoices;
  payments: Payments;
}

export function documentRoutes(routes: Routes, dependencies: Dependencies): void {
  const { db, invoices } = dependencies;
  const order = createOrdersService(dependencies);

  async function read(id: number, userId: number, language: Language): Promise<DocumentRow> {
    const document = await findDocument(db, id, { userId, language });
    if (!document) throw new AppError('notFound');
    return document;
  }

  routes('listCompanyDocuments', async ({ caller, params, language }) => {
    if (!(await isCompany(db, params.id))) throw new AppError('notFound');
    return (await documentsOf(db, params.id, { userId: readerIdOf(caller), language })).map(toDocumentDto);
  });

  routes('getDocument', async ({ caller, params, language }) => ({
    document: toDocumentDto(await read(params.docId, accountOf(caller).userId, language)),
  }));

  routes('orderDocument', async ({ caller, params, body, language }) => ({
    url: await order({ userId: accountOf(caller).userId, language }, params.docId, body),
  }));

  routes('getOrder', async ({ caller, params, language }) => {
    const { userId } = accountOf(caller);
    const document = await read(params.docId, userId, language);
    const found = await findOrder(db, userId, document.id);
    if (!found) throw new AppError('notFound');
    return toOrderDto(found, document, await invoices.read({ userId }, found.invoice_id));
  });

  routes('downloadDocument', async ({ caller, params, language, reply }) => {
    const document = await read(params.id, accountOf(caller).userId, language);
    if (document.price > 0 && !document.is_purchased) throw new AppError('notBought');
    const file = await findFile(db, document.id);
    if (!file) throw new AppError('notFound');
    const disposition = contentDisposition(documentFileName(document.title));
    reply.header('Content-Disposition', disposition).type('application/pdf');
    return file;
  });
}
