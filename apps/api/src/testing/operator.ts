import type { Command } from 'commander';
import { createProgram } from '../cli/program.ts';
import type { World } from './world.ts';

function throwInsteadOfExit(command: Command): void {
  command.exitOverride().configureOutput({ writeErr: () => {} });
  for (const part of command.commands) throwInsteadOfExit(part);
}

/** Runs a command as it is typed where the website is at `webUrl`, and gives back what it says. */
export async function runAt(webUrl: string | null, { db, clock }: World, ...args: string[]): Promise<string[]> {
  const said: string[] = [];
  const program = createProgram((work) =>
    work({
      db,
      now: () => clock.now,
      webUrl,
      say: (line) => said.push(line),
      async record(trx, command, details) {
        const row = { command, operator: 'tester', details: JSON.stringify(details), done_at: clock.now };
        await trx.insertInto('operator_actions').values(row).execute();
      },
    }),
  );
  throwInsteadOfExit(program);
  await program.parseAsync(args, { from: 'user' });
  return said;
}

export const run = (world: World, ...args: string[]): Promise<string[]> => runAt('https://awaj.test', world, ...args);

export const actionsOf = ({ db }: World, command: string) =>
  db.selectFrom('operator_actions').select(['operator', 'details']).where('command', '=', command).execute();
