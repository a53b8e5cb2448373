import type { Command } from 'commander';
import { matchNotices } from '../modules/collecting/matching/match-notices.ts';
import { UsageError } from './operation.ts';
import { unreadLines } from './read-notices.ts';

/** Needs neither a database nor settings, so that others can use it as it is. */
export function addMatchNotices(program: Command): void {
  program
    .command('match-notices')
    .description('Read notices like read-notices, and write {id, tender} for each: equal numbers are one tender')
    .option('--evidence', 'also write the comparisons, with the evidence for and against')
    .action(async ({ evidence }: { evidence?: boolean }) => {
      const { failed } = await matchNotices(process.stdin, process.stdout, { showsEvidence: evidence === true });
      if (failed > 0) throw new UsageError(unreadLines(failed));
    });
}
