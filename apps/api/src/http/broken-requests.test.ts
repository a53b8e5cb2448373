import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTarget } from '../testing/databases.ts';
import { openWorld } from '../testing/world.ts';

const requestMs = 300;
const betweenBytesMs = 20;

const head =
  'POST /auth/login HTTP/1.1\r\nHost: awaj.test\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n';

describe('a malformed request', () => {
  let opened: Awaited<ReturnType<typeof openWorld>>;
  beforeAll(async () => {
    opened = await openWorld(await oneTarget.open('empty'), { requestMs });
    await opened.world.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => opened.close());

  async function dial(): Promise<Socket> {
    const { port } = opened.world.app.server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1' });
    await once(socket, 'connect');
    return socket;
  }

  /**
   * Sends the beginning at once and then a letter now and again, for half of the time it has: a letter that meets a
   * closed door would take the answer with it.
   */
  async function dribble(beginning: string, letter: string): Promise<string> {
    const socket = await dial();
    socket.on('error', () => {});
    if (beginning) socket.write(beginning);
    const until = performance.now() + requestMs / 2;
    const drop = () => letter && performance.now() < until && socket.write(letter);
    const drops = setInterval(drop, betweenBytesMs);
    return text(socket).finally(() => clearInterval(drops));
  }

  it.each([
    ['nothing at all', '', ''],
    ['headers', head, 'x'],
    ['a body', `${head}\r\n{"username":"`, 'x'],
  ])('is cut off when %s arrives byte by byte', async (_name, beginning, letter) => {
    const answer = await dribble(beginning, letter);
    expect(answer).toContain('HTTP/1.1 408 Request Timeout\r\n');
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual({
      status: false,
      message: 'The request took too long to arrive. Send it again.',
    });
  });

  it('does not block other requests', async () => {
    const slow = Array.from({ length: 100 }, () => dribble(head, 'x'));
    const socket = await dial();
    socket.write('GET /healthz HTTP/1.1\r\nHost: awaj.test\r\nConnection: close\r\n\r\n');
    expect(await text(socket)).toContain('HTTP/1.1 200 OK');
    for (const answer of await Promise.all(slow)) expect(answer).toContain('HTTP/1.1 408');
  });

  it.each([
    ['no HTTP', 'HELO awaj.test\r\n\r\n', 'HTTP/1.1 400 Bad Request\r\n'],
    ['too many headers', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 'HTTP/1.1 413 Payload Too Large\r\n'],
  ])('gets an error like every other when it is %s', async (_name, bytes, status) => {
    const socket = await dial();
    socket.write(bytes);
    const answer = await text(socket);
    expect(answer).toContain(status);
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual({ status: false, message: expect.any(String) });
  });
});
