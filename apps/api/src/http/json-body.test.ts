import { expect, it } from 'vitest';
import { onOneDatabase } from '../testing/on-databases.ts';
import { contract } from './contract.ts';
import { isTooDeep } from './json-body.ts';

const lists = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

it.each([
  ['32 lists', lists(32), false],
  ['33 lists', lists(33), true],
  ['32 objects', objects(32), false],
  ['33 objects', objects(33), true],
  ['brackets in a text', JSON.stringify({ a: `\\"${'['.repeat(100)}` }), false],
  ['many beside each other', `[${Array(1_000).fill('[]').join()}]`, false],
  ['a text that never ends', `"${'['.repeat(100)}`, false],
])('the depth of %s is seen without parsing', (_name, json, expected) => {
  expect(isTooDeep(json)).toBe(expected);
});

onOneDatabase('a body that is nested too deep', (world) => {
  it('is a client error in every call, and logs no failure', async () => {
    world().log.length = 0;
    const token = await world().tokenOf('active');
    for (const operation of contract.values()) {
      if (operation.method === 'GET') continue;
      for (const payload of [`{"username":${lists(5_000)}}`, lists(31_000), objects(5_000)]) {
        const answer = await world().app.inject({
          method: operation.method as 'POST',
          url: operation.url.replace(/:\w+/g, '1'),
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          payload,
        });
        // Operations with init data in the body refuse callers without it.
        expect([operation.operationId, answer.statusCode]).toEqual([operation.operationId, 400]);
      }
    }
    expect(world().log.join('')).not.toContain('unexpected failure');
  });

  it.each(['\0', '\uD800', 'a\uDC00b'])('and a text that cannot be stored is one too', async (username) => {
    const body = { username, password: 'awaj-demo' };
    expect(await world().refusal('logIn', { body })).toMatchObject({ status: 400 });
  });
});
