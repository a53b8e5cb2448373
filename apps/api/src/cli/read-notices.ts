import type { Command } from 'commander';
import { readNotices } from '../modules/collecting/reading/read-notices.ts';
import { UsageError } from './operation.ts';

export const unreadLines = (count: number): string =>
  count === 1 ? '1 line could not be read; it says why.' : `${count} lines could not be read; each says why.`;

/** Needs neither a database nor settings, so that others can use it as it is. */
export function addReadNotices(program: Command): void {
  program
    .command('read-notices')
    .description(
      'Read notices, JSON lines of {id, text} on standard input, and write the values of each as a line of JSON',
    )
    .action(async () => {
      const { failed } = await readNotices(process.stdin, process.stdout);
      if (failed > 0) throw new UsageError(unreadLines(failed));
    });
}
