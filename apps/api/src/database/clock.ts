import { secondMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The clock of a machine is right if it differs from the database's by no more than this. */
const toleranceMs = 2 * secondMs;
/** An answer that takes longer says too little about the time. */
const slowestMs = secondMs;
const mostTries = 5;
const usualEveryMs = 10 * secondMs;

interface Clock {
  now(): Date;
  stop(): void;
}

/**
 * One time for all processes of a database, so that a wrong clock of a machine breaks no rate limit or pause: the
 * machine's clock while it is right, otherwise the database's. A clock that is set between two comparisons is noticed,
 * because the time since the last one is measured.
 */
export async function startClock(
  db: Database,
  { machine = Date.now, everyMs = usualEveryMs }: { machine?: () => number; everyMs?: number } = {},
): Promise<Clock> {
  /** The database's time at the origin of the stopwatch. Unknown while its answers are too slow. */
  let origin: number | null = null;
  async function compare(): Promise<void> {
    const asked = performance.now();
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
    const answered = performance.now();
    if (rows[0] && answered - asked <= slowestMs) origin = rows[0].at.getTime() - (asked + answered) / 2;
  }
  for (let tries = 0; origin === null && tries < mostTries; tries++) await compare();
  // While the database is away, the measured time goes on.
  const timer = setInterval(() => compare().catch(() => {}), everyMs);
  return {
    now() {
      const own = machine();
      const shared = origin === null ? own : origin + performance.now();
      return new Date(Math.abs(own - shared) <= toleranceMs ? own : shared);
    },
    stop: () => clearInterval(timer),
  };
}
