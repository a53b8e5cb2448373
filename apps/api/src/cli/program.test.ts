import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { onOneDatabase } from '../testing/on-databases.ts';
import { run } from '../testing/operator.ts';
import { listCommands } from './command-list.ts';
import { createProgram } from './program.ts';
import { runCommand } from './run.ts';

const handbook = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'operating.md'), 'utf8');

function leavesOf(command: Command): Command[] {
  return command.commands.length === 0 ? [command] : command.commands.flatMap(leavesOf);
}

describe('a command of an operator', () => {
  const program = createProgram(async () => {}, { say: () => {}, pathOf: (file) => file });
  /**
   * These commands have neither --dry-run nor --json: they cannot be taken back, always print JSON, or only write a new
   * file.
   */
  const others = [
    'migrate',
    'seed',
    'export',
    'export-user',
    'setup',
    'import-template',
    'read-notices',
    'match-notices',
    'collect',
  ];

  it.each(leavesOf(program).map((command) => [command.name(), command] as const))(
    '%s has a description, and has --dry-run or --json',
    (name, command) => {
      expect(command.description()).not.toBe('');
      const options = command.options.map(({ long }) => long);
      expect(others.includes(name) || options.includes('--dry-run') || options.includes('--json')).toBe(true);
    },
  );

  it('ends quietly when nobody reads its output to the end, as with head', async () => {
    const complaints: string[] = [];
    const terminal = { say: () => {}, complain: (line: string) => void complaints.push(line) };
    const caller = { args: ['lookups'], folder: '.', operator: 'Sara', webUrl: null };
    const closed = () => Promise.reject(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    expect(await runCommand(caller, terminal, closed)).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('exists if the handbook names it', () => {
    const listed = listCommands(program).map(({ command }) => command.replace(/ <.*/, ''));
    const typed = [...handbook.matchAll(/`pnpm api ([a-z-]+(?: [a-z-]+)?)/g)].map(([, words = '']) => words);
    expect(typed.length).toBeGreaterThan(10);
    for (const words of typed) {
      const [first = ''] = words.split(' ');
      expect(words.startsWith('--') || listed.includes(words) || listed.includes(first), words).toBe(true);
    }
  });
});

onOneDatabase('the command line', (world) => {
  it('prints help for every command', () => {
    const program = createProgram(async () => {}, { say: () => {}, pathOf: (file) => file });
    for (const command of program.commands) {
      expect(command.description()).not.toBe('');
      expect(command.helpInformation()).toContain('Usage: pnpm api');
    }
  });

  it('says in one sentence why a command is wrong', async () => {
    await expect(run(world(), 'nonsense')).rejects.toThrow("unknown command 'nonsense'");
    await expect(run(world(), 'seed')).rejects.toThrow('This database already contains tenders');
  });
});
