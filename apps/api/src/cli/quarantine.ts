import { type Command, Option } from 'commander';
import { documentReasons } from '../modules/collecting/adapters/adapter.ts';
import { usualCollecting } from '../modules/collecting/collectors/collect-due.ts';
import { readDocument } from '../modules/collecting/collectors/documents.ts';
import { dismissQuarantined, findQuarantined, listQuarantine } from '../modules/collecting/collectors/quarantine.ts';
import { replay } from '../modules/collecting/collectors/replay.ts';
import { fetchReasons } from '../modules/collecting/fetching/fetch-fault.ts';
import { requireCollector } from './find-collector.ts';
import { change, idOf, type Operation, UsageError, type WithDatabase, withDryRun, withJson } from './operation.ts';
import { counted, printFacts, printJson, printRows } from './table.ts';

const shown = 100;
const replayedAtOnce = 1_000;
const shownLetters = 4_000;

interface Choice {
  collector?: string;
  reason?: string;
  state?: 'open' | 'replayed' | 'dismissed';
}

const reasons: Readonly<Record<string, string>> = { ...fetchReasons, ...documentReasons };

async function chosen(operation: Operation, { collector, reason, state = 'open' }: Choice, limit: number) {
  const collectorId = collector === undefined ? undefined : (await requireCollector(operation, collector)).id;
  return listQuarantine(operation.db, { collectorId, reason, state, limit });
}

const withChoice = (command: Command): Command =>
  command
    .option('--collector <name>', 'only notices of this collector')
    .option('--reason <reason>', 'only notices with this reason');

async function requireQuarantined({ db }: Operation, text: string) {
  const found = await findQuarantined(db, idOf(text));
  if (found) return found;
  throw new UsageError(`There is no quarantine entry ${text}.`);
}

function addLooking(group: Command, withDatabase: WithDatabase): void {
  withChoice(withJson(group.command('list')))
    .description('List the quarantine, newest first')
    .addOption(new Option('--state <state>', 'the state; open by default').choices(['open', 'replayed', 'dismissed']))
    .action((options: Choice & { json?: boolean }) =>
      withDatabase(async (operation) => {
        const rows = (await chosen(operation, options, shown)).map(
          ({ id, collector, reason, detail, notice_key: notice, address, last_seen_at: seen }) => {
            return { id, collector, reason, notice: notice || null, detail, address, seen };
          },
        );
        printRows(operation, rows, { json: options.json, none: 'The quarantine is empty.' });
      }),
    );

  withJson(group.command('show'))
    .description('Show one entry with its original document')
    .argument('<id>', 'its number')
    .action((text: string, { json }: { json?: boolean }) =>
      withDatabase(async (operation) => {
        const { raw_document_id: documentId, ...row } = await requireQuarantined(operation, text);
        const document = documentId === null ? null : await readDocument(operation.db, documentId);
        const raw = document?.body.toString('utf8').slice(0, shownLetters) ?? null;
        if (json) return printJson(operation, { ...row, raw });
        printFacts(operation, {
          id: row.id,
          collector: row.collector,
          address: row.address,
          notice: row.notice_key || null,
          reason: `${row.reason}: ${reasons[row.reason] ?? ''}`,
          detail: row.detail,
          state: row.state,
          first: row.first_seen_at,
          last: row.last_seen_at,
        });
        operation.say(raw === null ? 'Its document is not stored.' : `\n${raw}`);
      }),
    );
}

async function replayAll(operation: Operation, rows: readonly Awaited<ReturnType<typeof chosen>>[number][]) {
  const { db, now, asksThisMachine } = operation;
  const collecting = usualCollecting(db, now, { allowsLoopback: asksThisMachine });
  const sums = { replayed: 0, new: 0, changed: 0, quarantined: 0, fetchedAnew: 0, running: 0 };
  for (const row of rows) {
    const outcome = await replay(collecting, row);
    if (outcome.kind === 'running') sums.running += 1;
    else if (outcome.kind === 'fetched-anew') sums.fetchedAnew += 1;
    else {
      sums.replayed += 1;
      for (const name of ['new', 'changed', 'quarantined'] as const) sums[name] += outcome.counts[name];
    }
  }
  await operation.record(db, 'quarantine replay', { ids: rows.map(({ id }) => id), ...sums });
  return sums;
}

const entries = (count: number): string => counted(count, 'entry', 'entries');

function addReplaying(group: Command, withDatabase: WithDatabase): void {
  withChoice(withDryRun(group.command('replay')))
    .description('Read entries again, after the collector or the reader was fixed')
    .argument('[id]', 'its number; without it, all entries of a collector or reason')
    .action((text: string | undefined, options: Choice & { dryRun?: boolean }) =>
      withDatabase(async (operation) => {
        if (text === undefined && !options.collector && !options.reason)
          throw new UsageError('Name a number, --collector or --reason.');
        const rows =
          text === undefined
            ? await chosen(operation, options, replayedAtOnce)
            : [await requireQuarantined(operation, text)];
        if (options.dryRun) {
          operation.say(`${entries(rows.length)} would be read again. This was a dry run: nothing has changed.`);
          return;
        }
        const { replayed, new: added, changed, quarantined, fetchedAnew, running } = await replayAll(operation, rows);
        operation.say(
          `Read ${entries(replayed)} again: ${added} new, ${changed} changed, ${quarantined} still in quarantine.`,
        );
        if (fetchedAnew > 0) operation.say(`${fetchedAnew} will be fetched again.`);
        if (running > 0) operation.say(`Skipped ${running} whose collector is running. Try again later.`);
        if (running > 0) operation.endWith(1);
      }),
    );
}

export function addQuarantineCommands(program: Command, withDatabase: WithDatabase): void {
  const group = program.command('quarantine').description('Notices that could not be imported, with reasons');
  addLooking(group, withDatabase);
  addReplaying(group, withDatabase);
  withDryRun(group.command('dismiss'))
    .description('Dismiss something that is not a notice, until its document changes')
    .argument('<id>', 'its number')
    .requiredOption('--because <words>', 'why')
    .action((text: string, options: { because: string; dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const { id, state } = await requireQuarantined({ ...operation, db: trx }, text);
          if (state === 'dismissed') throw new UsageError(`${id} is already dismissed.`);
          await dismissQuarantined(trx, id);
          await operation.record(trx, 'quarantine dismiss', { id, because: options.because });
          operation.say(`Dismissed ${id}.`);
        }),
      ),
    );
}
