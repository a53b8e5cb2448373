import { afterAll, beforeAll, describe } from 'vitest';
import { type Target, targets } from './databases.ts';
import { type Sandbox, startSandbox } from './sandbox.ts';
import { botToken } from './seeded.ts';
import { type Opening, openWorld, type World } from './world.ts';

/**
 * Runs the tests against the API on each kind of database, seeded. Each statement needs a test that does; tests of rules
 * beside them use `onOne` of the target.
 */
export function onEveryDatabase(
  title: string,
  tests: (world: () => World, target: Target) => void,
  opening: Omit<Opening, 'sandbox'> = {},
): void {
  inWorlds(
    title,
    async () => null,
    (world, _sandbox, target) => tests(world, target),
    opening,
  );
}

export const oneDatabase: readonly Target[] = targets.filter(({ isOne }) => isOne);

/**
 * Runs tests on one database: of what happens before a statement or after it, such as permissions or compression, and of
 * rules whose statements other tests run on both.
 */
export function onOneDatabase(
  title: string,
  tests: (world: () => World) => void,
  opening: Omit<Opening, 'sandbox'> = {},
): void {
  inWorlds(
    title,
    async () => null,
    (world) => tests(world),
    opening,
    oneDatabase,
  );
}

/** Runs the tests with the sandbox as the services around the API. */
export function withSandbox(
  title: string,
  tests: (world: () => World, sandbox: () => Sandbox, target: Target) => void,
  chosen: readonly Target[] = targets,
): void {
  inWorlds(title, () => startSandbox({ TELEGRAM_BOT_TOKEN: botToken }), tests, {}, chosen);
}

function inWorlds<Around extends Sandbox | null>(
  title: string,
  start: () => Promise<Around>,
  tests: (world: () => World, sandbox: () => Around, target: Target) => void,
  opening: Omit<Opening, 'sandbox'> = {},
  chosen: readonly Target[] = targets,
): void {
  for (const target of chosen)
    describe.runIf(target.isThere)(`${title}, on ${target.name}`, () => {
      let opened: Awaited<ReturnType<typeof openWorld>>;
      let sandbox: Around;
      beforeAll(async () => {
        sandbox = await start();
        opened = await openWorld(await target.open('seeded'), { ...opening, sandbox });
      });
      afterAll(async () => {
        await opened.close();
        await sandbox?.stop();
      });
      tests(
        () => opened.world,
        () => sandbox,
        target,
      );
    });
}
