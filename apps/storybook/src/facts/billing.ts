import type { BidDocument, Billing, DiscountOffer, DocumentOrder, Invoice, Plan } from '@awaj/api-client/schema';
import type { Locale } from '@awaj/i18n';
import { daysAway } from './clock.ts';
import { companies, nameIn } from './lookups.ts';

export const paidInvoice: Invoice = {
  id: 311,
  invoice_number: 'AWJ-2026-000311',
  description: '1 Year Subscription',
  document_id: null,
  payment_method_id: 1,
  payment_method: { name: 'telebirr' },
  created_at: daysAway(-100),
  amount: 2_360,
  status: 1,
  paid_at: daysAway(-100),
  payment_reference: 'APq2Vn81ZkT',
  period: { from: daysAway(-100), to: daysAway(265) },
};

const notPaid = {
  payment_method_id: null,
  payment_method: null,
  status: 0,
  paid_at: null,
  payment_reference: null,
  period: null,
} satisfies Partial<Invoice>;

export const unpaidInvoice: Invoice = {
  ...paidInvoice,
  ...notPaid,
  id: 412,
  invoice_number: 'AWJ-2026-000412',
  created_at: daysAway(-2),
};

const documentInvoice: Invoice = {
  ...paidInvoice,
  id: 398,
  invoice_number: 'AWJ-2026-000398',
  description: 'Bidding Document for Solar Water Pumps',
  document_id: 1,
  amount: 300,
  created_at: daysAway(-20),
  paid_at: daysAway(-20),
  period: null,
};

export const paidBilling: Billing = {
  latest_plan: '1 Year',
  latest_plan_status: 1,
  active_until: daysAway(265),
  invoices: [documentInvoice, paidInvoice],
};

export const unpaidBilling: Billing = {
  latest_plan: '1 Year',
  latest_plan_status: 0,
  active_until: null,
  invoices: [unpaidInvoice],
};

/** A subscriber who ordered a document and has not paid for it yet. */
export const unpaidDocumentBilling: Billing = {
  ...paidBilling,
  invoices: [{ ...documentInvoice, ...notPaid }, paidInvoice],
};

export const trialBilling: Billing = {
  latest_plan: 'Welcome Trial',
  latest_plan_status: 1,
  active_until: daysAway(9),
  invoices: [],
};

export const bidDocument = (locale: Locale): BidDocument => ({
  id: 6,
  title: 'Bidding Document for Solar Water Pumps',
  price: '300',
  file_size: '2.4 MB',
  is_purchased: false,
  reference_number: 'NCB/TBW/2019/04',
  description: null,
  company: nameIn(companies.tekeze, locale),
});

export const bidDocuments = (locale: Locale): BidDocument[] => [
  bidDocument(locale),
  { ...bidDocument(locale), id: 7, title: 'Bidding Document for Pipes and Fittings', is_purchased: true },
  { ...bidDocument(locale), id: 8, title: 'General Conditions of Contract', price: '0', file_size: '640 kB' },
];

/** As a visitor sees them: nothing is bought. */
export const documentsForVisitors = (locale: Locale): BidDocument[] =>
  bidDocuments(locale).map((document) => ({ ...document, is_purchased: false }));

export const documentOrder = (invoice: Pick<Invoice, 'status'>, locale: Locale): DocumentOrder => ({
  document: { ...bidDocument(locale), is_purchased: invoice.status === 1 },
  invoice: { ...documentInvoice, ...invoice },
  first_name: 'Selamawit',
  last_name: 'Bekele',
  TIN: '0012345678',
  VAT_number: null,
  company_name: 'Bekele Trading PLC',
  email: 'selamawit@example.com',
  phone: '+251911000001',
  updated_at: daysAway(-1),
  address: null,
  price: '300',
});

export const discountOffer: DiscountOffer = {
  time_left: '23:14:08',
  plans: [
    { id: 1, name: '3 Months', price: 980, discount: 180 },
    { id: 2, name: '6 Months', price: 1_480, discount: 300 },
    { id: 3, name: '1 Year', price: 2_360, discount: 560 },
  ],
};

const plans: Readonly<Partial<Record<Locale, Plan[]>> & { en: Plan[] }> = {
  en: [
    { id: 1, name: '3 Months', price: 980 },
    { id: 2, name: '6 Months', price: 1_480 },
    { id: 3, name: '1 Year', price: 2_360 },
  ],
  am: [
    { id: 1, name: '3 ወር', price: 980 },
    { id: 2, name: '6 ወር', price: 1_480 },
    { id: 3, name: '1 ዓመት', price: 2_360 },
  ],
};

export const plansIn = (locale: Locale): Plan[] => plans[locale] ?? plans.en;
