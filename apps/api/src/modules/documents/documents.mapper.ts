import type { BidDocument, DocumentOrder, Invoice } from '@awaj/api-client/schema';
import { fileSizeText } from '@awaj/domain/bid-document';
import { toDecimal } from '@awaj/domain/money';
import type { NameOf } from '../catalog/names/names.ts';
import type { DocumentRow } from './documents.repository.ts';
import type { OrderRow } from './orders.repository.ts';

export const toDocumentDto = (row: DocumentRow, nameOf: NameOf) =>
  ({
    id: row.id,
    title: row.title,
    price: toDecimal(row.price),
    file_size: fileSizeText(row.byte_size ?? 0),
    is_purchased: row.is_purchased,
    reference_number: row.reference_number,
    description: row.reference_number,
    company: { id: row.company_id, name: nameOf('companies', row.company_id) },
  }) satisfies BidDocument;

export const toOrderDto = (order: OrderRow, document: BidDocument, invoice: Invoice) =>
  ({
    document,
    invoice,
    first_name: order.first_name,
    last_name: order.last_name,
    TIN: order.tin,
    VAT_number: order.vat_number,
    company_name: order.company_name,
    email: order.email,
    phone: order.phone,
    updated_at: order.updated_at.toISOString(),
    address: order.address,
    price: toDecimal(order.price),
  }) satisfies DocumentOrder;
