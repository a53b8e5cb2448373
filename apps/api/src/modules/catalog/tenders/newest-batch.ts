import { type RawBuilder, sql } from 'kysely';

/** Where a search begins: it hears of no tender that was noted before. */
export const newestBatch: RawBuilder<Date> = sql<Date>`coalesce((select max(at) from alert_batches), '-infinity')`;
