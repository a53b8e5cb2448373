import type { FastifyInstance } from 'fastify';
import { phoneOf } from '../bot-api/bot-user.ts';
import type { Invoice } from '../bot-api/invoice.ts';
import { createPerson } from '../bot-api/person.ts';
import { readFields, readText } from '../fields.ts';
import type { World } from '../world.ts';
import { findUser, type TelegramUser } from './demo-users.ts';
import { paymentOutcomes } from './protocol/invoice-sheet.ts';
import { networkStates } from './protocol/network.ts';
import { signContact } from './signed-contact.ts';

interface Params {
  slug: string;
}

const readUser = (body: unknown): TelegramUser | null => findUser(readFields(body).user);

function priceOf({ currency, total }: Invoice): string {
  return currency === 'XTR' ? `${total} Stars` : `${(total / 100).toFixed(2)} ${currency}`;
}

/** Actions of the page's client at Telegram's own servers. */
export function clientBotRoutes(app: FastifyInstance, world: World): void {
  const { bot, options, network } = world;

  app.post('/telegram/contact', async ({ body }, reply) => {
    const user = readUser(body);
    if (!user) return reply.callNotFound();
    const phone = phoneOf(user);
    // The client does not wait for the bot.
    void createPerson(world, user).shareContact(phone);
    return { contact: signContact(user, phone, { botToken: options.botToken, now: options.now() }) };
  });

  // Pressing “Start” in a chat opened by a link of the bot.
  app.post('/telegram/start', async ({ body }, reply) => {
    const user = readUser(body);
    if (!user) return reply.callNotFound();
    void createPerson(world, user).start(readText(readFields(body), 'payload'));
    return {};
  });

  app.post('/telegram/network', async ({ body }) => {
    const { state, losesNextAnswer } = readFields(body);
    network.state = networkStates.find((known) => known === state) ?? network.state;
    if (losesNextAnswer === true) network.loseNextAnswer();
    return { state: network.state };
  });

  app.get<{ Params: Params }>('/telegram/invoices/:slug', async ({ params }, reply) => {
    const invoice = bot.invoices.find(params.slug);
    if (!invoice) return reply.callNotFound();
    return { title: invoice.title, description: invoice.description, price: priceOf(invoice) };
  });

  app.post<{ Params: Params }>('/telegram/invoices/:slug', async ({ params, body }, reply) => {
    const user = readUser(body);
    const invoice = bot.invoices.find(params.slug);
    const outcome = paymentOutcomes.find((known) => known === readFields(body).outcome);
    if (!user || !invoice || !outcome) return reply.callNotFound();
    const { status, reason } = await createPerson(world, user).pay(invoice, outcome);
    return { status, reason };
  });
}
