import type { FastifyInstance } from 'fastify';
import { serveBrowserFiles } from '../browser-files.ts';
import { sendPage } from '../page.ts';
import type { World } from '../world.ts';
import { clientBotRoutes } from './bot.routes.ts';
import { launchUrl } from './launch.ts';
import { readSettings } from './launch-settings.ts';
import { telegramClientPage } from './telegram-client.page.ts';

type Query = Readonly<Record<string, unknown>>;

export function telegramClientRoutes(app: FastifyInstance, world: World): void {
  const { miniUrl, botToken, now } = world.options;

  app.get<{ Querystring: Query }>('/telegram', async ({ query }, reply) => {
    const { settings, notices } = readSettings(query);
    const url = launchUrl(settings, miniUrl, { botToken, now: now() });
    return sendPage(reply, telegramClientPage({ settings, notices, launchUrl: url, miniOrigin: miniUrl.origin }));
  });

  // Opening the app again is a new launch: init data is dated and signed anew.
  app.get<{ Querystring: Query }>('/telegram/launch', async ({ query }, reply) => {
    const url = launchUrl(readSettings(query).settings, miniUrl, { botToken, now: now() });
    return reply.header('cache-control', 'no-store').send({ url });
  });

  clientBotRoutes(app, world);
  serveBrowserFiles(app, { prefix: '/telegram', root: import.meta.dirname, folders: ['browser', 'protocol'] });
}
