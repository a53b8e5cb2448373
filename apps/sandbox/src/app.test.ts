import { afterAll, describe, expect, it } from 'vitest';
import { createTestSandbox } from './testing/test-sandbox.ts';

const { app } = createTestSandbox();
afterAll(() => app.close());

describe('the sandbox', () => {
  it('answers its health check', async () => {
    const response = await app.inject('/healthz');
    expect([response.statusCode, response.body]).toEqual([200, 'ok']);
  });

  it('lists its parts, each of which answers', async () => {
    const { body } = await app.inject('/');
    const addresses = [...body.matchAll(/<a href="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(addresses).toContain('/telegram');
    for (const address of addresses) expect((await app.inject(address)).statusCode).toBe(200);
  });

  it('answers an unknown address with one line of plain text', async () => {
    const response = await app.inject('/nothing<script>');
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('serves every module that the client page asks for, without types', async () => {
    const seen = new Set<string>();
    const waiting = ['/telegram/browser/main.ts', '/inbox/browser/live.ts'];
    for (const address of waiting) {
      if (seen.has(address)) continue;
      seen.add(address);
      const response = await app.inject(address);
      expect([address, response.statusCode]).toEqual([address, 200]);
      expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(response.body).not.toMatch(/^\s*(interface|export interface|import type|export type) /m);
      for (const [, path = ''] of response.body.matchAll(/from '(\.[^']+)'/g)) {
        waiting.push(new URL(path, `http://sandbox${address}`).pathname);
      }
    }
    expect(seen).toContain('/telegram/protocol/host.ts');
  });

  it('serves every style sheet of its pages', async () => {
    const pages = await Promise.all(
      ['/', '/telegram', '/inbox', '/newsroom', '/faults'].map(async (address) => (await app.inject(address)).body),
    );
    const sheets = pages.flatMap((page) =>
      [...page.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map((m) => m[1] ?? ''),
    );
    expect(sheets).toContain('/telegram/browser/client.css');
    for (const address of sheets) {
      const { statusCode, headers } = await app.inject(address);
      expect([address, statusCode, headers['content-type']]).toEqual([address, 200, 'text/css; charset=utf-8']);
    }
  });

  it('serves the font of its style sheet to its pages', async () => {
    const { body } = await app.inject('/style/tokens.css');
    const [, file] = /url\("([^"]+)"\)/.exec(body) ?? [];
    const { statusCode, headers, rawPayload } = await app.inject(`/style/${file}`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'font/woff2']);
    expect(rawPayload.subarray(0, 4).toString()).toBe('wOF2');
    expect((await app.inject('/telegram')).headers['content-security-policy']).toContain("font-src 'self'");
  });

  it.each([
    '/telegram/launch.ts',
    '/telegram/protocol/host.test.ts',
    '/environment.ts',
    '/telegram/browser/../launch.ts',
  ])('keeps %s to itself', async (address) => {
    expect((await app.inject(address)).statusCode).toBe(404);
  });
});
