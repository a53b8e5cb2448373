import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { secondMs } from '@awaj/domain/duration';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/errors.ts';
import { ProviderError } from '../../http/provider-error.ts';
import { isPaid, lockInvoice } from './invoices.repository.ts';
import { firstCheckMs } from './reconciliation-times.ts';
import type { Checkout, Till } from './till.ts';

/** Where somebody stands who wants to pay: there is a page, it is theirs to open one, or somebody else is at it. */
type Place = { kind: 'ready'; url: string } | { kind: 'mine'; checkout: Checkout } | { kind: 'waiting' };

/** Longer than a provider may take to answer: whoever has not come back by then never will. */
const askingMs = 35 * secondMs;
const lookEveryMs = 200;
const looks = 60;
const referenceBytes = 16;

const columns = ['tx_ref as txRef', 'invoice_id as invoiceId', 'amount', 'currency', 'url'] as const;

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
const firstCheck = (at: Date, { canBeAsked }: Till): Date | null => (canBeAsked ? later(at, firstCheckMs) : null);

/** Checkouts with any provider: at most one is open for an invoice, and one caller at a time talks about it. */
export function createCheckouts({ db, now }: { db: Database; now: () => Date }) {
  const openOnes = (trx: Database, invoiceId: number, { provider }: Till) =>
    trx
      .selectFrom('checkouts')
      .select([...columns, 'expires_at', 'asked_at'])
      .where('invoice_id', '=', invoiceId)
      .where('provider', '=', provider)
      .where('closed_at', 'is', null);

  async function begin(trx: Database, invoice: { id: number; amount: number }, till: Till): Promise<Checkout> {
    const at = now();
    const row = {
      tx_ref: `awaj-${randomBytes(referenceBytes).toString('hex')}`,
      invoice_id: invoice.id,
      provider: till.provider,
      ...till.priceOf(invoice.amount),
      created_at: at,
      expires_at: later(at, till.lifeMs),
      asked_at: at,
      check_at: firstCheck(at, till),
    };
    const methodId = trx.selectFrom('payment_methods').select('id').where('slug', '=', till.provider);
    await trx.updateTable('invoices').set({ payment_method_id: methodId }).where('id', '=', invoice.id).execute();
    return trx.insertInto('checkouts').values(row).returning(columns).executeTakeFirstOrThrow();
  }

  /** Finds the open checkout of an invoice or begins one, in place of `spent` where that is given. */
  const takePlace = (invoiceId: number, till: Till, spent?: Checkout): Promise<Place> =>
    db.transaction().execute(async (trx) => {
      const invoice = await lockInvoice(trx, invoiceId);
      if (isPaid(invoice)) throw new AppError('alreadyPaid');
      const at = now();
      if (spent) await trx.updateTable('checkouts').set({ closed_at: at }).where('tx_ref', '=', spent.txRef).execute();
      const open = await openOnes(trx, invoiceId, till).executeTakeFirst();
      if (!open) return { kind: 'mine', checkout: await begin(trx, invoice, till) };
      if (open.url !== null && open.expires_at > at) return { kind: 'ready', url: open.url };
      if (open.asked_at !== null && later(open.asked_at, askingMs) > at) return { kind: 'waiting' };
      await trx.updateTable('checkouts').set({ asked_at: at }).where('tx_ref', '=', open.txRef).execute();
      return { kind: 'mine', checkout: open };
    });

  /** The address is kept before anybody is sent to it. */
  async function keep({ txRef }: Checkout, url: string, till: Till): Promise<string> {
    const at = now();
    const opened = { url, asked_at: null, expires_at: later(at, till.lifeMs), check_at: firstCheck(at, till) };
    await db.updateTable('checkouts').set(opened).where('tx_ref', '=', txRef).execute();
    return url;
  }

  async function open(checkout: Checkout, till: Till, returnUrl: string): Promise<string> {
    // One that has its address and is still ours to open has expired.
    const url = checkout.url === null ? await till.open(checkout, returnUrl) : null;
    if (url !== null) return keep(checkout, url, till);
    await till.retire(checkout);
    const place = await takePlace(checkout.invoiceId, till, checkout);
    if (place.kind === 'ready') return place.url;
    const next = place.kind === 'mine' ? await till.open(place.checkout, returnUrl) : null;
    if (place.kind !== 'mine' || next === null) throw new ProviderError(till.provider, 'did not open a checkout');
    return keep(place.checkout, next, till);
  }

  /** Until whoever talks to the provider has the address; if they fail, so does this. */
  async function awaitUrl(invoiceId: number, till: Till): Promise<string> {
    for (let look = 0; look < looks; look += 1) {
      await delay(lookEveryMs);
      const found = await openOnes(db, invoiceId, till).executeTakeFirst();
      if (found?.url && found.expires_at > now()) return found.url;
      if (!found?.asked_at) break;
    }
    throw new AppError('providerUnavailable');
  }

  return {
    /** Where an invoice can be paid: the same address for everybody who asks as long as it is open. */
    async urlFor(invoiceId: number, till: Till, returnUrl: string): Promise<string> {
      const place = await takePlace(invoiceId, till);
      if (place.kind === 'ready') return place.url;
      if (place.kind === 'waiting') return awaitUrl(invoiceId, till);
      try {
        return await open(place.checkout, till, returnUrl);
      } catch (error) {
        const released = db.updateTable('checkouts').set({ asked_at: null }).where('invoice_id', '=', invoiceId);
        await released.where('closed_at', 'is', null).where('provider', '=', till.provider).execute();
        throw error;
      }
    },

    find: (txRef: string): Promise<(Checkout & { provider: Till['provider'] }) | undefined> =>
      db
        .selectFrom('checkouts')
        .select([...columns, 'provider'])
        .where('tx_ref', '=', txRef)
        .executeTakeFirst(),
  };
}

export type Checkouts = ReturnType<typeof createCheckouts>;
