import { describe, expect, it } from 'vitest';
import { exampleRequest } from '../testing/examples.ts';
import { initDataOf } from '../testing/init-data.ts';
import { onOneDatabase } from '../testing/on-databases.ts';
import { networkOf } from './address.ts';
import { contract, type Json, type Operation } from './contract.ts';
import { eventsOf } from './logging.ts';

const canary = 'ZQXSECRET';

/** The example of a call with something to recognise in every text that it takes. */
function marked(operation: Operation) {
  const { params, query, body } = exampleRequest(operation);
  const texts = operation.parameters.filter(({ in: place, schema }) => place === 'query' && schema.type === 'string');
  const isText = (value: unknown): value is string => typeof value === 'string';
  const mark = (value: unknown) => (isText(value) ? `${value}${canary}` : value);
  return {
    params,
    query: { ...query, ...Object.fromEntries(texts.map(({ name }) => [name, canary])) },
    ...(body && { body: Object.fromEntries(Object.entries(body).map(([name, value]) => [name, mark(value)])) as Json }),
  };
}

onOneDatabase('the log', (world) => {
  it('contains nothing that people send, whatever the call and the outcome', async () => {
    const token = await world().tokenOf('active');
    for (const operation of contract.values()) {
      const { operationId: id } = operation;
      const { query: _, ...bodyAlone } = marked(operation);
      const initData = `${initDataOf(42)}&x=${canary}`;
      for (const request of [marked(operation), bodyAlone])
        for (const credentials of [{}, { token: `${canary}${token}` }, { token }, { initData }])
          await world().send(id, { ...request, ...credentials });
    }
    const written = world().log.join('');
    expect(world().log.length).toBeGreaterThan(contract.size * 8);
    for (const secret of [canary, token, 'awaj-demo', 'hash=']) expect(written).not.toContain(secret);
  });

  it('has the route, the status and the duration of each request', async () => {
    world().log.length = 0;
    await world().send('getTender', { params: { tenderId: 7 } });
    expect(JSON.parse(world().log[0] ?? '')).toMatchObject({
      msg: 'request',
      method: 'GET',
      route: '/tender/detail/:tenderId',
      status: 200,
      ms: expect.any(Number),
    });
  });

  it('contains the event, the account and the network of a security event', () => {
    world().log.length = 0;
    eventsOf({ log: world().app.log, ip: '196.188.7.42' })('login.failed', { userId: 3 });
    expect(JSON.parse(world().log[0] ?? '')).toMatchObject({
      level: 40,
      msg: 'security event',
      event: 'login.failed',
      network: '196.188.7.0/24',
      userId: 3,
    });
  });
});

describe('a security event', () => {
  it.each([
    ['196.188.7.42', '196.188.7.0/24'],
    ['::ffff:196.188.7.42', '196.188.7.0/24'],
    ['2a02:c207:2051:9::1', '2a02:c207:2051::/48'],
    ['2a02::1', '2a02:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['::1', '0:0:0::/48'],
    ['nonsense', 'unknown'],
  ])('contains only the network of %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
