import { dayMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { changeMessage, failedBecause, type MessageRow } from './message-rows.ts';
import type { Address } from './notification.ts';
import { suppress } from './suppressions.ts';

/** What a carrier tells of a message that it has taken. */
export interface DeliveryEvent {
  /** The carrier's own, by which it is known again. */
  id: string;
  kind: 'delivered' | 'failed' | 'soft-bounce' | 'hard-bounce' | 'complaint';
}

/** So many mails that came back within so long are enough, even if each might have arrived on another day. */
const softBounces = { most: 5, withinMs: 14 * dayMs };

/** Those of one address are counted one after the other. */
const lockAddress = (trx: Database, { to }: Address) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`bounces ${to}`}::text, 0))`.execute(trx);

async function countSoftBounces(trx: Database, address: string, at: Date): Promise<number> {
  const since = new Date(at.getTime() - softBounces.withinMs);
  const { count } = await trx
    .selectFrom('carrier_events')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('bounced_address', '=', address)
    .where('received_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Notes it; false for one that has been told before. */
async function isNew(trx: Database, row: MessageRow, { id, kind }: DeliveryEvent, at: Date): Promise<boolean> {
  const bounced_address = kind === 'soft-bounce' ? row.recipient : null;
  const noted = trx
    .insertInto('carrier_events')
    .values({ id, message_id: row.id, bounced_address, received_at: at })
    .onConflict((conflict) => conflict.doNothing());
  return (await noted.executeTakeFirst()).numInsertedOrUpdatedRows === 1n;
}

/** What follows from an event: how the message stands, and whether its address is written to any more. */
export async function noteDeliveryEvent(db: Database, row: MessageRow, event: DeliveryEvent, at: Date): Promise<void> {
  const { channel, recipient: to } = row;
  if (channel === null || to === null) return;
  const address = { channel, to };
  await db.transaction().execute(async (trx) => {
    await lockAddress(trx, address);
    if (!(await isNew(trx, row, event, at))) return;
    switch (event.kind) {
      case 'delivered':
        return void (await changeMessage(trx, row.id, { delivered_at: at }));
      case 'failed':
        return void (await changeMessage(trx, row.id, failedBecause(row, 'undeliverable', at)));
      case 'complaint':
        return suppress(trx, address, { reason: 'complaint', at });
      case 'hard-bounce':
        await changeMessage(trx, row.id, failedBecause(row, 'bounced', at));
        return suppress(trx, address, { reason: 'hard-bounce', at });
      case 'soft-bounce':
        await changeMessage(trx, row.id, failedBecause(row, 'bounced', at));
        if ((await countSoftBounces(trx, to, at)) >= softBounces.most)
          await suppress(trx, address, { reason: 'soft-bounces', at });
    }
  });
}
