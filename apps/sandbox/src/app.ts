import Fastify, { type FastifyInstance } from 'fastify';
import { botApiRoutes } from './bot-api/bot-api.routes.ts';
import { telegramControlRoutes } from './bot-api/telegram-control.routes.ts';
import { serveBrowserFiles } from './browser-files.ts';
import { chapaApiRoutes } from './chapa/chapa-api.routes.ts';
import { chapaControlRoutes } from './chapa/chapa-control.routes.ts';
import { checkoutRoutes } from './chapa/checkout.routes.ts';
import { controlRoutes } from './control/control.routes.ts';
import { ethiopicFont } from './ethiopic-font.ts';
import { faultRoutes } from './faults/faults.routes.ts';
import { homePage } from './home/home.page.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import { newsroomRoutes } from './newsroom/newsroom.routes.ts';
import { newsroomControlRoutes } from './newsroom/newsroom-control.routes.ts';
import { sendPage } from './page.ts';
import { afroMessageRoutes } from './sms/afromessage.routes.ts';
import { geezSmsRoutes } from './sms/geezsms.routes.ts';
import { telegramClientRoutes } from './telegram-client/telegram-client.routes.ts';
import type { World } from './world.ts';

/** Parses forms like JSON. Of a repeated field the last value counts. */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
  );
}

export function buildSandbox(world: World): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  acceptForms(app);

  app.get('/healthz', async (_request, reply) => reply.type('text/plain; charset=utf-8').send('ok'));
  app.get('/', async (_request, reply) => sendPage(reply, homePage()));
  serveBrowserFiles(app, { prefix: '', root: import.meta.dirname, folders: ['style'] });
  ethiopicFont(app);
  telegramClientRoutes(app, world);
  inboxRoutes(app, world);
  newsroomRoutes(app, world);
  newsroomControlRoutes(app, world);
  faultRoutes(app, world);
  controlRoutes(app, world);
  checkoutRoutes(app, world);
  chapaControlRoutes(app, world);
  telegramControlRoutes(app, world);
  app.register(async (scope) => chapaApiRoutes(scope, world), { prefix: '/chapa/v1' });
  app.register(async (scope) => botApiRoutes(scope, world), { prefix: '/telegram-bot-api' });
  app.register(async (scope) => afroMessageRoutes(scope, world), { prefix: '/afromessage' });
  app.register(async (scope) => geezSmsRoutes(scope, world), { prefix: '/geezsms' });

  app.addHook('onClose', () => world.events.stop());
  app.setNotFoundHandler(async (request, reply) =>
    reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .send(`The sandbox has nothing at ${request.url}. Its list is at /.\n`),
  );
  return app;
}
