import { type RawBuilder, sql } from 'kysely';

/** All tenders that are new now are behind what begins to be told of now. */
export const newestBatch: RawBuilder<Date> = sql<Date>`coalesce((select max(at) from alert_batches), '-infinity')`;
