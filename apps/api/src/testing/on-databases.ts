import { afterAll, beforeAll, describe } from 'vitest';
import { oneTarget, type Target, targets } from './databases.ts';
import { type Sandbox, startSandbox } from './sandbox.ts';
import { botToken } from './seeded.ts';
import { type Opening, openWorld, type World } from './world.ts';

type OpeningAlone = Omit<Opening, 'sandbox'>;

/** Runs the tests against the API, seeded. The statements that they send are checked on the other database too. */
export const onOneDatabase = (title: string, tests: (world: () => World) => void, opening?: OpeningAlone): void =>
  inWorld(title, oneTarget, async () => null, tests, opening);

/**
 * Runs the tests on each kind of database, because it may behave differently: with its locks and transactions, its search
 * of words, its limits.
 */
export function onEveryDatabase(
  title: string,
  tests: (world: () => World, target: Target) => void,
  opening?: OpeningAlone,
): void {
  for (const target of targets.filter(({ isThere }) => isThere))
    inWorld(
      `${title}, on ${target.name}`,
      target,
      async () => null,
      (world) => tests(world, target),
      opening,
    );
}

/** Runs the tests on one database with the sandbox as the services around the API. */
export const withSandbox = (title: string, tests: (world: () => World, sandbox: () => Sandbox) => void): void =>
  inWorld(title, oneTarget, () => startSandbox({ TELEGRAM_BOT_TOKEN: botToken }), tests);

function inWorld<Around extends Sandbox | null>(
  title: string,
  target: Target,
  start: () => Promise<Around>,
  tests: (world: () => World, sandbox: () => Around) => void,
  opening: OpeningAlone = {},
): void {
  describe(title, () => {
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
    );
  });
}
