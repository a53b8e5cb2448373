// How the server of the website behaves when its API fails.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test as base, expect } from '@playwright/test';
import { firstFreePort, servers } from './servers.ts';

type Answer = (answer: ServerResponse, asked: IncomingMessage) => void;

interface Upstream {
  url: string;
  /** The requests to the API, newest last. */
  asked: { url: string; headers: IncomingHttpHeaders }[];
  answerBy(answer: Answer): void;
  close(): void;
}

const refusing =
  (status: number, retryAfter: string): Answer =>
  (answer) =>
    answer
      .writeHead(status, { 'content-type': 'application/json', 'retry-after': retryAfter })
      .end('{"status":false,"message":"no"}');
const ready: Answer = (answer) => answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');

async function startUpstream(): Promise<Upstream> {
  let current: Answer = ready;
  const asked: Upstream['asked'] = [];
  const server = createServer((incoming, answer) => {
    const { url = '', headers } = incoming;
    asked.push({ url, headers });
    current(answer, incoming);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answerBy: (answer) => {
      current = answer;
    },
    close: () => server.close(),
  };
}

const port = firstFreePort + 11;
const site = `http://127.0.0.1:${port}`;
const secret = 'a-secret-of-this-test-and-of-no-page';

const broken: Answer = (answer) => answer.destroy();

/** Forwards to the real API, and replaces the origin, because that API allows only its own website. */
const forwarding: Answer = (answer, { method, url, headers }) => {
  request(servers.api.url + url, { method, headers: { ...headers, origin: servers.web.url } }, (given) => {
    answer.writeHead(given.statusCode ?? 502, { ...given.headers, 'access-control-allow-origin': site });
    given.pipe(answer);
  }).end();
};

const test = base.extend<{ upstream: Upstream & { stopSite(): void } }>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing
  upstream: async ({}, use) => {
    const upstream = await startUpstream();
    const child = spawn(process.execPath, ['server.ts'], {
      cwd: join(import.meta.dirname, '..', '..', 'web'),
      env: {
        PATH: process.env.PATH,
        WEB_PORT: String(port),
        API_URL: upstream.url,
        API_INTERNAL_URL: upstream.url,
        AWAJ_FORWARD_SECRET: secret,
        DRAIN_SECONDS: '1',
      },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    await expect.poll(async () => (await fetch(`${site}/healthz`).catch(() => null))?.status).toBe(200);
    await use({ ...upstream, stopSite: () => child.kill('SIGTERM') });
    child.kill('SIGTERM');
    await ended;
    upstream.close();
  },
});
test.describe.configure({ mode: 'serial' });

test('a page answers 503 with a retry time when its API breaks off', async ({ upstream }) => {
  upstream.answerBy(broken);
  for (const path of ['/tenders', '/am/tenders', '/tender/17', '/trial/some-link']) {
    const answer = await fetch(site + path);
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '10']);
    expect(await answer.text()).toMatch(/Please try again in a moment|እባክዎ ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ/);
  }
  expect((await fetch(`${site}/about`)).status).toBe(200);
  expect((await fetch(`${site}/readyz`)).status).toBe(503);
});

test('a failed page opens on one press once the API is back, even after earlier presses', async ({
  upstream,
  page,
}) => {
  upstream.answerBy(broken);
  await page.goto(`${site}/tender/17`);
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Try again' });
  // A busy button ignores presses, and the page retries once by itself.
  const idle = main.locator('button:not([aria-busy="true"])');
  await expect(idle).toBeVisible();
  const asked = upstream.asked.length;
  await retry.click();
  await expect.poll(() => upstream.asked.length).toBeGreaterThan(asked);
  await expect(idle).toBeVisible();
  upstream.answerBy(forwarding);
  await retry.click();
  await expect(main.getByRole('heading', { name: 'Full notice', exact: true })).toBeVisible();
  await expect(retry).toHaveCount(0);
});

test('the API gets the visitor’s address with a secret that no page contains', async ({ upstream }) => {
  upstream.answerBy(refusing(503, '5'));
  const visitor = '196.188.7.42';
  const answer = await fetch(`${site}/tenders`, {
    headers: { 'x-forwarded-for': visitor, 'x-awaj-visitor': '10.0.0.1', 'x-awaj-forward-secret': 'guessed' },
  });
  expect(await answer.text()).not.toContain(secret);
  expect(upstream.asked.length).toBeGreaterThan(3);
  for (const { headers } of upstream.asked)
    expect([headers['x-awaj-visitor'], headers['x-awaj-forward-secret']]).toEqual([visitor, secret]);
});

async function ask(lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test('a request with an invalid host is answered 400', async ({ upstream }) => {
  upstream.answerBy(ready);
  for (const lines of [
    ['GET /about HTTP/1.1', 'Host: a b'],
    ['GET /about HTTP/1.1', 'Host: '],
    ['GET /about HTTP/1.1', 'Host: awaj.test:99999999'],
    ['GET /about HTTP/1.1', 'Host: awaj.test/x?y'],
    ['GET /about HTTP/1.1', 'Host: awaj.test', 'X-Forwarded-Host: a b'],
    ['GET /about HTTP/1.0'],
  ])
    expect([lines, (await ask(lines)).split('\r\n')[0]]).toEqual([lines, 'HTTP/1.1 400 Bad Request']);
  expect(await ask(['GET /about HTTP/1.1', 'Host: [::1]:80'])).toContain('HTTP/1.1 200 OK');
});

test('the website is ready while its API is, and reports not ready before it stops', async ({ upstream }) => {
  upstream.answerBy(ready);
  expect((await fetch(`${site}/readyz`)).status).toBe(200);
  expect(upstream.asked.at(-1)?.url).toBe('/readyz');
  upstream.stopSite();
  await expect.poll(async () => (await fetch(`${site}/readyz`)).status).toBe(503);
});
