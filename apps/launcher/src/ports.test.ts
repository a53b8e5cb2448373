import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { portOf, requireFreePorts } from './ports.ts';

it('a server uses its default port unless a variable moves it', () => {
  expect(portOf('api', {})).toBe(4000);
  expect(portOf('api', { API_PORT: '' })).toBe(4000);
  expect(portOf('api', { API_PORT: '4100' })).toBe(4100);
});

it.each(['abc', '0', '70000', '1.5'])('a message names the variable when it holds %s', (text) => {
  expect(() => portOf('web', { WEB_PORT: text })).toThrow(`WEB_PORT is "${text}"`);
});

it('a message names the port and the variable when another program has the port', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const port = String(address.port);
  await expect(requireFreePorts(['mini'], { MINI_PORT: port })).rejects.toThrow(
    `Port ${port} for mini is taken by another program. Stop that program, or set MINI_PORT.`,
  );
  other.close();
  await new Promise((resolve) => other.once('close', resolve));
  await expect(requireFreePorts(['mini'], { MINI_PORT: port })).resolves.toBeUndefined();
});
