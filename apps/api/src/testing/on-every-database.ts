import { afterAll, beforeAll, describe } from 'vitest';
import { targets } from './databases.ts';
import { type Sandbox, startSandbox } from './sandbox.ts';
import { botToken } from './seeded.ts';
import { type Opening, openWorld, type World } from './world.ts';

/** Runs the tests against the API on each kind of database, seeded. */
export function onEveryDatabase(
  title: string,
  tests: (world: () => World) => void,
  opening: Omit<Opening, 'sandbox'> = {},
): void {
  inWorlds(
    title,
    async () => null,
    (world) => tests(world),
    opening,
  );
}

/** Runs the tests with the sandbox as the services around the API. */
export function withSandbox(title: string, tests: (world: () => World, sandbox: () => Sandbox) => void): void {
  inWorlds(title, () => startSandbox({ TELEGRAM_BOT_TOKEN: botToken }), tests);
}

function inWorlds<Around extends Sandbox | null>(
  title: string,
  start: () => Promise<Around>,
  tests: (world: () => World, sandbox: () => Around) => void,
  opening: Omit<Opening, 'sandbox'> = {},
): void {
  for (const target of targets)
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
      );
    });
}
