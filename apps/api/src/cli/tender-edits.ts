import type { Command } from 'commander';
import type { Database } from '../database/database.ts';
import { changeTender, type TenderChange } from '../modules/catalog/tenders/records/tender-changes.ts';
import { readTenders, type TenderRecord } from '../modules/catalog/tenders/records/tender-records.ts';
import { readLookups } from '../modules/collecting/read-lookups.ts';
import { requireCompany } from './find-company.ts';
import { explainMissingTender, requireTenderId, tenderArgument } from './find-tender.ts';
import { UsageError, type WithDatabase } from './operation.ts';
import { formatInstant } from './table.ts';
import { changedColumns } from './tender-change-text.ts';
import { type Cells, cellFrom, changeFrom, deadlineFrom, editable } from './tender-columns.ts';
import { changeTenderBy, type TenderFlags } from './tender-command.ts';

/** Reads a tender and locks it for a change. */
async function requireTender(trx: Database, text: string): Promise<TenderRecord> {
  const id = await requireTenderId(trx, text);
  const [tender] = await readTenders(trx, [id]);
  if (!tender) throw new UsageError(await explainMissingTender(trx, id));
  return tender;
}

export function addTenderEdits(tender: Command, withDatabase: WithDatabase): void {
  const edit = tender
    .command('edit')
    .description('Correct a tender')
    .argument('<tender>', tenderArgument)
    .option(
      '--set <column=value>',
      `a column of an import and its new value: ${editable.join(', ')}; can be repeated`,
      cellFrom,
    )
    .option('--company <company>', 'the buyer: the number or name of a company');
  changeTenderBy<TenderFlags & { set?: Cells; company?: string }>(
    edit,
    withDatabase,
    async (trx, text, options, cause, { now }) => {
      const record = await requireTender(trx, text);
      const { id } = record;
      const { set = {}, company } = options;
      const edited: TenderChange = changeFrom(set, record, { now: now(), lookups: await readLookups(trx) });
      if (company !== undefined) edited.companyId = (await requireCompany(trx, company)).id;
      if (Object.keys(edited).length === 0) throw new UsageError('Name what to change with --set or --company.');
      const changed = Object.keys((await changeTender(trx, id, 'corrected', edited, cause)) ?? {});
      const said =
        changed.length > 0
          ? `Corrected tender ${id}: ${changedColumns(changed)}.`
          : `Tender ${id} already has these values.`;
      return { details: { set, company }, said };
    },
  );

  const extend = tender
    .command('extend')
    .description('Give a tender a later deadline')
    .argument('<tender>', tenderArgument)
    .requiredOption('--until <day>', 'such as "2026-12-30 10:00", or 2026-12-30 for the end of that day');
  changeTenderBy<TenderFlags & { until: string }>(
    extend,
    withDatabase,
    async (trx, text, { until }, cause, { now }) => {
      const record = await requireTender(trx, text);
      const deadline = deadlineFrom(until, record, { now: now(), lookups: await readLookups(trx) }, { isAhead: true });
      if (record.cancelledAt) throw new UsageError(`Tender ${record.id} is cancelled.`);
      if (record.closesAt && deadline.closesAt <= record.closesAt)
        throw new UsageError(`Tender ${record.id} already closes later than ${until}.`);
      const changes = await changeTender(
        trx,
        record.id,
        'extended',
        { ...deadline, alternativeCloseText: null },
        cause,
      );
      const hint =
        record.opensAt && changes?.opensAt
          ? ` The opening of bids on ${formatInstant(record.opensAt)} was removed; state the new one with "tender edit ${record.id} --set opens_at=…".`
          : '';
      return { details: { until }, said: `Tender ${record.id} now closes on ${until}.${hint}` };
    },
  );

  const cancel = tender
    .command('cancel')
    .description('Mark a tender as cancelled by its buyer')
    .argument('<tender>', tenderArgument);
  changeTenderBy(cancel, withDatabase, async (trx, text, _options, cause) => {
    const { id, cancelledAt } = await requireTender(trx, text);
    if (cancelledAt) throw new UsageError(`Tender ${id} is already cancelled.`);
    await changeTender(trx, id, 'cancelled', { cancelledAt: cause.at }, cause);
    return { details: {}, said: `Tender ${id} is marked as cancelled. People can still find it.` };
  });
}
