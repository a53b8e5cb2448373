import { dayMs, secondMs } from '@awaj/domain/duration';
import { type RawBuilder, sql } from 'kysely';

const periodMs = 30 * dayMs;

/** Stands among the facets in the index of the words of content: when the tender was posted. */
export const periodOf = (createdAt: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`('p' || floor(extract(epoch from ${createdAt}) / ${sql.lit(periodMs / secondMs)}))`;

/** The newest tenders until a moment. */
export interface NewestPeriods {
  from: Date;
  before: Date;
  facets: readonly string[];
}

/** So many periods until then, and the next one: what is posted ahead of time belongs to it. */
export function newestPeriods(until: Date, count: number): NewestPeriods {
  const next = Math.floor(until.getTime() / periodMs) + 1;
  const periods = Array.from({ length: count + 1 }, (_, back) => next - back);
  return {
    from: new Date((next - count) * periodMs),
    before: new Date((next + 1) * periodMs),
    facets: periods.map((period) => `p${period}`),
  };
}
