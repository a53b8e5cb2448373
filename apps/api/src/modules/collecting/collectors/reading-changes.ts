import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { isJsonObject, type JsonObject } from '../json-object.ts';
import type { NewReading } from './read-pieces.ts';

type Fields = JsonObject;

/** Returns only the value of a field, without its place in the text and its rule. */
function plainValue(field: unknown): unknown {
  if (Array.isArray(field)) return field.map(plainValue);
  return isJsonObject(field) && 'value' in field ? field.value : field;
}

const isSame = (before: Fields, now: Fields, name: string): boolean =>
  JSON.stringify(plainValue(before[name]) ?? null) === JSON.stringify(plainValue(now[name]) ?? null);

const fieldsOf = (fields: unknown): Fields => (isJsonObject(fields) ? fields : {});

/** Reads the latest reading of each notice. */
async function lastRead(db: Database, readings: readonly NewReading[]): Promise<Map<string, Fields>> {
  const { rows } = await sql<{ id: number; key: string; fields: unknown }>`
    select distinct on (r.raw_document_id, r.notice_key) r.raw_document_id as id, r.notice_key as key, r.fields
    from readings r
    join unnest(${readings.map((each) => each.raw_document_id)}::integer[], ${readings.map((each) => each.notice_key)}::text[])
      k (id, key) on r.raw_document_id = k.id and r.notice_key = k.key
    order by 1, 2, r.id desc`.execute(db);
  return new Map(rows.map(({ id, key, fields }) => [`${id} ${key}`, fieldsOf(fields)]));
}

/** Counts for each field how many readings have another value than the reading before. */
export async function changedFields(db: Database, readings: readonly NewReading[]): Promise<Map<string, number>> {
  const changed = new Map<string, number>();
  const before = readings.length === 0 ? new Map<string, Fields>() : await lastRead(db, readings);
  for (const { raw_document_id: id, notice_key: key, fields } of readings) {
    const old = before.get(`${id} ${key}`);
    if (!old) continue;
    const now = fieldsOf(JSON.parse(fields));
    for (const name of new Set([...Object.keys(old), ...Object.keys(now)]))
      if (!isSame(old, now, name)) changed.set(name, (changed.get(name) ?? 0) + 1);
  }
  return changed;
}
