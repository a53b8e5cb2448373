import { dayMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { changeMessage, failedBecause, type MessageRow } from '../message-rows.ts';
import type { Address } from '../notification.ts';
import { suppress } from '../suppressions.ts';

/** An event that a carrier reports about a message. */
export interface DeliveryEvent {
  /** The carrier's id of the event, which identifies repeats. */
  id: string;
  kind: 'delivered' | 'failed' | 'soft-bounce' | 'hard-bounce' | 'complaint';
}

/** This many soft bounces within this time suppress an address. */
const softBounces = { most: 5, withinMs: 14 * dayMs };

/** Locks the address, so that its bounces are counted one after the other. */
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

/** Records the event; false for a repeated one. */
async function isNew(trx: Database, row: MessageRow, { id, kind }: DeliveryEvent, at: Date): Promise<boolean> {
  const bounced_address = kind === 'soft-bounce' ? row.recipient : null;
  const noted = trx
    .insertInto('carrier_events')
    .values({ id, message_id: row.id, bounced_address, received_at: at })
    .onConflict((conflict) => conflict.doNothing());
  return (await noted.executeTakeFirst()).numInsertedOrUpdatedRows === 1n;
}

/** Applies an event: updates the message, and may suppress the address. */
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
