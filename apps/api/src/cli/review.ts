import { Argument, type Command, Option } from 'commander';
import { usualCollecting } from '../modules/collecting/collectors/collect-due.ts';
import { findQuarantined } from '../modules/collecting/collectors/quarantine.ts';
import { replay } from '../modules/collecting/collectors/replay.ts';
import { fillFingerprints } from '../modules/collecting/publishing/fill-fingerprints.ts';
import { type Choice, choices, choicesFor, decide } from '../modules/collecting/review/decide.ts';
import { findWaiting, listWaiting, nameOf, type Waiting } from '../modules/collecting/review/waiting.ts';
import { change, idOf, type Operation, UsageError, type WithDatabase, withDryRun, withJson } from './operation.ts';
import { showWaiting } from './review-text.ts';
import { counted, printRows } from './table.ts';

const shown = 100;

async function requireWaiting({ db }: Pick<Operation, 'db'>, name: string): Promise<Waiting> {
  const waiting = await findWaiting(db, name);
  if (waiting) return waiting;
  throw new UsageError(`There is no open case "${name}". "review list" shows them.`);
}

async function list(operation: Operation, { json }: { json?: boolean }): Promise<void> {
  const rows = (await listWaiting(operation.db, shown)).map((each) => {
    const { kind, noticeId: notice, tenderId: tender, title, why, since } = each;
    return { id: nameOf(each), kind, notice, tender, title, why, since };
  });
  printRows(operation, rows, { json, none: 'There are no open cases.' });
}

interface Flags {
  tender?: string;
  dryRun?: boolean;
}

/** Reads a notice from the quarantine again once a person has named its tender. */
async function readAgain(operation: Operation, number: number): Promise<void> {
  const { db, now, asksThisMachine } = operation;
  const row = await findQuarantined(db, number);
  const outcome = row && (await replay(usualCollecting(db, now, { allowsLoopback: asksThisMachine }), row));
  if (outcome?.kind === 'replayed') operation.say('It was read again.');
  else operation.say(`It is imported with the next run of its collector, or with "quarantine replay ${number}".`);
}

async function decideOne(operation: Operation, name: string, choice: Choice, flags: Flags): Promise<void> {
  const tenderId = flags.tender === undefined ? null : idOf(flags.tender);
  await change(operation, flags, async (trx) => {
    const waiting = await requireWaiting({ db: trx }, name);
    const allowed: readonly Choice[] = choicesFor[waiting.kind];
    if (!allowed.includes(choice))
      throw new UsageError(`The decision about ${name} must be one of: ${allowed.join(', ')}.`);
    if (waiting.kind === 'lost' && choice === 'same' && tenderId === null)
      throw new UsageError('Name its tender with --tender.');
    const deciding = { operator: operation.operator, at: operation.now(), tenderId };
    if ((await decide(trx, waiting, choice, deciding)) === 'no-tender')
      throw new UsageError(`There is no tender ${tenderId ?? ''}.`);
    await operation.record(trx, 'review decide', { id: name, choice, ...(tenderId !== null && { tenderId }) });
    operation.say(`${name}: ${choice}.`);
  });
  const isNamed = name.startsWith('q') && choice === 'same';
  if (isNamed && !flags.dryRun) await readAgain(operation, Number(name.slice(1)));
}

export function addReviewOfNotices(program: Command, withDatabase: WithDatabase): void {
  const review = withJson(program.command('review'))
    .description('Cases for a person to decide: possible duplicates, uncertain deadlines, notices without a tender')
    .action((options: { json?: boolean }) => withDatabase((operation) => list(operation, options)));

  withJson(review.command('list'))
    .description('List the open cases')
    .action((_options: object, command: Command) =>
      withDatabase((operation) => list(operation, command.optsWithGlobals())),
    );

  withJson(review.command('show'))
    .description('Show the text of a notice beside its values, and its possible duplicate')
    .argument('<id>', 'its id in "list"')
    .action((name: string, _options: object, command: Command) =>
      withDatabase(async (operation) =>
        showWaiting(operation, await requireWaiting(operation, name), command.optsWithGlobals()),
      ),
    );

  withDryRun(review.command('decide'))
    .description('Decide a case; the decision is permanent')
    .argument('<id>', 'its id in "list"')
    .addArgument(new Argument('<choice>', 'same or not-same for a duplicate, right for a deadline').choices(choices))
    .addOption(new Option('--tender <tender>', 'for a notice without a tender: its tender'))
    .action((name: string, choice: Choice, flags: Flags) =>
      withDatabase((operation) => decideOne(operation, name, choice, flags)),
    );

  withJson(review.command('prepare'))
    .description('Create the fingerprints of notices that were published before matching existed')
    .action((_options: object, command: Command) =>
      withDatabase(async (operation) => {
        const filled = await fillFingerprints(operation.db);
        await operation.record(operation.db, 'review prepare', { filled });
        if (command.optsWithGlobals().json) printRows(operation, [{ filled }], { json: true, none: '' });
        else operation.say(`${counted(filled, 'more notice')} can be compared now.`);
      }),
    );
}
