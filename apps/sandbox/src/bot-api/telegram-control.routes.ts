import type { FastifyInstance } from 'fastify';
import { type Fields, readCount, readFields, readText } from '../fields.ts';
import { findUser, type TelegramUser } from '../telegram-client/demo-users.ts';
import { paymentOutcomes } from '../telegram-client/protocol/invoice-sheet.ts';
import type { World } from '../world.ts';
import type { Invoice } from './invoice.ts';
import { createPerson } from './person.ts';

const noUser = { message: 'user must be a demo user or the number of one' };

/** Lets a test act as a person in the chat with the bot. */
export function telegramControlRoutes(app: FastifyInstance, world: World): void {
  const { bot } = world;

  /** Answers with the result of an action, or with a sentence about what is missing. */
  function act(name: string, perform: (user: TelegramUser, fields: Fields) => Promise<unknown> | string): void {
    app.post(`/control/telegram/updates/${name}`, async ({ body }, reply) => {
      const fields = readFields(body);
      const user = findUser(fields.user);
      if (!user) return reply.code(400).send(noUser);
      const performed = perform(user, fields);
      return typeof performed === 'string' ? reply.code(400).send({ message: performed }) : await performed;
    });
  }

  function invoiceOf(fields: Fields): Invoice | null {
    const slug = readText(fields, 'slug')?.replace(/^.*\$/, '');
    return slug ? bot.invoices.find(slug) : bot.invoices.findByPayload(readText(fields, 'payload') ?? '');
  }

  act('start', (user, fields) => createPerson(world, user).start(readText(fields, 'payload')));

  act('message', (user, fields) => {
    const text = readText(fields, 'text');
    return text === null ? 'text is missing' : createPerson(world, user).say(text);
  });

  act('contact', (user, fields) => {
    const owner = fields.contactUserId === null ? null : (readCount(fields, 'contactUserId') ?? user.id);
    return createPerson(world, user).shareContact(readText(fields, 'phone'), owner);
  });

  act('callback', (user, fields) => {
    const data = readText(fields, 'data');
    if (data === null) return 'data is missing';
    return createPerson(world, user).press(data, readCount(fields, 'messageId') ?? 0);
  });

  act('payment', (user, fields) => {
    const outcome = paymentOutcomes.find((known) => known === (fields.outcome ?? 'paid'));
    const invoice = invoiceOf(fields);
    if (!outcome) return `outcome must be one of ${paymentOutcomes.join(', ')}`;
    return invoice ? createPerson(world, user).pay(invoice, outcome) : 'no invoice has this slug or payload';
  });

  act('block', async (user, fields) => {
    createPerson(world, user).block(fields.blocked !== false);
    return { isBlocked: bot.chats.of(user.id).isBlocked };
  });
}
