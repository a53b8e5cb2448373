import type { Command } from 'commander';
import { type WithDatabase, withJson } from './operation.ts';
import { printJson } from './table.ts';

function* leavesOf(command: Command): Generator<Command> {
  if (command.commands.length === 0) yield command;
  for (const inner of command.commands) yield* leavesOf(inner);
}

const hasOption = ({ options }: Command, name: string): boolean => options.some(({ long }) => long === name);

/** Gives commands that change something the option --json, unless they print JSON of their own. */
export function createChangesAsJson() {
  const changing = new Set<Command>();
  let isAsked = false;
  let isDryRun = false;
  return {
    /** With --json the sentences of a change are printed as JSON, together with what the audit says of it. */
    around(withDatabase: WithDatabase): WithDatabase {
      return (work) =>
        withDatabase(async (operation) => {
          if (!isAsked) return work(operation);
          const said: string[] = [];
          const done: object[] = [];
          await work({
            ...operation,
            say: (line) => void said.push(line),
            async record(db, command, details) {
              await operation.record(db, command, details);
              done.push({ command, details });
            },
          });
          printJson(operation, { dryRun: isDryRun, said, done });
        });
    },
    addTo(program: Command): void {
      for (const command of leavesOf(program)) {
        if (!hasOption(command, '--dry-run') || hasOption(command, '--json')) continue;
        withJson(command);
        changing.add(command);
      }
      program.hook('preAction', (_program, command) => {
        const { json = false, dryRun = false } = command.optsWithGlobals<{ json?: boolean; dryRun?: boolean }>();
        isAsked = json && changing.has(command);
        isDryRun = dryRun;
      });
    },
  };
}
