import type { Command } from 'commander';
import { createProgram } from '../cli/program.ts';
import type { World } from './world.ts';

/** It throws what it would say of a wrong word. */
function throwMistakes(command: Command): void {
  command.exitOverride().configureOutput({ writeErr: () => {} });
  for (const inner of command.commands) throwMistakes(inner);
}

/** Runs a command as it is typed where the website is at `webUrl`, and gives back what it says. */
export async function runAt(
  webUrl: string | null,
  { db, clock, services }: World,
  ...args: string[]
): Promise<string[]> {
  const said: string[] = [];
  const surroundings = { say: (line: string) => void said.push(line), pathOf: (file: string) => file };
  const program = createProgram(
    (work) =>
      work({
        ...surroundings,
        db,
        now: () => clock.now,
        operator: 'tester',
        webUrl,
        endWith: () => {},
        asksThisMachine: true,
        untilStopped: null,
        messages: services.messages,
        async record(trx, command, details) {
          const row = { command, operator: 'tester', details: JSON.stringify(details), done_at: clock.now };
          await trx.insertInto('operator_actions').values(row).execute();
        },
      }),
    surroundings,
  );
  throwMistakes(program);
  await program.parseAsync(args, { from: 'user' });
  return said;
}

export const run = (world: World, ...args: string[]): Promise<string[]> => runAt('https://awaj.test', world, ...args);

/** What a command prints with --json. */
export const runForJson = async (world: World, ...args: string[]) =>
  JSON.parse((await run(world, ...args, '--json')).join('\n'));

export const actionsOf = ({ db }: World, command: string) =>
  db.selectFrom('operator_actions').select(['operator', 'details']).where('command', '=', command).execute();
