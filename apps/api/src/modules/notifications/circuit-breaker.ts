import { minuteMs, secondMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { ProviderError } from '../../http/errors.ts';

const longestMs = minuteMs;
/** Longer than a carrier may take to answer. */
const trialMs = 30 * secondMs;

/** Doubles with each failure, unless the carrier named a time itself. */
const restMs = (failures: number): number => Math.min(secondMs * 2 ** (failures - 1), longestMs);

/** The carriers that are available now, and those whose rest is over and that need a trial. */
export interface Readiness {
  awake: readonly string[];
  rested: readonly string[];
}

/** The resting carriers. Stored in the database, so that a restart does not end a rest early. */
export function createCircuitBreaker({ db, now }: { db: Database; now: () => Date }) {
  /** The state this process read last, to save queries. */
  let known: ReadonlyMap<string, Date> = new Map();

  return {
    async readinessOf(names: readonly string[]): Promise<Readiness> {
      const rows = await db.selectFrom('provider_rests').select(['provider', 'until', 'trial_until']).execute();
      known = new Map(rows.map(({ provider, until }) => [provider, until]));
      const at = now();
      const isOver = (instant: Date | null) => instant === null || instant <= at;
      const rested = rows.filter(({ until, trial_until }) => isOver(until) && isOver(trial_until));
      return {
        awake: names.filter((name) => !known.has(name)),
        rested: names.filter((name) => rested.some(({ provider }) => provider === name)),
      };
    },

    /** The end of its rest, if it rests. */
    endOf(name: string): Date | null {
      const until = known.get(name);
      return until && until > now() ? until : null;
    },

    /** Whether this process is the one that tries it. */
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

    async noteFailure({ provider, retryAfterMs }: ProviderError): Promise<void> {
      const at = now();
      const until = await db.transaction().execute(async (trx) => {
        await sql`insert into provider_rests (provider, until, failures) values (${provider}, ${at}, 0)
          on conflict do nothing`.execute(trx);
        const rows = trx.selectFrom('provider_rests').selectAll().where('provider', '=', provider).forUpdate();
        const row = await rows.executeTakeFirstOrThrow();
        // A failure during the rest comes from an earlier call, so it changes nothing.
        const failures = row.until > at ? row.failures : row.failures + 1;
        const asked = new Date(at.getTime() + (retryAfterMs ?? restMs(failures)));
        const longer = row.until > asked ? row.until : asked;
        const change = { failures, until: longer, trial_until: null };
        await trx.updateTable('provider_rests').set(change).where('provider', '=', provider).execute();
        return longer;
      });
      known = new Map(known).set(provider, until);
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
