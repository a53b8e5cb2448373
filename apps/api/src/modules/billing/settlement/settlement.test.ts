import { dayMs } from '@awaj/domain/duration';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ChapaNote } from '../../../testing/chapa-stand-in.ts';
import { onEveryDatabase, onOneDatabase } from '../../../testing/on-databases.ts';
import { expectBooksToAgree, outcomeOf, startPaying, tell } from '../../../testing/payments.ts';
import type { World } from '../../../testing/world.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { createPayments } from '../payments/payments.ts';
import { parseEvent } from '../providers/chapa/report.ts';

onEveryDatabase('settlement by a process that dies', (world) => crashes(world));

onOneDatabase('settlement', (world) => {
  describe('of events in every order', () => orders(world));
  describe('of a surplus', () => surpluses(world));
  describe('of a refund', () => refunds(world));
});

/** All permutations; equal ones, which come from a repeated item, are listed once. */
const ordersOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : [...new Set(items)].flatMap((item) =>
        ordersOf(items.toSpliced(items.indexOf(item), 1)).map((rest) => [item, ...rest]),
      );

function chapaOf({ payments }: World['services']): PaymentProvider {
  const [chapa] = payments.providers;
  if (!chapa) throw new Error('There is no provider.');
  return chapa;
}

const receive = ({ services }: World, note: ChapaNote) => {
  const event = parseEvent(note);
  if (!event) throw new Error('That is no event.');
  return services.payments.sync.receiveEvent(chapaOf(services), event);
};

function orders(world: () => World): void {
  /** Two people pay on one page, and a part is refunded. */
  async function outcomesOf(events: readonly string[]) {
    const { chapa } = world();
    const outcomes = new Set<string>();
    const all = ordersOf(events);
    for (const order of all) {
      const { txRef, invoiceId } = await startPaying(world());
      const [first, second] = [chapa.pay(txRef), chapa.pay(txRef)];
      const notes: Record<string, () => ChapaNote> = {
        first: () => first,
        second: () => second,
        failed: () => ({ ...first, event: 'charge.failed/cancelled', status: 'failed/cancelled' }),
        'refund of the first': () => chapa.refund(txRef, String(first.reference)),
        'refund of the second': () => chapa.refund(txRef, String(second.reference)),
      };
      // Chapa knows all events before it sends the first webhook.
      const told = Object.fromEntries(events.map((name) => [name, notes[name]?.() ?? {}]));
      for (const name of order) await receive(world(), told[name] ?? {});
      outcomes.add(JSON.stringify(await outcomeOf(world(), invoiceId)));
    }
    return { count: all.length, outcomes: [...outcomes].map((outcome) => JSON.parse(outcome)) };
  }

  it('has the same result in all 720 orders of six events, two of them repeated', {
    timeout: 240_000,
  }, async () => {
    const once = ['first', 'failed', 'second', 'refund of the first'];
    const { count, outcomes } = await outcomesOf([...once, 'first', 'refund of the first']);
    expect(count).toBe(720 / 2 / 2);
    const paidAt = world().clock.now.toISOString();
    const paid = { paid_at: paidAt, refunded_at: null, subscriptions: 1, kept: 98_000, movements: 3 };
    expect(outcomes).toEqual([{ ...paid, open_checkouts: 0, reviews: ['overpayment', 'refund'] }]);
    await expectBooksToAgree(world());
  });

  it('has the same result in all orders of two payments that are both refunded', async () => {
    const { count, outcomes } = await outcomesOf(['first', 'second', 'refund of the first', 'refund of the second']);
    expect(count).toBe(24);
    const at = world().clock.now.toISOString();
    const refunded = { paid_at: at, refunded_at: at, subscriptions: 0, kept: 0, movements: 4 };
    expect(outcomes).toEqual([{ ...refunded, open_checkouts: 0, reviews: ['overpayment', 'refund'] }]);
    await expectBooksToAgree(world());
  });
}

/** Breaks the connection after this many statements, like a killed process. */
function breakingAfter(statements: number): KyselyPlugin & { isBroken: boolean } {
  const plugin = {
    isBroken: false,
    transformQuery: ({ node }: Parameters<KyselyPlugin['transformQuery']>[0]) => node,
    async transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
      statements -= 1;
      if (statements >= 0) return result;
      plugin.isBroken = true;
      throw new Error('killed');
    },
  };
  return plugin;
}

function crashes(world: () => World): void {
  it('gives exactly one credit when the event is repeated, at whatever statement it died', async () => {
    const { services, db } = world();
    const chapa = chapaOf(services);
    let points = 0;
    for (let isBroken = true; isBroken; points += 1) {
      const { txRef, invoiceId, token } = await startPaying(world());
      const event = parseEvent(world().chapa.pay(txRef));
      const plugin = breakingAfter(points);
      const breaking = createPayments({
        ...services,
        db: db.withPlugin(plugin),
        providers: [chapa],
        webProvider: chapa,
        chatProvider: chapa,
      });
      if (event) await breaking.sync.receiveEvent(chapa, event).catch(() => {});
      isBroken = plugin.isBroken;
      if (event) await services.payments.sync.receiveEvent(chapa, event);
      const outcome = await outcomeOf(world(), invoiceId);
      expect(outcome).toMatchObject({ subscriptions: 1, kept: 98_000, movements: 1, open_checkouts: 0, reviews: null });
      expect(await world().call('getUserInfo', { token })).toMatchObject({ is_active: true });
    }
    expect(points).toBeGreaterThan(10);
    await expectBooksToAgree(world());
  });
}

