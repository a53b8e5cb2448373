import type { BidDocument as BidDocumentDto, DocumentOrder as DocumentOrderDto } from '@awaj/api-client/schema';
import { type InvoiceStatus, toInvoiceStatus } from '@awaj/domain/invoice';
import { parseBirr, type Santim } from '@awaj/domain/money';

export interface BidDocument {
  id: number;
  title: string;
  /** Decimal birr, as on the wire; "0" is free. */
  price: string;
  fileSize: string;
  isPurchased: boolean;
  reference: string | null;
  company: { id: number; name: string };
}

export interface DocumentOrder {
  document: BidDocument;
  invoice: { id: number; number: string };
  status: InvoiceStatus;
  buyer: string;
  companyName: string | null;
  orderedAt: Date;
  price: Santim;
}

export const toBidDocument = (dto: BidDocumentDto): BidDocument => ({
  id: dto.id,
  title: dto.title,
  price: dto.price,
  fileSize: dto.file_size,
  isPurchased: dto.is_purchased,
  reference: dto.description ?? dto.reference_number,
  company: dto.company,
});

/** Parses a price from the wire; the contract promises an amount. */
export function amountOf(price: string): Santim {
  const amount = parseBirr(price);
  return amount.ok ? amount.value : 0;
}

export const toDocumentOrder = (dto: DocumentOrderDto): DocumentOrder => ({
  document: toBidDocument(dto.document),
  invoice: { id: dto.invoice.id, number: dto.invoice.invoice_number },
  status: toInvoiceStatus(dto.invoice.status),
  buyer: `${dto.first_name} ${dto.last_name}`,
  companyName: dto.company_name,
  orderedAt: new Date(dto.updated_at),
  price: amountOf(dto.price),
});
