import type { FastifyInstance } from 'fastify';
import { serveBrowserFiles } from '../browser-files.ts';
import { type Fields, readFields, readText } from '../fields.ts';
import { sendPage } from '../page.ts';
import type { World } from '../world.ts';
import { checkoutPage, notices } from './checkout.page.ts';
import { type Checkout, isMethod, isTestNumber, type Outcome, stateOf } from './checkout.ts';
import { sendPaymentEvent } from './payment-events.ts';

interface Params {
  id: string;
}

/** The payer is sent back after this time, even if the shop has not taken the event. */
const returnsAfterMs = 1_500;

const outcomeOf: Readonly<Record<string, Outcome>> = { pay: 'success', fail: 'failed', cancel: 'cancelled' };

export function checkoutRoutes(app: FastifyInstance, { checkouts, events, settings, options }: World): void {
  async function settle(checkout: Checkout, outcome: Outcome, fields: Fields): Promise<Outcome> {
    const method = isMethod(fields.method) ? fields.method : 'telebirr';
    const isDeclined = outcome === 'success' && !isTestNumber(method, readText(fields, 'number') ?? '');
    const payment = checkouts.pay(checkout, { outcome: isDeclined ? 'failed' : outcome, method });
    const destination = { apiUrl: settings.apiUrl, webhookSecret: options.chapa.webhookSecret };
    const told = sendPaymentEvent(events, { checkout, payment }, destination);
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, returnsAfterMs).unref())]);
    return payment.outcome;
  }

  app.get<{ Params: Params }>('/chapa/checkout/:id', async ({ params, query }, reply) => {
    const checkout = checkouts.findById(params.id);
    if (!checkout) return reply.callNotFound();
    const notice = notices.find((known) => known === readFields(query).notice) ?? null;
    return sendPage(reply, checkoutPage({ checkout, state: stateOf(checkout, options.now()), notice }));
  });

  app.post<{ Params: Params }>('/chapa/checkout/:id', async ({ params, body }, reply) => {
    const checkout = checkouts.findById(params.id);
    if (!checkout) return reply.callNotFound();
    const here = `/chapa/checkout/${checkout.id}`;
    const fields = readFields(body);
    if (fields.action === 'close') return reply.redirect(`${here}?notice=left`, 303);
    const outcome = outcomeOf[readText(fields, 'action') ?? ''];
    if (!outcome || stateOf(checkout, options.now()) !== 'open') return reply.redirect(here, 303);
    const reached = await settle(checkout, outcome, fields);
    // After a refusal the payer can try again on the same page.
    if (reached === 'failed') return reply.redirect(`${here}?notice=declined`, 303);
    return reply.redirect(checkout.returnUrl ?? here, 303);
  });

  serveBrowserFiles(app, { prefix: '/chapa', root: import.meta.dirname, folders: ['browser'] });
}
