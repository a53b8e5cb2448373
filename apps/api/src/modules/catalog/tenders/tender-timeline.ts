import type { TenderTimeline } from '@awaj/api-client/schema';
import { canSee, type Viewer } from '@awaj/domain/entitlement';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Language } from '../../../http/language.ts';
import type { ReadNames } from '../names/names.ts';
import type { FieldChanges } from './records/tender-events.ts';

type Dto = TenderTimeline['data'][number];
type Changed = Dto['changed'][number];

interface EventRow {
  kind: Dto['kind'];
  happened_at: Date;
  source_id: number | null;
  published_on: string | null;
  changes: FieldChanges;
}

/** Printings are in their own list, and in the event of a notice that did more than print the tender again. */
const isOwnEvent = sql`e.kind not in ('published', 'printed', 'withdrawn')`;

/** A condition on a printing `s` that no other event mentions. */
const isOnlyPrinted = sql`not exists (
  select from tender_events e join notices n on n.id = e.notice_id
  where e.tender_id = s.tender_id and ${isOwnEvent} and n.source_id = s.source_id and n.published_on = s.published_on)`;

/** The number of events in the timeline besides the publication. */
export function updatesOf(viewer: Viewer): RawBuilder<unknown> {
  const printings = sql`(select greatest(count(*) - 1, 0) from tender_sources s where s.tender_id = t.id and ${isOnlyPrinted})`;
  return sql`((select count(*) from tender_events e where e.tender_id = t.id and ${isOwnEvent})
    + ${canSee(viewer, 'sources') ? printings : sql`0`})::int`;
}

/** Oldest first; null where there is no such tender. */
export async function readTimeline(db: Database, id: number, viewer: Viewer): Promise<EventRow[] | null> {
  const tender = await db.selectFrom('tenders').select('created_at').where('id', '=', id).executeTakeFirst();
  if (!tender) return null;
  const own = await sql<EventRow>`
    select e.kind, e.happened_at, n.source_id, n.published_on, e.changes from tender_events e
    left join notices n on n.id = e.notice_id where e.tender_id = ${id} and ${isOwnEvent} order by e.id`.execute(db);
  const printed = await sql<{ source_id: number; published_on: string }>`
    select s.source_id, s.published_on from tender_sources s where s.tender_id = ${id} and ${isOnlyPrinted}
    order by s.published_on, s.source_id`.execute(db);
  const shown = canSee(viewer, 'sources') ? printed.rows : [];
  const published = { kind: 'published', happened_at: tender.created_at, changes: {} } as const;
  const [first = { source_id: null, published_on: null }, ...again] = shown;
  const printings = again.map((printing) => ({ ...published, kind: 'printed' as const, ...printing }));
  return [{ ...published, ...first }, ...printings, ...own.rows.map((row) => withoutHidden(row, viewer))];
}

/** Hidden values are removed here, so that the mapper cannot leak them. */
function withoutHidden(row: EventRow, viewer: Viewer): EventRow {
  if (canSee(viewer, 'sources') && canSee(viewer, 'dates')) return row;
  return { ...row, source_id: null, published_on: null, changes: {} };
}

const changedBy: Readonly<Record<string, Changed>> = {
  title: 'title',
  contentHtml: 'content',
  languageId: 'language',
  companyId: 'company',
  categoryIds: 'categories',
  regionIds: 'regions',
  opensAt: 'opening',
  documentPrice: 'document_price',
  bond: 'bond',
  bondPercent: 'bond',
  referenceNumber: 'reference_number',
  type: 'type',
};

const toChanged = (changes: FieldChanges): Changed[] => [
  ...new Set(Object.keys(changes).flatMap((name) => changedBy[name] ?? [])),
];

/** Instants of an event are stored as in JSON. */
const toIso = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export async function toTimeline(
  rows: readonly EventRow[],
  language: Language,
  readNames: ReadNames,
): Promise<TenderTimeline['data']> {
  const sources = rows.flatMap(({ source_id }) => source_id ?? []);
  const nameOf = await readNames(language, { sources });
  return rows.map(({ kind, happened_at, source_id, published_on, changes }) => ({
    kind,
    happened_at: happened_at.toISOString(),
    source: source_id === null ? null : { id: source_id, name: nameOf('sources', source_id) },
    published_at: published_on,
    close_date_before: toIso(changes.closesAt?.[0]),
    close_date_after: toIso(changes.closesAt?.[1]),
    changed: toChanged(changes),
  }));
}
