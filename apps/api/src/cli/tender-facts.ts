import { fallbackLanguage } from '../http/language.ts';
import { createNames, type NameOf } from '../modules/catalog/names/names.ts';
import type { FieldChanges } from '../modules/catalog/tenders/records/tender-events.ts';
import { readTenders, type TenderRecord } from '../modules/catalog/tenders/records/tender-records.ts';
import { isEstimated } from '../modules/collecting/publishing/notice-deadline.ts';
import { isHash } from '../modules/collecting/publishing/notice-keys.ts';
import { explainMissingTender } from './find-tender.ts';
import { type Operation, UsageError } from './operation.ts';
import { formatInstant, money, printFacts, printJson, printRows, type Row } from './table.ts';
import { changeText, printingsIn } from './tender-change-text.ts';

const factsOf = (tender: TenderRecord, nameOf: NameOf): Row => ({
  id: tender.id,
  title: tender.title,
  company: `${nameOf('companies', tender.companyId)} (${tender.companyId})`,
  reference: tender.referenceNumber,
  type: tender.type,
  language: nameOf('languages', tender.languageId),
  categories: tender.categoryIds.map((each) => nameOf('categories', each)).join(', '),
  regions: tender.regionIds.map((each) => nameOf('regions', each)).join(', '),
  posted: tender.createdAt,
  opens: tender.opensAt ?? tender.alternativeOpenText,
  closes: tender.closesAt && `${formatInstant(tender.closesAt)}${isEstimated(tender) ? ' (estimated)' : ''}`,
  'closes, in its words': tender.alternativeCloseText,
  cancelled: tender.cancelledAt,
  document: tender.documentPrice === null ? null : money(tender.documentPrice),
  bond: tender.bond === null ? tender.bondPercent && `${tender.bondPercent}%` : money(tender.bond),
  printed: tender.sources
    .map(({ sourceId, publishedOn }) => `${nameOf('sources', sourceId)} ${publishedOn}`)
    .join(', '),
});

/** Prints a tender with its notices, and its timeline with who did what and why. */
export async function showTender(operation: Operation, id: number, { json }: { json?: boolean }): Promise<void> {
  const { db } = operation;
  const events = await db.selectFrom('tender_events').selectAll().where('tender_id', '=', id).orderBy('id').execute();
  const [tender] = await db.transaction().execute((trx) => readTenders(trx, [id]));
  if (!tender && events.length === 0) throw new UsageError(await explainMissingTender(db, id));
  const notices = await db
    .selectFrom('notices')
    .select(['id', 'source_id', 'kind', 'published_on', 'external_key', 'batch_id'])
    .where('tender_id', '=', id)
    .orderBy('id')
    .execute();
  if (json) return printJson(operation, { tender: tender ?? null, notices, events });
  const names = createNames(operation);
  const nameOf = await names(fallbackLanguage, {
    companies: tender ? [tender.companyId] : [],
    categories: tender?.categoryIds ?? [],
    regions: tender?.regionIds ?? [],
    languages: tender ? [tender.languageId] : [],
    sources: [
      ...notices.map(({ source_id }) => source_id),
      ...(tender?.sources.map(({ sourceId }) => sourceId) ?? []),
      ...events.flatMap(({ changes }) => printingsIn(changes as FieldChanges)).map(({ sourceId }) => sourceId),
    ],
  });
  if (tender) printFacts(operation, factsOf(tender, nameOf));
  else operation.say(await explainMissingTender(db, id));
  operation.say('');
  printRows(
    operation,
    notices.map(({ id: notice, kind, source_id, published_on, external_key, batch_id }) => ({
      notice,
      kind,
      source: nameOf('sources', source_id),
      printed: published_on,
      key: isHash(external_key) ? null : external_key,
      import: batch_id,
    })),
    { none: 'It has no notices.' },
  );
  operation.say('');
  printRows(
    operation,
    events.map(({ happened_at, kind, operator, reason, changes }) => ({
      at: formatInstant(happened_at),
      what: kind,
      who: operator,
      why: reason,
      changes: changeText(changes as FieldChanges, (source) => nameOf('sources', source)),
    })),
    { none: 'It has no events yet.' },
  );
}
