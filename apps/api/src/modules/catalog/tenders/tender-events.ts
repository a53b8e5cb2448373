import type { TenderEventKind } from '../../../database/catalog-tables.ts';
import type { Database } from '../../../database/database.ts';
import type { TenderRecord } from './tender-records.ts';

/** What made a tender change: a notice, an import, an operator. */
export interface Cause {
  at: Date;
  noticeId?: number | null;
  batchId?: number | null;
  operator?: string | null;
  reason?: string | null;
}

/** By field, what it was and what it is now. */
export type FieldChanges = Record<string, [from: unknown, to: unknown]>;

export interface TenderEvent extends Cause {
  tenderId: number;
  kind: TenderEventKind;
  changes?: FieldChanges;
}

const eventsAtOnce = 1_000;

/** Gives back the ids of the events. */
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

/** Whether two values are kept as the same JSON; an absent value and a null say the same. */
export const isSameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Those of the fields that are asked to change and are not so already. */
export function changesBetween(before: TenderRecord, change: Partial<TenderRecord>): FieldChanges {
  const names = Object.keys(change) as (keyof TenderRecord)[];
  const changed = names.filter((name) => !isSameValue(before[name], change[name]));
  return Object.fromEntries(changed.map((name) => [name, [before[name], change[name]]]));
}
