import { dayMs } from '@awaj/domain/duration';

export const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

export const paid = {
  id: 287,
  invoice_number: 'AWJ-2026-000287',
  description: '1 Year Subscription',
  document_id: null,
  payment_method_id: 1,
  payment_method: { name: 'telebirr' },
  created_at: inDays(-100),
  amount: 2_360,
  status: 1 as const,
  paid_at: inDays(-100),
  payment_reference: 'APq2Vn81ZkT',
  period: { from: inDays(-100), to: inDays(265) },
};
/** An invoice whose checkout was opened but not paid. */
export const unpaid = {
  ...paid,
  id: 311,
  invoice_number: 'AWJ-2026-000311',
  payment_method: { name: 'Chapa' },
  status: 0 as const,
  paid_at: null,
  payment_reference: null,
  period: null,
};

/** The order of a bid document. */
export const bought = {
  document: {
    id: 6,
    title: 'Bidding document for two ambulances',
    price: '200',
    file_size: '2.4 MB',
    is_purchased: true,
    reference_number: null,
    description: null,
    company: { id: 3, name: 'Tekeze Basin Water Works Enterprise' },
  },
  invoice: { ...paid, description: 'Bidding document for two ambulances', document_id: 6, amount: 200, period: null },
  first_name: 'Abebe',
  last_name: 'Kebede',
  TIN: null,
  VAT_number: null,
  company_name: null,
  email: 'abebe@awaj.test',
  phone: '+251911000001',
  updated_at: inDays(-1),
  address: null,
  price: '200',
};

/** The same before its payment. */
export const ordered = { ...bought, invoice: unpaid, document: { ...bought.document, is_purchased: false } };
