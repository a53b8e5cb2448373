import { type Command, InvalidArgumentError } from 'commander';
import type { Database } from '../database/database.ts';
import { fallbackLanguage } from '../http/language.ts';
import { createNames } from '../modules/catalog/names/names.ts';
import { findTenders } from '../modules/catalog/tenders/find-tenders.ts';
import { changeTender, type TenderChange } from '../modules/catalog/tenders/tender-changes.ts';
import type { Cause } from '../modules/catalog/tenders/tender-events.ts';
import { readTenders, type TenderRecord } from '../modules/catalog/tenders/tender-records.ts';
import { mergeTenders, restoreTender, withdrawTender } from '../modules/catalog/tenders/withdrawn-tenders.ts';
import { readLookups } from '../modules/collecting/read-lookups.ts';
import { splitTender } from '../modules/collecting/split-tender.ts';
import { theCompany } from './find-company.ts';
import { change, idOf, type Operation, UsageError, type WithDatabase, withDryRun, withJson } from './operation.ts';
import { printRows } from './table.ts';
import { type Cells, cellFrom, changeFrom, deadlineFrom, editable } from './tender-columns.ts';
import { showTender } from './tender-facts.ts';

interface Flags {
  dryRun?: boolean;
  reason?: string;
}

type Done = { details: object; said: string };

function reasonFrom(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('It is empty.');
  return text.trim();
}

const foundAtMost = 50;

/** The tender of that number, locked for a change. */
async function theTender(trx: Database, text: string): Promise<TenderRecord> {
  const [tender] = await readTenders(trx, [idOf(text)]);
  if (!tender) throw new UsageError(`There is no tender ${text}.`);
  return tender;
}

/** A command that changes a tender: within a transaction, tried with --dry-run, kept in the audit. */
function addChange<Options extends Flags>(
  command: Command,
  withDatabase: WithDatabase,
  work: (trx: Database, tender: string, options: Options, cause: Cause, operation: Operation) => Promise<Done>,
): void {
  withDryRun(command)
    .option('--reason <text>', 'why, for the timeline that operators see', reasonFrom)
    .action((text: string, options: Options) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const cause = { at: operation.now(), operator: operation.operator, reason: options.reason ?? null };
          const { details, said } = await work(trx, text, options, cause, operation);
          await operation.record(trx, `tender ${command.name()}`, { tender: text, ...details });
          operation.say(said);
        }),
      ),
    );
}

function addLooking(tender: Command, withDatabase: WithDatabase): void {
  withJson(tender.command('find'))
    .description('List tenders by their number, reference number or words of the title, the newest first')
    .argument('<text>', 'what to look for')
    .action((text: string, options: { json?: boolean }) =>
      withDatabase(async (operation) => {
        const found = await findTenders(operation.db, text, foundAtMost);
        const companies = found.map(({ companyId }) => companyId);
        const nameOf = await createNames(operation)(fallbackLanguage, { companies });
        const rows = found.map(({ companyId, isCancelled, isWithdrawn, ...each }) => {
          const state = isWithdrawn ? 'withdrawn' : isCancelled ? 'cancelled' : '';
          return { ...each, company: nameOf('companies', companyId), state };
        });
        printRows(
          operation,
          rows.map(({ id, title, company, reference, closesAt, state }) => ({
            id,
            title,
            company,
            reference,
            closes: closesAt,
            state,
          })),
          {
            ...options,
            none: `There is no tender for "${text}".`,
          },
        );
      }),
    );

  withJson(tender.command('show'))
    .description('Show all that is known of a tender, with its notices and its timeline')
    .argument('<tender>', 'its number')
    .action((text: string, options: { json?: boolean }) =>
      withDatabase((operation) => showTender(operation, idOf(text), options)),
    );
}

