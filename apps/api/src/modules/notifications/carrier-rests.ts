import { minuteMs, secondMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { ProviderError } from '../../http/errors.ts';

const longestMs = 10 * minuteMs;

/** Twice as long each time that it fails again, unless it named a time itself. */
const restMs = (failures: number): number => Math.min(secondMs * 2 ** (failures - 1), longestMs);

/** Which carriers are left alone, and until when. It is kept in the database: no restart makes us ask too early. */
export function createCarrierRests({ db, now }: { db: Database; now: () => Date }) {
  return {
    /** Those that rest now. */
    async list(): Promise<ReadonlyMap<string, Date>> {
      const rows = db.selectFrom('provider_rests').select(['provider', 'until']).where('until', '>', now());
      return new Map((await rows.execute()).map(({ provider, until }) => [provider, until]));
    },

    async noteFailure({ provider, retryAfterMs }: ProviderError): Promise<void> {
      const at = now();
      await db.transaction().execute(async (trx) => {
        await sql`insert into provider_rests (provider, until, failures) values (${provider}, ${at}, 0)
          on conflict do nothing`.execute(trx);
        const rows = trx.selectFrom('provider_rests').selectAll().where('provider', '=', provider).forUpdate();
        const row = await rows.executeTakeFirstOrThrow();
        // What fails while it rests was on its way before, and tells nothing new.
        const failures = row.until > at ? row.failures : row.failures + 1;
        const until = new Date(at.getTime() + (retryAfterMs ?? restMs(failures)));
        const change = { failures, until: row.until > until ? row.until : until };
        await trx.updateTable('provider_rests').set(change).where('provider', '=', provider).execute();
      });
    },

    async noteSuccess(provider: string): Promise<void> {
      const rests = db.deleteFrom('provider_rests').where('provider', '=', provider);
      // Another worker may just have been told to wait.
      await rests.where('until', '<=', now()).execute();
    },
  };
}

export type CarrierRests = ReturnType<typeof createCarrierRests>;
