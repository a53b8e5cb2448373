import { EventEmitter, once } from 'node:events';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { endConnectionsOnClose } from './shutdown.ts';

it('finishes running requests, and does not wait for idle connections', async () => {
  const app = Fastify({ keepAliveTimeout: 10 * 60_000 });
  endConnectionsOnClose(app);
  const bell = new EventEmitter();
  const arrived = once(bell, 'arrived');
  app.get('/', async () => {
    bell.emit('arrived');
    await once(bell, 'answer');
    return { done: true };
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const asked = fetch(url);
  await arrived;
  const closing = vi.spyOn(app.server, 'close');
  const closed = app.close();
  await vi.waitUntil(() => closing.mock.calls.length > 0);
  bell.emit('answer');
  expect(await (await asked).json()).toEqual({ done: true });
  await closed;
}, 60_000);