function addEditing(tender: Command, withDatabase: WithDatabase): void {
  const edit = tender
    .command('edit')
    .description('Correct what a tender says')
    .argument('<tender>', 'its number')
    .option(
      '--set <column=value>',
      `a column of an import and what it says: ${editable.join(', ')}; can be repeated`,
      cellFrom,
    )
    .option('--company <company>', 'whose tender it is: the number or name of a company');
  addChange<Flags & { set?: Cells; company?: string }>(
    edit,
    withDatabase,
    async (trx, text, options, cause, { now }) => {
      const { id } = await theTender(trx, text);
      const { set = {}, company } = options;
      const edited: TenderChange = changeFrom(set, { now: now(), lookups: await readLookups(trx) });
      if (company !== undefined) edited.companyId = (await theCompany(trx, company)).id;
      if (Object.keys(edited).length === 0) throw new UsageError('Say what to change with --set or --company.');
      const changed = Object.keys((await changeTender(trx, id, 'corrected', edited, cause)) ?? {});
      const said =
        changed.length > 0 ? `Tender ${id} is corrected: ${changed.join(', ')}.` : `Tender ${id} says so already.`;
      return { details: { set, company }, said };
    },
  );

  const extend = tender
    .command('extend')
    .description('Give a tender a later deadline')
    .argument('<tender>', 'its number')
    .requiredOption('--until <day>', 'such as "2026-12-30 10:00", or 2026-12-30 for the end of that day');
  addChange<Flags & { until: string }>(extend, withDatabase, async (trx, text, { until }, cause, { now }) => {
    const record = await theTender(trx, text);
    const deadline = deadlineFrom(until, record, { now: now(), lookups: await readLookups(trx) });
    if (record.cancelledAt) throw new UsageError(`Tender ${record.id} is cancelled.`);
    if (record.closesAt && deadline.closesAt <= record.closesAt)
      throw new UsageError(`Tender ${record.id} closes later than ${until} already.`);
    await changeTender(trx, record.id, 'extended', { ...deadline, alternativeCloseText: null }, cause);
    return { details: { until }, said: `Tender ${record.id} is open until ${until}.` };
  });

  const cancel = tender
    .command('cancel')
    .description('Mark a tender as cancelled by its buyer')
    .argument('<tender>', 'its number');
  addChange(cancel, withDatabase, async (trx, text, _options, cause) => {
    const { id, cancelledAt } = await theTender(trx, text);
    if (cancelledAt) throw new UsageError(`Tender ${id} is cancelled already.`);
    await changeTender(trx, id, 'cancelled', { cancelledAt: cause.at }, cause);
    return { details: {}, said: `Tender ${id} is cancelled. People still find it, marked so.` };
  });
}

function addRemoving(tender: Command, withDatabase: WithDatabase): void {
  const withdraw = tender
    .command('withdraw')
    .description('Take a tender off the site; imports leave it away, and "restore" brings it back')
    .argument('<tender>', 'its number');
  addChange(withdraw, withDatabase, async (trx, text, _options, cause) => {
    const id = idOf(text);
    if (!(await withdrawTender(trx, id, cause))) throw new UsageError(`There is no tender ${text}.`);
    return { details: {}, said: `Tender ${id} is withdrawn.` };
  });

  const restore = tender
    .command('restore')
    .description('Bring back a tender that was withdrawn')
    .argument('<tender>', 'its number');
  addChange(restore, withDatabase, async (trx, text, _options, cause) => {
    const id = idOf(text);
    const outcome = await restoreTender(trx, id, cause);
    if (outcome === 'merged') throw new UsageError(`Tender ${id} was merged into another; "split" takes them apart.`);
    if (outcome === 'missing') throw new UsageError(`No tender ${id} was withdrawn.`);
    return { details: {}, said: `Tender ${id} is back.` };
  });

  const merge = tender
    .command('merge')
    .description('Make one tender of two that are the same; the first one stays')
    .argument('<tender>', 'the number of the one that stays')
    .requiredOption('--with <tender>', 'the number of the one that goes');
  addChange<Flags & { with: string }>(merge, withDatabase, async (trx, text, options, cause) => {
    const [into, from] = [idOf(text), idOf(options.with)];
    const outcome = await mergeTenders(trx, { from, into }, cause);
    if (outcome === 'same') throw new UsageError('A tender cannot be merged with itself.');
    if (outcome === 'missing') throw new UsageError(`Tenders ${into} and ${from} are not both there.`);
    return { details: { with: from }, said: `Tender ${from} is one with ${into} now; its address leads there.` };
  });

  const split = tender
    .command('split')
    .description('Make a tender of its own of a notice that is about another tender')
    .argument('<tender>', 'the number of the tender that has the notice now')
    .requiredOption('--notice <notice>', 'the number of the notice; "show" lists them');
  addChange<Flags & { notice: string }>(split, withDatabase, async (trx, text, { notice }, cause) => {
    const outcome = await splitTender(trx, { tenderId: idOf(text), noticeId: idOf(notice) }, cause);
    if (outcome.kind === 'missing-tender') throw new UsageError(`There is no tender ${text}.`);
    if (outcome.kind === 'missing-notice')
      throw new UsageError(`Tender ${text} has no notice ${notice}; "show" lists them.`);
    if (outcome.kind === 'last-notice') throw new UsageError(`Tender ${text} has no other notice.`);
    if (outcome.kind === 'refused') throw new UsageError(`The notice ${outcome.reason}.`);
    return { details: { notice, into: outcome.tenderId }, said: `Notice ${notice} is tender ${outcome.tenderId} now.` };
  });
}

export function addTenderCommands(program: Command, withDatabase: WithDatabase): void {
  const tender = program.command('tender').description('Find, show and change tenders');
  addLooking(tender, withDatabase);
  addEditing(tender, withDatabase);
  addRemoving(tender, withDatabase);
}
