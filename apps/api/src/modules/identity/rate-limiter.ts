import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/errors.ts';
import type { ProblemCode } from '../../http/problems.ts';

/** The allowed number of hits within a window. */
export interface RateLimit {
  times: number;
  withinMs: number;
}

export interface RateLimiter {
  /** Counts a hit, or refuses with the seconds to wait when a limit is reached. */
  consume(key: string, rules: readonly RateLimit[], refusedAs?: ProblemCode): Promise<void>;
  /** Refuses like `consume` without counting. */
  check(key: string, rules: readonly RateLimit[], refusedAs?: ProblemCode): Promise<void>;
  /** Removes the last hit, for example after a right login. */
  refund(key: string): Promise<void>;
}

const longest = (rules: readonly RateLimit[]): number => Math.max(...rules.map(({ withinMs }) => withinMs));

/** The time until the oldest hit of a full limit leaves its window. */
function waitMs(hits: readonly number[], rules: readonly RateLimit[], at: number): number {
  const waits = rules.map(({ times, withinMs }) => {
    const within = hits.filter((hit) => hit > at - withinMs).sort((a, b) => b - a);
    const oldest = within[times - 1];
    return oldest === undefined ? 0 : oldest + withinMs - at;
  });
  return Math.max(0, ...waits);
}

const refusal = (ms: number, code: ProblemCode): AppError =>
  new AppError(code, { retryAfterSeconds: Math.ceil(ms / 1_000) });

/** Counts in the database, so that a restart or a second process does not reset the limits. */
export function createRateLimiter({ db, now }: { db: Database; now: () => Date }): RateLimiter {
  async function hitsOf(key: string): Promise<readonly number[]> {
    const row = await db.selectFrom('limits').select('hits').where('key', '=', key).executeTakeFirst();
    return row?.hits ?? [];
  }

  async function check(key: string, rules: readonly RateLimit[], refusedAs: ProblemCode = 'tooMany'): Promise<void> {
    const ms = waitMs(await hitsOf(key), rules, now().getTime());
    if (ms > 0) throw refusal(ms, refusedAs);
  }

  return {
    check,

    async consume(key, rules, refusedAs = 'tooMany') {
      const at = now().getTime();
      const kept = sql`array(select h from unnest(l.hits) h where h > ${at - longest(rules)}::bigint)`;
      const fits = rules.map(
        ({ times, withinMs }) =>
          sql<boolean>`(select count(*) from unnest(l.hits) h where h > ${at - withinMs}::bigint) < ${times}`,
      );
      // One statement, so that concurrent requests cannot pass the limit.
      const { rows } = await sql`
        insert into limits as l (key, hits, expires_at)
        values (${key}, array[${at}::bigint], ${new Date(at + longest(rules))})
        on conflict (key) do update
          set hits = ${kept} || ${at}::bigint, expires_at = excluded.expires_at
          where ${sql.join(fits, sql` and `)}
        returning key`.execute(db);
      if (rows.length > 0) return;
      throw refusal(Math.max(1, waitMs(await hitsOf(key), rules, at)), refusedAs);
    },

    async refund(key) {
      await sql`update limits set hits = hits[1:cardinality(hits) - 1] where key = ${key}`.execute(db);
    },
  };
}