function surpluses(world: () => World): void {
  it('credits the first of two payments of one invoice, and flags the other', async () => {
    const { chapa } = world();
    const { txRef, invoiceId } = await startPaying(world());
    const notes = [chapa.pay(txRef), chapa.pay(txRef)];
    await Promise.all(notes.map((note) => tell(world(), note)));
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({
      subscriptions: 1,
      kept: 196_000,
      movements: 2,
      reviews: ['overpayment'],
    });
    await expectBooksToAgree(world());
  });

  it('grants two plans that are paid at once one after the other', async () => {
    const { chapa, db, clock, services } = world();
    const first = await startPaying(world(), 1);
    const opened = await db
      .transaction()
      .execute((trx) => services.invoices.open(trx, { userId: first.userId, planId: 2 }));
    const { url } = await world().call('createPaymentUrl', { token: first.token, query: { invoice_id: opened.id } });
    const notes = [first.txRef, url.slice(url.lastIndexOf('/') + 1)].map((txRef) => chapa.pay(txRef));
    await Promise.all(notes.map((note) => tell(world(), note)));
    const periods = await db
      .selectFrom('subscriptions')
      .select(['starts_at', 'ends_at'])
      .where('user_id', '=', first.userId)
      .orderBy('starts_at')
      .execute();
    expect(periods.map(({ starts_at }) => starts_at)).toEqual([clock.now, periods[0]?.ends_at]);
    expect(periods[1]?.ends_at).toEqual(new Date('2027-08-20T09:20:00.000Z'));
  });

  it('grants a plan that extends beyond one year, and flags it', async () => {
    const { chapa, db, services } = world();
    const { userId, token, txRef, invoiceId } = await startPaying(world(), 3);
    const opened = await db.transaction().execute((trx) => services.invoices.open(trx, { userId, planId: 1 }));
    const { url } = await world().call('createPaymentUrl', { token, query: { invoice_id: opened.id } });
    await tell(world(), chapa.pay(txRef));
    await tell(world(), chapa.pay(url.slice(url.lastIndexOf('/') + 1)));
    expect((await outcomeOf(world(), invoiceId))?.reviews).toBeNull();
    expect(await outcomeOf(world(), opened.id)).toMatchObject({ subscriptions: 1, reviews: ['beyond-one-year'] });
  });

  it('ends a trial when the plan begins', async () => {
    const { chapa, clock, db } = world();
    const { userId, txRef } = await startPaying(world());
    const trial = { starts_at: new Date(clock.now.getTime() - dayMs), ends_at: new Date(clock.now.getTime() + dayMs) };
    await db
      .insertInto('subscriptions')
      .values({ user_id: userId, ...trial })
      .execute();
    await tell(world(), chapa.pay(txRef));
    const rows = await db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).execute();
    expect(rows.find(({ is_trial }) => is_trial)?.ends_at).toEqual(clock.now);
  });
}

function refunds(world: () => World): void {
  it('ends the plan and moves later plans forward', async () => {
    const { chapa, clock, db, services } = world();
    const { userId, token, txRef, invoiceId } = await startPaying(world(), 1);
    const opened = await db.transaction().execute((trx) => services.invoices.open(trx, { userId, planId: 2 }));
    const { url } = await world().call('createPaymentUrl', { token, query: { invoice_id: opened.id } });
    const paid = chapa.pay(txRef);
    await tell(world(), paid);
    await tell(world(), chapa.pay(url.slice(url.lastIndexOf('/') + 1)));
    const before = clock.now;
    clock.now = new Date(before.getTime() + 10 * dayMs);
    await tell(world(), chapa.refund(txRef, String(paid.reference)));
    const rows = await db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).orderBy('id').execute();
    expect(rows.map(({ starts_at, ends_at }) => [starts_at, ends_at])).toEqual([
      [before, clock.now],
      [clock.now, expect.any(Date)],
    ]);
    clock.now = before;
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({ kept: 0, subscriptions: 0, reviews: ['refund'] });
    const { invoice } = await world().call('getInvoice', { token, params: { invoiceId } });
    expect(invoice.status).toBe(0);
    const again = await world().refusal('createPaymentUrl', { token, query: { invoice_id: invoiceId } });
    expect(again).toMatchObject({
      status: 409,
      problem: { message: 'This invoice was paid back. Start a new payment.' },
    });
  });

  it('leaves the plan after a partial refund', async () => {
    const { chapa } = world();
    const { token, txRef, invoiceId } = await startPaying(world());
    const paid = chapa.pay(txRef);
    await tell(world(), { ...chapa.refund(txRef, String(paid.reference)), amount: '100' });
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({ kept: 88_000, subscriptions: 1, reviews: ['refund'] });
    expect(await world().call('getUserInfo', { token })).toMatchObject({ is_active: true });
  });
}
