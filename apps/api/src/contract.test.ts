import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type Operation } from './http/contract.ts';
import type { Bounds } from './http/request-limits.ts';
import { oneTarget } from './testing/databases.ts';
import { exampleRequest } from './testing/examples.ts';
import { initDataOf } from './testing/init-data.ts';
import { onOneDatabase } from './testing/on-databases.ts';
import { openWorld, type World } from './testing/world.ts';

const operations = [...contract.values()];
const promising = (status: number): Operation[] => operations.filter(({ responses }) => String(status) in responses);
const named = (list: readonly Operation[]) => list.map((operation) => [operation.operationId, operation] as const);

/** The credentials that a call takes: of somebody who may do everything, or of a Telegram user. */
async function credentialsFor(world: World, { security }: Operation): Promise<{ token?: string; initData?: string }> {
  const ways = security.flat();
  if (ways.includes('telegramInitData') && !ways.includes('bearer')) return { initData: initDataOf(1) };
  return ways.includes('bearer') ? { token: await world.tokenOf('active') } : {};
}

onOneDatabase('every operation', (world) => {
  it.each(named(operations))('%s has a route', (_id, { method, url }) => {
    expect(world().app.hasRoute({ method, url })).toBe(true);
  });

  it.each(named(promising(401)))('%s answers 401 to an invalid token', async (id, operation) => {
    const { status } = await world().refusal(id, { ...exampleRequest(operation), token: 'garbage' });
    expect(status).toBe(401);
  });

  it.each(named(operations.filter(({ security }) => security.flat().includes('telegramInitData'))))(
    '%s answers 403 to invalid init data',
    async (id, operation) => {
      const initData = initDataOf(1).replace(/hash=./, 'hash=x');
      const { status } = await world().refusal(id, { ...exampleRequest(operation), initData });
      expect(status).toBe(403);
    },
  );

  it.each(named(promising(400)))('%s answers 400 to a request that breaks the contract', async (id, operation) => {
    const request = exampleRequest(operation);
    const query = { ...request.query, unheard_of: '1' };
    const credentials = await credentialsFor(world(), operation);
    const { status, problem } = await world().refusal(id, { ...request, query, ...credentials });
    expect([status, problem.errors]).toEqual([400, { unheard_of: 'This field is not expected here.' }]);
  });
});

/** A world without data that behaves badly. */
function badWorld(title: string, bounds: Partial<Bounds>, tests: (world: () => World) => void): void {
  describe(title, () => {
    let opened: Awaited<ReturnType<typeof openWorld>>;
    beforeAll(async () => {
      opened = await openWorld(await oneTarget.open('empty'), bounds);
    });
    afterAll(() => opened.close());
    tests(() => opened.world);
  });
}

badWorld('an API with too many requests', { ofAddress: 0, ofCredentials: 0 }, (world) => {
  it.each(named(promising(429)))('a request to %s is rate-limited with a time to retry', async (id, operation) => {
    const answer = await world().send(id, exampleRequest(operation));
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

badWorld('an API whose database has lost its tables', {}, (world) => {
  it.each(named(operations))('the answer of %s reveals nothing', async (id, operation) => {
    const ways = operation.security.flat();
    const credentials = ways.includes('telegramInitData') ? { initData: initDataOf(1) } : { token: 'x' };
    const { status, problem } = await world().refusal(id, { ...exampleRequest(operation), ...credentials });
    expect([status, problem]).toEqual([
      500,
      { status: false, message: 'Something went wrong on our side. Try again in a moment.' },
    ]);
  });
});
