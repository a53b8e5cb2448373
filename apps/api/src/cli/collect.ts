import type { Command } from 'commander';
import { collectDue, startCollecting, usualCollecting } from '../modules/collecting/collectors/collect-due.ts';
import type { RunReport } from '../modules/collecting/collectors/run-collector.ts';
import { UsageError, type WithDatabase } from './operation.ts';

/** Describes the result of a run in a sentence. */
export function toSentence({ collector, state, reason, counts, alarm }: RunReport): string {
  const { found, new: added, changed, same, quarantined, missed } = counts;
  const numbers = `found ${found}: ${added} new, ${changed} changed, ${same} same, ${quarantined} in quarantine, ${missed} missed`;
  return [
    `${collector}: ${state}, ${numbers}.`,
    ...(reason === null ? [] : [`Why: ${reason}.`]),
    ...(alarm === null ? [] : ['The collector has an alarm: its last runs were not as expected.']),
  ].join(' ');
}

/** Adds `collect`, a process that only collects. The API beside it runs with COLLECTING=process. */
export function addCollectCommand(program: Command, withDatabase: WithDatabase): void {
  program
    .command('collect')
    .description('Run all due collectors until stopped; the API does so itself unless COLLECTING=process')
    .option('--once', 'stop when everything that is due now has run')
    .action(({ once }: { once?: boolean }) =>
      withDatabase(async ({ db, now, say, asksThisMachine, untilStopped }) => {
        if (!untilStopped && !once)
          throw new UsageError(
            'With the embedded database the API collects by itself. Use --once to run what is due now.',
          );
        const signal = untilStopped?.() ?? new AbortController().signal;
        const options = {
          ...usualCollecting(db, now, { allowsLoopback: asksThisMachine }),
          onRun: (report: Parameters<typeof toSentence>[0]) => say(toSentence(report)),
          onError: (error: unknown) => say(error instanceof Error ? (error.stack ?? error.message) : String(error)),
        };
        if (once) return collectDue(options, signal);
        const collecting = startCollecting(options);
        say('Collecting until stopped.');
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
        await collecting.stop();
      }),
    );
}
