import { minuteMs, secondMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { ProviderError } from '../../http/errors.ts';

/** Longer than a carrier's timeout. */
const trialMs = 30 * secondMs;

/** The first rest after a failure. Each further failure doubles it, up to a minute. */
const firstRestMs = secondMs;
const mostDoublings = 6;
const longestRestMs = minuteMs;

/** The carriers that are available now, and those whose rest is over and that need a trial. */
export interface Readiness {
  awake: readonly string[];
  rested: readonly string[];
}

/** The resting carriers. Stored in the database, so that a restart does not end a rest early. */
export function createCircuitBreaker({ db, now }: { db: Database; now: () => Date }) {
  /** The state this process read last, to save queries. */
  let known: ReadonlyMap<string, Date> = new Map();
  /** Rests that this process has learned of. They count before they are stored, whatever was read meanwhile. */
  const told = new Map<string, Date>();

  /** The end of a carrier's rest, if it rests. */
  function endOf(name: string): Date | null {
    const ends = [known.get(name), told.get(name)].flatMap((end) => (end && end > now() ? end.getTime() : []));
    return ends.length > 0 ? new Date(Math.max(...ends)) : null;
  }

  return {
    endOf,

    async readinessOf(names: readonly string[]): Promise<Readiness> {
      const rows = await db.selectFrom('provider_rests').select(['provider', 'until', 'trial_until']).execute();
      known = new Map(rows.map(({ provider, until }) => [provider, until]));
      const at = now();
      const isOver = (instant: Date | null) => instant === null || instant <= at;
      const rested = rows.filter(({ until, trial_until }) => isOver(until) && isOver(trial_until));
      return {
        awake: names.filter((name) => !known.has(name) && !endOf(name)),
        rested: names.filter((name) => rested.some(({ provider }) => provider === name)),
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
    async noteFailure({ provider, retryAfterMs }: ProviderError): Promise<void> {
      const at = now();
      const first = new Date(at.getTime() + (retryAfterMs ?? firstRestMs));
      if (first > (endOf(provider) ?? at)) told.set(provider, first);
      // A failure during the rest comes from an earlier call, so it does not count.
      const isNew = sql`(rest.until <= ${at}::timestamptz)::int`;
      const doubledMs = sql`least(
        ${firstRestMs} * power(2, least(rest.failures + ${isNew} - 1, ${mostDoublings})), ${longestRestMs})`;
      const asked = sql`${at}::timestamptz + ${retryAfterMs ?? doubledMs} * interval '1 millisecond'`;
      await sql`
        insert into provider_rests as rest (provider, until, failures) values (${provider}, ${first}, 1)
        on conflict (provider) do update set
          failures = rest.failures + ${isNew}, until = greatest(rest.until, ${asked}), trial_until = null`.execute(db);
    },

    async noteSuccess(provider: string): Promise<void> {
      if (!known.has(provider)) return;
      const rests = db.deleteFrom('provider_rests').where('provider', '=', provider);
      // Another worker may just have been told to wait.
      await rests.where('until', '<=', now()).execute();
    },
  };
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;
