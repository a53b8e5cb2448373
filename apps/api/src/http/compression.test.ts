import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { onOneDatabase } from '../testing/on-databases.ts';
import { compressAnswers } from './compression.ts';

onOneDatabase('an answer', (world) => {
  const ask = (url: string, headers: Record<string, string> = { 'accept-encoding': 'gzip, deflate' }) =>
    world().app.inject({ url, headers });

  it('is compressed for clients that accept it, without a change', async () => {
    const plain = await ask('/latest-tenders', {});
    const zipped = await ask('/latest-tenders');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringContaining('ccept-') });
    expect(String(zipped.headers.vary).toLowerCase()).toContain('accept-encoding');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.payload);
    expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(zipped.headers.etag).toBe(plain.headers.etag);
  });

  it('of one reader is compressed too, with the best encoding that the client accepts', async () => {
    const token = await world().tokenOf('active');
    const answer = await world().app.inject({
      url: '/tender/search',
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip;q=1.0, br;q=0.5' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).tenders.data.length).toBe(20);
  });

  it('that has not changed is not sent again', async () => {
    const { headers } = await ask('/latest-tenders');
    const again = await ask('/latest-tenders', { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.rawPayload.length, again.headers['content-encoding']]).toEqual([304, 0, undefined]);
  });

  it('is not compressed when it is small or a picture', async () => {
    expect((await ask('/healthz')).headers['content-encoding']).toBeUndefined();
    const logo = await ask('/company/1/logo.webp');
    expect(logo.headers['content-type']).toBe('image/webp');
    expect(logo.headers['content-encoding']).toBeUndefined();
    const reference = await ask('/docs');
    expect([reference.statusCode, reference.headers['content-encoding']]).toEqual([200, 'gzip']);
  });

  it('refuses compressed request bodies', async () => {
    const answer = await world().app.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { 'content-encoding': 'gzip', 'content-type': 'application/json' },
      payload: Buffer.from('1f8b', 'hex'),
    });
    expect(answer.statusCode).toBe(400);
  });
});

it.each([
  ['a kilobyte of Amharic, which is fewer letters', 'application/json', 'ጨ'.repeat(342), 'gzip'],
  ['less than that', 'application/json', 'ጨ'.repeat(341), undefined],
  ['a feed as JSON', 'application/feed+json; charset=utf-8', 'x'.repeat(1_024), 'gzip'],
  ['a feed as Atom', 'application/atom+xml; charset=utf-8', 'x'.repeat(1_024), 'gzip'],
  ['a document', 'application/pdf', 'x'.repeat(9_999), undefined],
])('a compressed answer is chosen by its bytes and its kind: %s', async (_name, type, body, encoding) => {
  const app = Fastify();
  compressAnswers(app);
  app.get('/', async (_request, reply) => reply.type(type).send(body));
  const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
  expect(headers['content-encoding']).toBe(encoding);
});
