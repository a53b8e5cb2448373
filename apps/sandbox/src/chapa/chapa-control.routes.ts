import type { FastifyInstance } from 'fastify';
import { readCount, readFields, readText } from '../fields.ts';
import type { World } from '../world.ts';
import { type Checkout, isMethod, outcomes, type Payment, stateOf } from './checkout.ts';
import { sendPaymentEvent } from './payment-events.ts';

interface Params {
  txRef: string;
}

const mostTimes = 100;

/** Lets a test pay and refund without a page. Answers after the event was delivered or suppressed. */
export function chapaControlRoutes(app: FastifyInstance, world: World): void {
  const { checkouts, events, settings, options } = world;

  async function tell(checkout: Checkout, payment: Payment) {
    const destination = { apiUrl: settings.apiUrl, webhookSecret: options.chapa.webhookSecret };
    const webhook = await sendPaymentEvent(events, { checkout, payment }, destination);
    return { ...payment, webhook };
  }

  app.get('/control/chapa/payments', async () => ({
    checkouts: checkouts.list().map((checkout) => ({ ...checkout, state: stateOf(checkout, options.now()) })),
  }));

  app.post<{ Params: Params }>('/control/chapa/payments/:txRef', async ({ params: { txRef }, body }, reply) => {
    const checkout = checkouts.find(txRef);
    if (!checkout) return reply.code(404).send({ message: `No checkout has the tx_ref ${txRef}.` });
    const fields = readFields(body);
    const outcome = outcomes.find((known) => known === (fields.outcome ?? 'success'));
    const method = fields.method ?? 'telebirr';
    const times = readCount(fields, 'times') ?? 1;
    if (!outcome || !isMethod(method) || times < 1 || times > mostTimes) {
      return reply.code(400).send({ message: 'outcome: success, failed or cancelled; times: 1 to 100' });
    }
    const details = {
      outcome,
      method,
      amount: readText(fields, 'amount'),
      currency: readText(fields, 'currency'),
      mode: readText(fields, 'mode'),
    };
    const paid = Array.from({ length: times }, () => checkouts.pay(checkout, details));
    return { payments: await Promise.all(paid.map((payment) => tell(checkout, payment))) };
  });

  app.post<{ Params: Params }>('/control/chapa/refunds/:txRef', async ({ params: { txRef }, body }, reply) => {
    const checkout = checkouts.find(txRef);
    const reference = readText(readFields(body), 'reference');
    const payment = checkout?.payments.findLast(
      (each) => each.outcome === 'success' && !each.refundedAt && (reference === null || each.reference === reference),
    );
    if (!checkout || !payment) return reply.code(404).send({ message: `Nothing is paid under the tx_ref ${txRef}.` });
    checkouts.refund(payment);
    return { payments: [await tell(checkout, payment)] };
  });
}
