import type { FastifyInstance } from 'fastify';
import { readFields, readText } from '../fields.ts';
import type { World } from '../world.ts';
import { isDay } from './calendar.ts';
import { expectedIn } from './expected.ts';
import { isSite, siteSlugs, sites } from './site-list.ts';

/** What tests need of the newsroom: to publish, and to list what was published and requested. */
export function newsroomControlRoutes(app: FastifyInstance, { press, visits, siteOrigins }: World): void {
  const unknownSite = { message: `The site must be one of ${siteSlugs.join(', ')}.` };

  app.get('/control/newsroom/sites', async () => ({
    sites: siteSlugs.map((slug) => ({
      slug,
      ...sites[slug],
      url: siteOrigins.get(slug) ?? null,
      issues: press.issuesOf(slug).map(({ edition, printings }) => ({
        day: edition.day,
        edition: edition.number,
        notices: printings.length,
      })),
    })),
  }));

  app.get('/control/newsroom/issues', async ({ query }, reply) => {
    const site = readText(readFields(query), 'site');
    if (site !== null && !isSite(site)) return reply.code(404).send(unknownSite);
    return { issues: (site ? [site] : siteSlugs).flatMap((slug) => press.issuesOf(slug).map(expectedIn)) };
  });

  app.post('/control/newsroom/issues', async ({ body }, reply) => {
    const fields = readFields(body);
    const site = readText(fields, 'site');
    if (site !== null && !isSite(site)) return reply.code(404).send(unknownSite);
    const day = fields.day ?? press.today;
    if (!isDay(day)) return reply.code(400).send({ message: 'day must be a day as 2026-11-25' });
    return reply.code(201).send({ issues: press.print(site, day).map(expectedIn) });
  });

  app.get('/control/newsroom/visits', async () => ({ visits: visits.list() }));

  app.delete('/control/newsroom/visits', async (_request, reply) => {
    visits.clear();
    return reply.code(204).send();
  });
}
