import { secondMs } from '@awaj/domain/duration';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, type Operation, type OperationId } from './http/contract.ts';
import { type ArbitraryRequest, arbitraryRequest } from './testing/arbitrary-request.ts';
import { moveOn } from './testing/clock.ts';
import { createFuzzCallers, type FuzzCallers, forgetLimits, fuzzBounds, fuzzOn } from './testing/fuzz-callers.ts';
import { onEveryDatabase } from './testing/on-databases.ts';
import type { World } from './testing/world.ts';

/** Far beyond the slowest answer, even on a machine that is busy with other tests: whatever takes so long hangs. */
const answersWithinMs = 10_000;

const inPath = (value: unknown): string => encodeURIComponent(Buffer.from(String(value)).toString()) || '%20';

function inQuery(query: object): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, each]));
  return pairs.map(([name, value]) => `${name}=${inPath(value)}`).join('&');
}

/** Any answer but a failure of ours will do, as long as it is one that the contract describes. */
async function ask(
  world: World,
  { roles }: FuzzCallers,
  operation: Operation,
  { params, query, body, role, headers }: ArbitraryRequest,
): Promise<number> {
  await forgetLimits(world);
  moveOn(world, secondMs);
  const authorization = await roles[role]?.();
  const before = performance.now();
  const answer = await world.raw(operation, {
    url: `${operation.url.replace(/:(\w+)/g, (_, name: string) => inPath(params[name]))}?${inQuery(query)}`,
    headers: { ...headers, ...(authorization && { authorization }) },
    body,
  });
  expect(answer.statusCode).toBeLessThan(500);
  expect(performance.now() - before).toBeLessThan(answersWithinMs);
  return answer.statusCode;
}

onEveryDatabase(
  'odd requests',
  (world, target) => {
    const fuzz = fuzzOn(target);
    let callers: FuzzCallers;
    const answered = new Map<OperationId, Map<number, number>>();
    beforeAll(async () => {
      callers = await createFuzzCallers(world());
    });
    // How far the requests came, because requests that are all refused at once test little.
    afterAll(() => {
      if (process.env.FUZZ_CASES === undefined) return;
      for (const [id, statuses] of answered) console.info(id, JSON.stringify(Object.fromEntries(statuses)));
    });

    it.each([...contract.values()].map((operation) => [operation.operationId, operation] as const))(
      `to %s are all answered as the contract says, ${fuzz.numRuns} from the seed ${fuzz.seed}`,
      async (id, operation) => {
        const statuses = new Map<number, number>();
        answered.set(id, statuses);
        const requests = arbitraryRequest(operation, { roles: callers.roles.length, texts: callers.texts });
        const property = fc.asyncProperty(requests, async (request) => {
          const status = await ask(world(), callers, operation, request);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        });
        await fc.assert(property, fuzz);
      },
    );
  },
  fuzzBounds,
);
