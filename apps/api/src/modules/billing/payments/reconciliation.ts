import { minuteMs } from '@awaj/domain/duration';
import type { Database } from '../../../database/database.ts';
import type { Job } from '../../../jobs/queue.ts';
import { jobs } from '../../../jobs/schedule.ts';
import { withdrawLate } from '../invoices/invoices.repository.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentSync } from './payment-sync.ts';
import { nextCheckMs } from './reconciliation-times.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  providers: readonly PaymentProvider[];
  sync: Pick<PaymentSync, 'syncStatus' | 'syncOrCancel'>;
}

interface Due {
  txRef: string;
  provider: string;
  checks: number;
  /** It must not be paid any more, because its invoice was replaced or paid in another way. */
  isUnwanted: boolean;
}

const atOnce = 200;
/** A process claims a checkout for this time. After a failed check it goes to the end of the queue. */
const claimMs = 2 * minuteMs;

/** Asks the providers about payments whose webhook may have been lost, and cancels pages that must not be paid. */
export function createReconciliation({ db, now, providers, sync }: Dependencies): Job {
  const queryable = new Map(providers.filter(({ statusQueries }) => statusQueries).map((each) => [each.name, each]));
  const inMs = (ms: number): Date => new Date(now().getTime() + ms);

  const claimDue = (): Promise<Due | undefined> =>
    db.transaction().execute(async (trx) => {
      const due = await trx
        .selectFrom('checkouts')
        .innerJoin('invoices', 'invoices.id', 'invoice_id')
        .select(['tx_ref as txRef', 'provider', 'checks', 'paid_at', 'withdrawn_at'])
        .where('check_at', '<=', now())
        .where('provider', 'in', [...queryable.keys()])
        .orderBy('check_at')
        .limit(1)
        .forUpdate('checkouts')
        .skipLocked()
        .executeTakeFirst();
      if (!due) return undefined;
      await trx
        .updateTable('checkouts')
        .set({ check_at: inMs(claimMs) })
        .where('tx_ref', '=', due.txRef)
        .execute();
      return { ...due, isUnwanted: due.paid_at !== null || due.withdrawn_at !== null };
    });

  /** Schedules the next check, or gives up after the last one. */
  async function scheduleNextCheck({ txRef, checks, isUnwanted }: Due): Promise<void> {
    const ms = nextCheckMs(checks + 1);
    await db
      .updateTable('checkouts')
      .set({ checks: checks + 1, check_at: ms === null ? null : inMs(ms) })
      .where('tx_ref', '=', txRef)
      .execute();
    if (ms !== null && !isUnwanted) return;
    const open = db.updateTable('checkouts').set({ closed_at: now() }).where('closed_at', 'is', null);
    await open.where('tx_ref', '=', txRef).execute();
  }

  async function check(due: Due): Promise<void> {
    const provider = queryable.get(due.provider);
    if (!provider) return;
    const state = await (due.isUnwanted ? sync.syncOrCancel : sync.syncStatus)(provider, due.txRef);
    if (state === 'unpaid') await scheduleNextCheck(due);
    else await db.updateTable('checkouts').set({ check_at: null }).where('tx_ref', '=', due.txRef).execute();
  }

  return {
    ...jobs.reconcilePayments,
    async run() {
      await withdrawLate(db, now());
      for (let done = 0; done < atOnce; done += 1) {
        const due = await claimDue();
        if (!due) return;
        await check(due);
      }
    },
  };
}
