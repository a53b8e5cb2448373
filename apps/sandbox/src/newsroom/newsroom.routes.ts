import type { FastifyInstance } from 'fastify';
import { serveBrowserFiles } from '../browser-files.ts';
import { readFields } from '../fields.ts';
import { sendPage } from '../page.ts';
import type { World } from '../world.ts';
import { newsroomPage } from './newsroom.page.ts';
import { isSite } from './site-list.ts';

export function newsroomRoutes(app: FastifyInstance, world: World): void {
  const { press, siteOrigins, visits } = world;
  serveBrowserFiles(app, { prefix: '/newsroom', root: import.meta.dirname, folders: ['browser'] });

  app.get('/newsroom', async (_request, reply) =>
    sendPage(reply, newsroomPage({ press, siteOrigins, visits: visits.list() })),
  );

  app.post('/newsroom', async ({ body }, reply) => {
    const { site } = readFields(body);
    press.print(isSite(site) ? site : null, press.today);
    return reply.redirect('/newsroom', 303);
  });
}
