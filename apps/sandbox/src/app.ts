import Fastify, { type FastifyInstance } from 'fastify';
import { serveBrowserFiles } from './browser-files.ts';
import { homePage } from './home/home.page.ts';
import { sendPage } from './page.ts';
import { telegramClientRoutes } from './telegram-client/telegram-client.routes.ts';

export interface SandboxOptions {
  /** Where the mini app is served. */
  miniUrl: URL;
  botToken: string;
  now: () => Date;
}

export function buildSandbox(options: SandboxOptions): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });

  app.get('/healthz', async (_request, reply) => reply.type('text/plain; charset=utf-8').send('ok'));
  app.get('/', async (_request, reply) => sendPage(reply, homePage()));
  serveBrowserFiles(app, { prefix: '', root: import.meta.dirname, folders: ['style'] });
  telegramClientRoutes(app, options);

  app.setNotFoundHandler(async (request, reply) =>
    reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .send(`The sandbox has nothing at ${request.url}. Its list is at /.\n`),
  );
  return app;
}
