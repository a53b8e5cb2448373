import type { Santim } from '@awaj/domain/money';
import type { Phone } from '@awaj/domain/phone';
import type { PlanId } from '@awaj/domain/plan';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Payment methods, as named in `payment_methods`. */
export type PaymentMethod = 'chapa' | 'telebirr' | 'cbebirr' | 'mpesa' | 'card' | 'bank' | 'telegram' | 'stars';

/** The tables about money: plans, invoices, payments, discount links and bought documents. */
export interface MoneyTables {
  plan_prices: { plan_id: PlanId; price: Santim; valid_from: Date };
  payment_methods: { id: number; slug: PaymentMethod; name: string };
  /** Without an account number if the operator has none at this bank. */
  banks: {
    id: number;
    slug: string | null;
    bank_name: string;
    account_number: string | null;
    account_name: string | null;
  };
  campaign_links: {
    id: Generated<number>;
    link_digest: Buffer;
    kind: 'trial' | 'discount';
    name: string;
    phone: Phone;
    user_id: number | null;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
    renewed_for_seconds: number | null;
  };
  campaign_discounts: { campaign_link_id: number; plan_id: number; discount: Santim };
  invoices: {
    id: Generated<number>;
    invoice_number: string;
    user_id: number | null;
    plan_id: number | null;
    bid_document_id: number | null;
    campaign_link_id: number | null;
    amount: Santim;
    created_at: Date;
    payment_method_id: number | null;
    paid_at: Date | null;
    refunded_at: Date | null;
    withdrawn_at: Date | null;
  };
  checkouts: {
    tx_ref: string;
    invoice_id: number;
    provider: string;
    amount: number;
    currency: 'ETB' | 'XTR';
    url: string | null;
    created_at: Date;
    expires_at: Date;
    closed_at: Date | null;
    asked_at: Date | null;
    check_at: Date | null;
    checks: Generated<number>;
  };
  ledger: {
    id: Generated<number>;
    invoice_id: number;
    tx_ref: string | null;
    kind: 'payment' | 'refund';
    provider: string;
    reference: string;
    amount: Santim;
    booked_at: Date;
  };
  payment_reviews: {
    id: Generated<number>;
    about: string;
    provider: string;
    reason: string;
    details: ColumnType<unknown, string, never>;
    noted_at: Date;
    settled_at: Date | null;
  };
  document_orders: {
    id: Generated<number>;
    user_id: number;
    bid_document_id: number;
    invoice_id: number;
    first_name: string;
    last_name: string;
    tin: string | null;
    vat_number: string | null;
    company_name: string | null;
    email: string;
    phone: Phone;
    address: string | null;
    price: Santim;
    updated_at: Date;
  };
  bid_document_files: { bid_document_id: number; pdf: Buffer; byte_size: GeneratedAlways<number> };
}
