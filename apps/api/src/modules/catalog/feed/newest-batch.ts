import { type RawBuilder, sql } from 'kysely';

/** The start of a new search: it gets no alerts about tenders noted before. */
export const newestBatch: RawBuilder<Date> = sql<Date>`coalesce((select max(at) from alert_batches), '-infinity')`;
