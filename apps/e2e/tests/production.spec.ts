import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { firstFreePort } from './servers.ts';

const apps = join(import.meta.dirname, '..', '..');

/** Starts one of our servers as an installation does, independent of the demo. */
function start(app: 'web' | 'mini', settings: Record<string, string>) {
  const child = spawn(process.execPath, ['server.ts'], {
    cwd: join(apps, app),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { child, said: text(child.stderr), ended: once(child, 'exit') };
}

const told = {
  API_URL: 'https://api.awaj.example',
  WEB_URL: 'https://awaj.example',
  MINI_URL: 'https://mini.awaj.example',
  AWAJ_FORWARD_SECRET: 'thirty-two-bytes-that-are-random',
  PHONE: '+251 911 223 344',
  TELEGRAM_BOT_URL: 'https://t.me/some_bot',
  TELEGRAM_URL: 'none',
  FACEBOOK_URL: 'https://facebook.com/some',
  LINKEDIN_URL: 'none',
  PLAY_STORE_URL: 'none',
  APP_STORE_URL: 'none',
};

const needs = {
  web: ['API_URL', 'WEB_URL', 'MINI_URL', 'PHONE', 'AWAJ_FORWARD_SECRET', 'APP_STORE_URL'],
  mini: ['API_URL', 'WEB_URL', 'MINI_URL', 'TELEGRAM_BOT_URL'],
} as const;

for (const app of ['web', 'mini'] as const) {
  test(`the server of ${app} does not start in production without every required setting`, async () => {
    const { said, ended } = start(app, {});
    expect(await ended).toEqual([1, null]);
    const message = await said;
    for (const name of needs[app]) expect(message).toContain(`${name} is missing`);
  });

  test(`the server of ${app} does not start in production with settings of the demo`, async () => {
    const { said, ended } = start(app, {
      ...told,
      API_URL: 'http://127.0.0.1:4000',
      TELEGRAM_BOT_URL: 'https://t.me/awaj_bot',
    });
    expect(await ended).toEqual([1, null]);
    expect(await said).toMatch(/API_URL is an address of this machine.*\n.*TELEGRAM_BOT_URL has the value of the demo/);
  });

  test(`the server of ${app} listens on the set host, and sends HSTS in production`, async () => {
    const port = firstFreePort + (app === 'web' ? 0 : 1);
    // Every address in 127.0.0.0/8 is this machine.
    const { child, ended } = start(app, { ...told, PORT: String(port), HOST: '127.0.0.2' });
    const url = `http://127.0.0.2:${port}/healthz`;
    await expect.poll(async () => (await fetch(url).catch(() => null))?.status).toBe(200);
    const { headers } = await fetch(url);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
}

test('the demo, which has no https, sends no HSTS', async ({ request }) => {
  expect((await request.get('/healthz')).headers()['strict-transport-security']).toBeUndefined();
});

test('a link without a setting is left out of the page', async ({ request }) => {
  const port = firstFreePort + 2;
  const { child, ended } = start('web', { ...told, WEB_PORT: String(port) });
  const url = `http://127.0.0.1:${port}/about`;
  await expect.poll(async () => (await request.get(url).catch(() => null))?.status()).toBe(200);
  const page = await (await request.get(url)).text();
  expect(page).toContain('href="https://facebook.com/some"');
  expect(page).not.toContain('linkedin.com');
  expect(page).not.toContain('>LinkedIn<');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
