import { minuteMs, secondMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { ProviderError } from '../../../http/errors.ts';

/** Longer than a carrier's timeout. */
const trialMs = 30 * secondMs;

/** The first pause after a failure. Each further failure doubles it, up to a minute. */
const firstPauseMs = secondMs;
const mostDoublings = 6;
const longestPauseMs = minuteMs;

/** The carriers that are available now, and those whose pause is over and that need a trial. */
export interface Readiness {
  available: readonly string[];
  needTrial: readonly string[];
}

/** The paused carriers. Stored in the database, so that a restart does not end a pause early. */
export function createCircuitBreaker({ db, now }: { db: Database; now: () => Date }) {
  /** The state this process read last, to save queries. */
  let known: ReadonlyMap<string, Date> = new Map();
  /** Pauses that this process has started. They count before they are stored, whatever was read meanwhile. */
  const ownPauses = new Map<string, Date>();

  /** The end of a carrier's pause; null if it is not paused. */
  function pausedUntil(name: string): Date | null {
    const ends = [known.get(name), ownPauses.get(name)].flatMap((end) => (end && end > now() ? end.getTime() : []));
    return ends.length > 0 ? new Date(Math.max(...ends)) : null;
  }

  return {
    pausedUntil,

    async readinessOf(names: readonly string[]): Promise<Readiness> {
      const rows = await db.selectFrom('provider_rests').select(['provider', 'until', 'trial_until']).execute();
      known = new Map(rows.map(({ provider, until }) => [provider, until]));
      const at = now();
      const isOver = (instant: Date | null) => instant === null || instant <= at;
      const needTrial = rows.filter(({ until, trial_until }) => isOver(until) && isOver(trial_until));
      return {
        available: names.filter((name) => !known.has(name) && !pausedUntil(name)),
        needTrial: names.filter((name) => needTrial.some(({ provider }) => provider === name)),
      };
    },

    /** Whether this process may make the trial. */
    async beginTrial(name: string): Promise<boolean> {
      const at = now();
      const rows = await db
        .updateTable('provider_rests')
        .set({ trial_until: new Date(at.getTime() + trialMs) })
        .where('provider', '=', name)
        .where('until', '<=', at)
        .where((eb) => eb.or([eb('trial_until', 'is', null), eb('trial_until', '<=', at)]))
        .returning('provider')
        .execute();
      return rows.length > 0;
    },

    /** A single statement: if a process died between several, others would go on calling. */
    async recordFailure({ provider, retryAfterMs }: ProviderError): Promise<void> {
      const at = now();
      const first = new Date(at.getTime() + (retryAfterMs ?? firstPauseMs));
      if (first > (pausedUntil(provider) ?? at)) ownPauses.set(provider, first);
      // A failure during the pause comes from an earlier call, so it does not count.
      const isNew = sql`(rest.until <= ${at}::timestamptz)::int`;
      const doubledMs = sql`least(
        ${firstPauseMs} * power(2, least(rest.failures + ${isNew} - 1, ${mostDoublings})), ${longestPauseMs})`;
      const asked = sql`${at}::timestamptz + ${retryAfterMs ?? doubledMs} * interval '1 millisecond'`;
      await sql`
        insert into provider_rests as rest (provider, until, failures) values (${provider}, ${first}, 1)
        on conflict (provider) do update set
          failures = rest.failures + ${isNew}, until = greatest(rest.until, ${asked}), trial_until = null`.execute(db);
    },

    async recordSuccess(provider: string): Promise<void> {
      if (!known.has(provider)) return;
      const pause = db.deleteFrom('provider_rests').where('provider', '=', provider);
      // Another worker may just have been told to wait.
      await pause.where('until', '<=', now()).execute();
    },
  };
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;
