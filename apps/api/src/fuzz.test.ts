import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contract, type Operation } from './http/contract.ts';
import { type ArbitraryRequest, arbitraryRequest } from './testing/arbitrary-request.ts';
import { moveOn } from './testing/clock.ts';
import { initDataOf } from './testing/init-data.ts';
import { onEveryDatabase } from './testing/on-every-database.ts';
import type { World } from './testing/world.ts';

const cases = Number(process.env.FUZZ_CASES ?? 100);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const quarterMs = 15 * 60_000;
/** Far beyond the slowest answer, even on a machine that is busy with other tests: whatever takes so long hangs. */
const answersWithinMs = 10_000;

async function authorization({ tokenOf, clock }: World, role: number): Promise<string | undefined> {
  const roles = [
    async () => undefined,
    async () => `Bearer ${await tokenOf('active')}`,
    async () => `Bearer ${await tokenOf('inactive')}`,
    async () => 'Bearer nonsense',
    async () => `tma ${initDataOf(77_001, clock.now)}`,
    async () => `tma ${initDataOf(77_001, clock.now).replace('hash=', 'hash=0')}`,
  ];
  return roles[role]?.();
}

const inPath = (value: unknown): string => encodeURIComponent(Buffer.from(String(value)).toString()) || '%20';

function inQuery(query: object): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, each]));
  return pairs.map(([name, value]) => `${name}=${inPath(value)}`).join('&');
}

/** Any answer but a failure of ours will do, as long as it is one that the contract describes. */
async function ask(world: World, operation: Operation, { params, query, body, role, headers }: ArbitraryRequest) {
  moveOn(world, quarterMs);
  const authorized = await authorization(world, role);
  const before = performance.now();
  const answer = await world.raw(operation, {
    url: `${operation.url.replace(/:(\w+)/g, (_, name: string) => inPath(params[name]))}?${inQuery(query)}`,
    headers: { ...headers, ...(authorized && { authorization: authorized }) },
    body,
  });
  expect(answer.statusCode).toBeLessThan(500);
  expect(performance.now() - before).toBeLessThan(answersWithinMs);
}

onEveryDatabase(`${cases} odd requests (seed ${seed})`, (world) => {
  it.each([...contract.values()].map((operation) => [operation.operationId, operation] as const))(
    'to %s are all answered by the contract',
    async (_id, operation) => {
      await world().db.deleteFrom('limits').execute();
      const property = fc.asyncProperty(arbitraryRequest(operation), (request) => ask(world(), operation, request));
      await fc.assert(property, { numRuns: cases, seed });
    },
  );
});
