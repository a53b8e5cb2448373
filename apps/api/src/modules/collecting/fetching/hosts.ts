import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Database } from '../../../database/database.ts';
import { FetchFault } from './fetch-fault.ts';

export interface HostTimes {
  /** The pause between two requests, unless robots.txt demands another. */
  pauseMs: number;
  /** The back-off after the first failure; it doubles with each further one. */
  firstBackoffMs: number;
  longestBackoffMs: number;
  /** A hold that is not renewed ends after this, so that a killed process does not block a host. */
  holdMs: number;
  /** How long a request waits for its turn. */
  waitMs: number;
}

export const usualHostTimes: HostTimes = {
  pauseMs: 1_000,
  firstBackoffMs: 30_000,
  longestBackoffMs: 6 * 3_600_000,
  holdMs: 6_000,
  waitMs: 120_000,
};

/**
 * Requests of this process to a host queue here. This saves the database work, and they keep their order even if the
 * database is too busy to renew a hold in time.
 */
const here = new Map<string, LimitFunction>();

function queueOf(host: string): LimitFunction {
  const queue = here.get(host) ?? pLimit(1);
  here.set(host, queue);
  return queue;
}

interface Turn {
  isOurs: boolean;
  waitMs: number;
  backoffMs: number;
}

const inMs = (ms: number) => sql`clock_timestamp() + ${ms}::double precision * interval '1 millisecond'`;
const msUntil = (column: string) =>
  sql<number>`greatest(0, coalesce(extract(epoch from ${sql.ref(column)} - clock_timestamp()) * 1000, 0))::double precision`;

/** Uses the clock of the database, so that processes on several machines agree. */
export function createHosts(db: Database, times: HostTimes) {
  async function take(host: string, holder: string): Promise<Turn> {
    await db
      .insertInto('collector_hosts')
      .values({ host })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { numUpdatedRows } = await db
      .updateTable('collector_hosts')
      .set({ held_by: holder, held_until: sql<Date>`${inMs(times.holdMs)}` })
      .where('host', '=', host)
      .where(sql<boolean>`coalesce(held_until, '-infinity') <= clock_timestamp()`)
      .where(sql<boolean>`coalesce(free_at, '-infinity') <= clock_timestamp()`)
      .where(sql<boolean>`coalesce(backoff_until, '-infinity') <= clock_timestamp()`)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) return { isOurs: true, waitMs: 0, backoffMs: 0 };
    const row = await db
      .selectFrom('collector_hosts')
      .select([msUntil('held_until').as('held'), msUntil('free_at').as('free'), msUntil('backoff_until').as('backoff')])
      .where('host', '=', host)
      .executeTakeFirstOrThrow();
    return { isOurs: false, waitMs: Math.max(row.free, Math.min(row.held, 100)), backoffMs: row.backoff };
  }

  async function waitForTurn(host: string, holder: string, address: string, signal: AbortSignal): Promise<void> {
    const until = performance.now() + times.waitMs;
    for (;;) {
      const { isOurs, waitMs, backoffMs } = await take(host, holder);
      if (isOurs) return;
      if (backoffMs > 0)
        throw new FetchFault('backing-off', address, `next try in ${Math.ceil(backoffMs / 1_000)} s`, backoffMs);
      if (performance.now() + waitMs > until) throw new FetchFault('host-busy', address);
      await delay(Math.max(waitMs, 5), undefined, { signal });
    }
  }

  const ofHolder = (host: string, holder: string) =>
    db.updateTable('collector_hosts').where('host', '=', host).where('held_by', '=', holder);

  async function renew(host: string, holder: string): Promise<boolean> {
    const renewed = await ofHolder(host, holder)
      .set({ held_until: sql<Date>`${inMs(times.holdMs)}` })
      .executeTakeFirstOrThrow();
    return renewed.numUpdatedRows > 0n;
  }

  async function release(host: string, holder: string, pauseMs: number): Promise<void> {
    await ofHolder(host, holder)
      .set({ held_by: null, held_until: null, free_at: sql<Date>`${inMs(pauseMs)}` })
      .execute();
  }

  interface Visit {
    pauseMs: number;
    signal: AbortSignal;
  }

  async function whileHeld<Value>(
    host: string,
    address: string,
    { pauseMs, signal }: Visit,
    work: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> {
    const holder = randomUUID();
    signal.throwIfAborted();
    await waitForTurn(host, holder, address, signal);
    const lost = new AbortController();
    const renewing = setInterval(() => {
      renew(host, holder).then(
        (isStillOurs) => isStillOurs || lost.abort(),
        () => lost.abort(),
      );
    }, times.holdMs / 3);
    try {
      return await work(AbortSignal.any([signal, lost.signal]));
    } catch (error) {
      throw lost.signal.aborted ? new FetchFault('host-busy', address) : error;
    } finally {
      clearInterval(renewing);
      await release(host, holder, pauseMs);
    }
  }

  return {
    /** Runs one task while holding a host exclusively. The signal aborts when the hold is lost. */
    inTurn: <Value>(
      host: string,
      address: string,
      visit: Visit,
      work: (signal: AbortSignal) => Promise<Value>,
    ): Promise<Value> => queueOf(host)(() => whileHeld(host, address, visit, work)),

    async succeed(host: string): Promise<void> {
      await db
        .updateTable('collector_hosts')
        .set({ failures: 0, backoff_until: null })
        .where('host', '=', host)
        .where('failures', '>', 0)
        .execute();
    },

    /** Backs off from the host: as long as it demands, or longer with each failure. */
    async fail(host: string, askedMs: number | null): Promise<void> {
      const { firstBackoffMs, longestBackoffMs } = times;
      const doubled = sql`least(${longestBackoffMs}::double precision, ${firstBackoffMs}::double precision * power(2, least(failures, 20)))`;
      const asked = Math.min(askedMs ?? 0, longestBackoffMs);
      await db
        .updateTable('collector_hosts')
        .set({
          failures: sql<number>`failures + 1`,
          backoff_until: sql<Date>`clock_timestamp() + greatest(${asked}::double precision, ${doubled}) * interval '1 millisecond'`,
        })
        .where('host', '=', host)
        .execute();
    },
  };
}
