import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTarget } from '../testing/databases.ts';
import { openWorld, type World } from '../testing/world.ts';
import { answerError } from './errors.ts';
import { limitRequests, usualBounds } from './request-limits.ts';

describe('an overloaded API', () => {
  let opened: Awaited<ReturnType<typeof openWorld>>;
  beforeAll(async () => {
    opened = await openWorld(await oneTarget.open('seeded'), { atOnce: 3 });
  });
  afterAll(() => opened.close());

  const ask = ({ app }: World, count: number) =>
    Promise.all(Array.from({ length: count }, () => app.inject('/tender/search')));

  it('answers the requests it can take, and tells the others when to retry', async () => {
    for (let round = 0; round < 3; round += 1) {
      const answers = await ask(opened.world, 5);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 503, 503]);
      expect(answers[4]?.headers['retry-after']).toBe('5');
    }
  });

  it('still answers the health check', async () => {
    const [alive] = await Promise.all([opened.world.app.inject('/healthz'), ask(opened.world, 4)]);
    expect(alive?.statusCode).toBe(200);
  });

  it('accepts requests again when a client has gone away', async () => {
    await opened.world.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = opened.world.app.server.address() as AddressInfo;
    for (let visitor = 0; visitor < 6; visitor += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.write('GET /tender/search HTTP/1.1\r\nHost: awaj.test\r\n\r\n', () => socket.destroy());
      await once(socket, 'close');
    }
    await expect
      .poll(async () => (await ask(opened.world, 3)).map(({ statusCode }) => statusCode))
      .toEqual([200, 200, 200]);
  });
});

describe('an API whose event loop is late', () => {
  /** Five times as quick as the usual ones. */
  const bounds = {
    ...usualBounds,
    eventLoopDelayMs: usualBounds.eventLoopDelayMs / 5,
    eventLoopSampleMs: usualBounds.eventLoopSampleMs / 5,
  };

  /** Asks again and again for two seconds, with a pause of the whole process before each question. */
  async function askBetween(pausesMs: number[]): Promise<Set<number>> {
    const app = fastify().setErrorHandler(answerError);
    app.get('/', () => 'here');
    await limitRequests(app, bounds);
    await app.ready();
    const statuses = new Set<number>();
    const end = performance.now() + 2_000;
    while (performance.now() < end) {
      const until = performance.now() + (pausesMs.shift() ?? 0);
      while (performance.now() < until);
      statuses.add((await app.inject('/')).statusCode);
      await setImmediate();
    }
    await app.close();
    return statuses;
  }

  it('refuses requests while every turn is late', async () => {
    expect(await askBetween(Array(20).fill(300))).toEqual(new Set([200, 503]));
  });

  it('refuses nobody after a single pause', async () => {
    expect(await askBetween([600])).toEqual(new Set([200]));
  });
});

describe('the limit of requests', () => {
  const ofAddress = 40;
  let opened: Awaited<ReturnType<typeof openWorld>>;
  beforeAll(async () => {
    opened = await openWorld(await oneTarget.open('seeded'), { ofAddress, ofCredentials: 10 });
  });
  afterAll(() => opened.close());

  const statusesOf = async (count: number, headersOf: (place: number) => Record<string, string>) => {
    const statuses = [];
    for (let place = 0; place < count; place += 1)
      statuses.push((await opened.world.send('searchTenders', { headers: headersOf(place) })).statusCode);
    return statuses;
  };

  it('counts by address when credentials are invalid', async () => {
    const statuses = await statusesOf(ofAddress + 5, (place) => ({
      'x-forwarded-for': '10.2.0.1',
      authorization: `${place % 2 ? 'Bearer' : 'tma'} made-up-${place}`,
    }));
    expect(statuses.slice(ofAddress)).toEqual(Array(5).fill(429));
    expect(statuses.slice(0, ofAddress)).not.toContain(429);
    expect((await statusesOf(1, () => ({ 'x-forwarded-for': '10.2.0.2' })))[0]).toBe(200);
  });

  it('counts all IPv6 addresses of one household together', async () => {
    const statuses = await statusesOf(ofAddress + 1, (place) => ({ 'x-forwarded-for': `2a02:1:2:3::${place + 1}` }));
    expect(statuses.at(-1)).toBe(429);
  });

  it('counts a session across addresses, however its header is written', async () => {
    const token = await opened.world.tokenOf('active');
    const statuses = await statusesOf(12, (place) => ({
      'x-forwarded-for': `10.3.0.${place}`,
      authorization: `Bearer${' '.repeat(place + 1)}${token}`,
    }));
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  });

  it('also counts requests for unknown addresses', async () => {
    const ask = () => opened.world.app.inject({ url: '/nowhere', headers: { 'x-forwarded-for': '10.4.0.1' } });
    const statuses = [];
    for (let place = 0; place <= ofAddress; place += 1) statuses.push((await ask()).statusCode);
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
  });

  it('lets three hundred people behind one address browse', () => {
    const callsOfPage = 6;
    const pagesOfMinute = 15;
    expect(usualBounds.ofAddress).toBeGreaterThanOrEqual(300 * callsOfPage * pagesOfMinute);
  });
});
