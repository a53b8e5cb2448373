import type { TenderEventKind } from '../../../../database/catalog-tables.ts';
import type { Database } from '../../../../database/database.ts';
import type { TenderRecord } from './tender-records.ts';

/** The cause of a change: a notice, an import or an operator. */
export interface Cause {
  at: Date;
  noticeId?: number | null;
  batchId?: number | null;
  operator?: string | null;
  reason?: string | null;
}

/** The old and the new value of each field. */
export type FieldChanges = Record<string, [from: unknown, to: unknown]>;

export interface TenderEvent extends Cause {
  tenderId: number;
  kind: TenderEventKind;
  changes?: FieldChanges;
}

const eventsAtOnce = 1_000;

/** Returns the ids of the events. */
export async function recordEvents(trx: Database, events: readonly TenderEvent[]): Promise<number[]> {
  const rows = events.map((event) => ({
    tender_id: event.tenderId,
    kind: event.kind,
    happened_at: event.at,
    notice_id: event.noticeId ?? null,
    batch_id: event.batchId ?? null,
    operator: event.operator ?? null,
    reason: event.reason ?? null,
    changes: JSON.stringify(event.changes ?? {}),
  }));
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += eventsAtOnce) {
    const stored = trx.insertInto('tender_events').values(rows.slice(start, start + eventsAtOnce));
    ids.push(...(await stored.returning('id').execute()).map(({ id }) => id));
  }
  return ids;
}

/** Whether two values are the same in JSON. A missing value equals null. */
export const isSameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The requested changes that differ from the current values. */
export function changesBetween(before: TenderRecord, change: Partial<TenderRecord>): FieldChanges {
  const names = Object.keys(change) as (keyof TenderRecord)[];
  const changed = names.filter((name) => !isSameValue(before[name], change[name]));
  return Object.fromEntries(changed.map((name) => [name, [before[name], change[name]]]));
}
