import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { limitPages } from './page-limit.ts';

const most = 20;

async function createSite() {
  const app = Fastify({ trustProxy: ['loopback'] });
  await limitPages(app, most);
  app.get('/*', { onRequest: app.rateLimit() }, async () => 'a page');
  app.get('/file.js', async () => 'a file');
  const open = (address: string, url = '/tenders') =>
    app.inject({ url, headers: { 'x-forwarded-for': address }, remoteAddress: '127.0.0.1' });
  return { open };
}

it('the limit counts the pages of an address per minute, and says when to retry', async () => {
  const { open } = await createSite();
  for (let page = 0; page < most; page += 1) expect((await open('10.0.0.1')).statusCode).toBe(200);
  const refused = await open('10.0.0.1');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['content-type']).toContain('text/html');
  expect(refused.body).toContain('lang="am"');
});

it('the limit counts each address separately, and an IPv6 network of a household as one', async () => {
  const { open } = await createSite();
  for (let page = 0; page < most; page += 1) await open(`2001:db8:1:1::${page + 1}`);
  expect((await open('2001:db8:1:1::99')).statusCode).toBe(429);
  expect((await open('2001:db8:1:2::1')).statusCode).toBe(200);
  expect((await open('10.0.0.2')).statusCode).toBe(200);
});

it('the limit does not count files', async () => {
  const { open } = await createSite();
  for (let file = 0; file <= most; file += 1) expect((await open('10.0.0.3', '/file.js')).statusCode).toBe(200);
  expect((await open('10.0.0.3')).statusCode).toBe(200);
});
