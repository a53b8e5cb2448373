import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createPerson } from '../bot-api/person.ts';
import { serveBrowserFiles } from '../browser-files.ts';
import { sendPage } from '../page.ts';
import type { World } from '../world.ts';
import { clientBotRoutes } from './bot.routes.ts';
import { demoStandings, fullName, keyOf, newPerson } from './demo-users.ts';
import { launchUrl } from './launch.ts';
import { type LaunchSettings, readSettings } from './launch-settings.ts';
import { telegramClientPage } from './telegram-client.page.ts';

type Query = Readonly<Record<string, unknown>>;

export function telegramClientRoutes(app: FastifyInstance, world: World): void {
  const { bot, network, settings: waits } = world;
  const { miniUrl, botToken, now } = world.options;

  const appUrlOf = (settings: LaunchSettings): URL => (settings.network && network.url ? network.url : miniUrl);
  const launchOf = (settings: LaunchSettings): string =>
    launchUrl(settings, appUrlOf(settings), { botToken, now: now() });

  /** Users with an account came through the bot: it knows their number before the app opens. */
  async function introduce({ user, contact }: LaunchSettings): Promise<readonly string[]> {
    const key = keyOf(user);
    const isShared = contact === null ? key !== null && demoStandings[key].hasSharedContact : contact === 'shared';
    if (!isShared || bot.contacts.has(user.id)) return [];
    void createPerson(world, user).shareContact(null);
    if (await bot.updates.isHeard(waits.introductionMs)) return [];
    return [`The bot has not received the number of ${fullName(user)} yet. Is the API running?`];
  }

  app.get<{ Querystring: Query }>('/telegram', async ({ query, url }, reply) => {
    if (query.user === newPerson) {
      const id = randomInt(800_000_000, 900_000_000);
      return reply.redirect(url.replace(`user=${newPerson}`, `user=${id}`), 303);
    }
    const { settings, notices } = readSettings(query);
    if (settings.network) network.state = settings.network;
    const page = {
      settings,
      notices: [...notices, ...(await introduce(settings))],
      launchUrl: launchOf(settings),
      miniOrigin: appUrlOf(settings).origin,
    };
    return sendPage(reply, telegramClientPage(page));
  });

  // Opening the app again is a new launch with freshly signed init data.
  app.get<{ Querystring: Query }>('/telegram/launch', async ({ query }, reply) =>
    reply.header('cache-control', 'no-store').send({ url: launchOf({ ...readSettings(query).settings, age: null }) }),
  );

  clientBotRoutes(app, world);
  serveBrowserFiles(app, { prefix: '/telegram', root: import.meta.dirname, folders: ['browser', 'protocol'] });
}
