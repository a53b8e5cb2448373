// @vitest-environment node
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { limitPages } from './page-limit.ts';

it('the pages of an address are limited per minute, with a message in both languages', async () => {
  const app = Fastify({ trustProxy: ['loopback'] });
  await limitPages(app, 3);
  app.get('/*', { onRequest: app.rateLimit() }, async () => 'a page');
  const open = (address: string) =>
    app.inject({
      url: '/latest-tenders/telegram',
      headers: { 'x-forwarded-for': address },
      remoteAddress: '127.0.0.1',
    });
  for (let page = 0; page < 3; page += 1) expect((await open('10.0.0.1')).statusCode).toBe(200);
  const refused = await open('10.0.0.1');
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toMatch(/lang="en".*lang="am"/);
  expect((await open('10.0.0.2')).statusCode).toBe(200);
});
