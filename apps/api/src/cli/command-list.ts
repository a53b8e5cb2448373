import type { Command } from 'commander';
import { withJson } from './operation.ts';
import { printRows } from './table.ts';

/** Yields each visible command with the words that lead to it. Hidden commands are old names. */
function* leavesOf(command: Command, words: readonly string[] = []): Generator<{ command: string; does: string }> {
  for (const inner of command.createHelp().visibleCommands(command)) {
    if (inner.name() === 'help') continue;
    const way = [...words, inner.name()];
    if (inner.commands.length > 0) yield* leavesOf(inner, way);
    else
      yield {
        command: [...way, ...inner.registeredArguments.map((each) => `<${each.name()}>`)].join(' '),
        does: inner.description(),
      };
  }
}

export const listCommands = (program: Command) => [...leavesOf(program)];

/** Adds a list of all commands, because `--help` does not show the commands inside groups. It needs no database. */
export function addCommandList(program: Command): void {
  withJson(program.command('commands'))
    .description('List all commands with their descriptions')
    .action((options: { json?: boolean }) => {
      const say = (line: string) => program.configureOutput().writeOut?.(`${line}\n`);
      printRows({ say }, listCommands(program), { ...options, none: '' });
    });
}
