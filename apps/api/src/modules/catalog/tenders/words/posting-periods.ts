import { dayMs, secondMs } from '@awaj/domain/duration';
import { type RawBuilder, sql } from 'kysely';

const periodMs = 30 * dayMs;

/** The period of posting, as a facet in the index of words. */
export const periodOf = (createdAt: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`('p' || floor(extract(epoch from ${createdAt}) / ${sql.lit(periodMs / secondMs)}))`;

/** The newest tenders until a moment. */
export interface NewestPeriods {
  from: Date;
  before: Date;
  facets: readonly string[];
}

/** This many periods until then, plus the next one for tenders that are dated ahead. */
export function newestPeriods(until: Date, count: number): NewestPeriods {
  const next = Math.floor(until.getTime() / periodMs) + 1;
  const periods = Array.from({ length: count + 1 }, (_, back) => next - back);
  return {
    from: new Date((next - count) * periodMs),
    before: new Date((next + 1) * periodMs),
    facets: periods.map((period) => `p${period}`),
  };
}
