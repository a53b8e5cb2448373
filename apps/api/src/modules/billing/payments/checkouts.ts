import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { secondMs } from '@awaj/domain/duration';
import type { Database } from '../../../database/database.ts';
import { AppError, ProviderError } from '../../../http/errors.ts';
import { isPaid, lockInvoice } from '../invoices/invoices.repository.ts';
import { checkoutColumns, orderOf } from './checkouts.repository.ts';
import type { Checkout, PaymentProvider } from './payment-provider.ts';
import type { PaymentSync } from './payment-sync.ts';
import { firstCheckMs } from './reconciliation-times.ts';

/** The payment page is open, or this caller has to open it, or another caller is opening it. */
type Claim = { kind: 'open'; url: string } | { kind: 'mine'; checkout: Checkout } | { kind: 'taken' };

interface Dependencies {
  db: Database;
  now: () => Date;
  sync: Pick<PaymentSync, 'syncOrCancel'>;
}

/** Longer than the timeout of a provider, so a caller that holds a checkout for longer has died. */
const claimMs = 35 * secondMs;
const pollEveryMs = 200;
const polls = 60;
const referenceBytes = 16;

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
const firstCheck = (at: Date, { statusQueries }: PaymentProvider): Date | null =>
  statusQueries ? later(at, firstCheckMs) : null;

/** Opens checkouts with any provider. Each invoice has at most one open, and one caller at a time asks the provider. */
export function createCheckouts({ db, now, sync }: Dependencies) {
  const openOnes = (trx: Database, invoiceId: number, { name }: PaymentProvider) =>
    trx
      .selectFrom('checkouts')
      .select([...checkoutColumns, 'expires_at', 'asked_at'])
      .where('invoice_id', '=', invoiceId)
      .where('provider', '=', name)
      .where('closed_at', 'is', null);

  async function insert(trx: Database, invoice: { id: number; amount: number }, provider: PaymentProvider) {
    const at = now();
    const row = {
      tx_ref: `awaj-${randomBytes(referenceBytes).toString('hex')}`,
      invoice_id: invoice.id,
      provider: provider.name,
      ...provider.priceOf(invoice.amount),
      created_at: at,
      expires_at: later(at, provider.checkoutMs),
      asked_at: at,
      check_at: firstCheck(at, provider),
    };
    const methodId = trx.selectFrom('payment_methods').select('id').where('slug', '=', provider.method);
    await trx.updateTable('invoices').set({ payment_method_id: methodId }).where('id', '=', invoice.id).execute();
    return trx.insertInto('checkouts').values(row).returning(checkoutColumns).executeTakeFirstOrThrow();
  }

  /** Finds the open checkout of an invoice or begins one, which replaces `spent` if given. */
  const claim = (invoiceId: number, provider: PaymentProvider, spent?: Checkout): Promise<Claim> =>
    db.transaction().execute(async (trx) => {
      const invoice = await lockInvoice(trx, invoiceId);
      if (isPaid(invoice)) throw new AppError('alreadyPaid');
      const at = now();
      if (spent) await trx.updateTable('checkouts').set({ closed_at: at }).where('tx_ref', '=', spent.txRef).execute();
      const open = await openOnes(trx, invoiceId, provider).executeTakeFirst();
      if (!open) return { kind: 'mine', checkout: await insert(trx, invoice, provider) };
      if (open.url !== null && open.expires_at > at) return { kind: 'open', url: open.url };
      if (open.asked_at !== null && later(open.asked_at, claimMs) > at) return { kind: 'taken' };
      await trx.updateTable('checkouts').set({ asked_at: at }).where('tx_ref', '=', open.txRef).execute();
      return { kind: 'mine', checkout: open };
    });

  /** Null when the provider already knows the reference. Stores the address before anybody is sent to it. */
  async function openPage(checkout: Checkout, provider: PaymentProvider, returnUrl: string): Promise<string | null> {
    const url = await provider.openCheckout(await orderOf(db, checkout, returnUrl));
    if (url === null) return null;
    const at = now();
    const opened = {
      url,
      asked_at: null,
      expires_at: later(at, provider.checkoutMs),
      check_at: firstCheck(at, provider),
    };
    await db.updateTable('checkouts').set(opened).where('tx_ref', '=', checkout.txRef).execute();
    return url;
  }

  async function open(checkout: Checkout, provider: PaymentProvider, returnUrl: string): Promise<string> {
    // A claimed checkout that already has an address has expired.
    const url = checkout.url === null ? await openPage(checkout, provider, returnUrl) : null;
    if (url !== null) return url;
    await sync.syncOrCancel(provider, checkout.txRef);
    const next = await claim(checkout.invoiceId, provider, checkout);
    if (next.kind === 'open') return next.url;
    const opened = next.kind === 'mine' ? await openPage(next.checkout, provider, returnUrl) : null;
    if (opened === null) throw new ProviderError(provider.name, 'did not open a checkout');
    return opened;
  }

  /** Waits for the address from the caller that asks the provider, and fails when that caller fails. */
  async function awaitUrl(invoiceId: number, provider: PaymentProvider): Promise<string> {
    for (let poll = 0; poll < polls; poll += 1) {
      await delay(pollEveryMs);
      const found = await openOnes(db, invoiceId, provider).executeTakeFirst();
      if (found?.url && found.expires_at > now()) return found.url;
      if (!found?.asked_at) break;
    }
    throw new AppError('providerUnavailable');
  }

  return {
    /** The address where an invoice can be paid. It is the same for every caller while the page is open. */
    async urlFor(invoiceId: number, provider: PaymentProvider, returnUrl: string): Promise<string> {
      const claimed = await claim(invoiceId, provider);
      if (claimed.kind === 'open') return claimed.url;
      if (claimed.kind === 'taken') return awaitUrl(invoiceId, provider);
      try {
        return await open(claimed.checkout, provider, returnUrl);
      } catch (error) {
        const released = db.updateTable('checkouts').set({ asked_at: null }).where('invoice_id', '=', invoiceId);
        await released.where('closed_at', 'is', null).where('provider', '=', provider.name).execute();
        throw error;
      }
    },
  };
}

export type Checkouts = ReturnType<typeof createCheckouts>;
