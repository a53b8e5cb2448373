import type { FastifyInstance } from 'fastify';
import { serveBrowserFiles } from '../browser-files.ts';
import { ethiopicForMails } from '../ethiopic-font.ts';
import { readFields, readText } from '../fields.ts';
import { sendPage } from '../page.ts';
import type { World } from '../world.ts';
import type { ChatView } from './chat.page.ts';
import { chatRoutes } from './chat.routes.ts';
import { deliveryEventRoutes } from './delivery-events.routes.ts';
import { inboxPage } from './inbox.page.ts';
import { chatIdOf, conversationsOf } from './people.ts';
import type { PhoneView } from './phone.page.ts';
import { phoneRoutes } from './phone.routes.ts';
import { recipientKey, toInternational } from './recipient.ts';

/** A mail may bring its own styles, but it runs no scripts and loads nothing from elsewhere. */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "font-src 'self'",
  'img-src data:',
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

export function inboxRoutes(app: FastifyInstance, world: World): void {
  const { messages, bot, options, replies } = world;

  function chatOf(key: string | null): ChatView | null {
    const userId = key === null ? null : chatIdOf(key);
    return userId === null ? null : { userId, miniUrl: options.miniUrl, ...bot.chats.of(userId) };
  }

  function phoneOf(key: string | null): PhoneView | null {
    if (key === null || toInternational(key) !== key) return null;
    return { phone: key, notice: replies.get(key) ?? null };
  }

  app.get('/inbox', async ({ query }, reply) => {
    const to = readText(readFields(query), 'to');
    const chosen = to === null ? null : recipientKey(to);
    const conversations = conversationsOf(messages.list());
    const inbox = {
      messages: messages.list({ to: chosen }),
      conversations,
      chosen,
      chat: chatOf(chosen),
      phone: phoneOf(chosen),
    };
    return sendPage(reply, inboxPage(inbox));
  });

  app.get<{ Params: { id: string } }>('/inbox/mails/:id', async ({ params }, reply) => {
    const mail = messages.get(Number(params.id));
    if (mail?.channel !== 'mail' || mail.html === null) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': mailPolicy, 'x-content-type-options': 'nosniff' })
      .send(`<!doctype html><meta charset="utf-8"><base target="_blank">${ethiopicForMails}${mail.html}`);
  });

  // Sends a line for every change, after which the page fetches itself again.
  app.get('/inbox/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': open\n\n');
    const stop = messages.onChange(() => reply.raw.write('data: changed\n\n'));
    request.raw.on('close', stop);
  });

  chatRoutes(app, world);
  phoneRoutes(app, world);
  deliveryEventRoutes(app, world);
  serveBrowserFiles(app, { prefix: '/inbox', root: import.meta.dirname, folders: ['browser'] });
}
