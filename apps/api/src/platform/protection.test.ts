import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { targets } from '../testing/databases.ts';
import { openWorld, type World } from '../testing/world.ts';

describe('an API that is asked for more than it may hold', () => {
  let opened: Awaited<ReturnType<typeof openWorld>>;
  beforeAll(async () => {
    opened = await openWorld(await targets[0].open('seeded'), { atOnce: 3 });
  });
  afterAll(() => opened.close());

  const ask = ({ app }: World, count: number) =>
    Promise.all(Array.from({ length: count }, () => app.inject('/tender/search')));

  it('answers what it holds and tells the others when to come again', async () => {
    for (let round = 0; round < 3; round += 1) {
      const answers = await ask(opened.world, 5);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 503, 503]);
      expect(answers[4]?.headers['retry-after']).toBe('5');
    }
  });

  it('says that it lives all the same', async () => {
    const [alive] = await Promise.all([opened.world.app.inject('/healthz'), ask(opened.world, 4)]);
    expect(alive?.statusCode).toBe(200);
  });

  it('has room again when somebody has gone away', async () => {
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
