import type { Command } from 'commander';
import { createProgram } from '../cli/program.ts';
import type { World } from './world.ts';

/** Makes Commander throw its messages instead of printing them. */
function throwMistakes(command: Command): void {
  command.exitOverride().configureOutput({ writeErr: () => {} });
  for (const inner of command.commands) throwMistakes(inner);
}

/** Runs a command with this address of the website and returns its output. */
export async function runAt(
  webUrl: string | null,
  { db, clock, services }: World,
  ...args: string[]
): Promise<string[]> {
  const said: string[] = [];
  const context = { say: (line: string) => void said.push(line), pathOf: (file: string) => file };
  const program = createProgram(
    (work) =>
      work({
        ...context,
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
    context,
  );
  throwMistakes(program);
  await program.parseAsync(args, { from: 'user' });
  return said;
}

export const run = (world: World, ...args: string[]): Promise<string[]> => runAt('https://awaj.test', world, ...args);

/** Runs a command with --json and parses its output. */
export const runForJson = async (world: World, ...args: string[]) =>
  JSON.parse((await run(world, ...args, '--json')).join('\n'));

export const actionsOf = ({ db }: World, command: string) =>
  db.selectFrom('operator_actions').select(['operator', 'details']).where('command', '=', command).execute();
