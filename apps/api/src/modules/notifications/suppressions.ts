import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { addressColumns, type Channel } from './channels.ts';
import type { Address } from './notification.ts';

export type SuppressionReason = Schema['suppressions']['reason'];

/** Suppresses an address: it gets only requested codes. The first reason is kept. */
export async function suppress(
  db: Database,
  { channel, to }: Address,
  { reason, at }: { reason: SuppressionReason; at: Date },
): Promise<void> {
  await db
    .insertInto('suppressions')
    .values({ channel, address: to, reason, suppressed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Releases an address that its owner has verified or switched on again. */
export async function liftSuppression(db: Database, { channel, to }: Address): Promise<void> {
  await db.deleteFrom('suppressions').where('channel', '=', channel).where('address', '=', to).execute();
  const bounces = db.updateTable('carrier_events').set({ bounced_address: null }).where('bounced_address', '=', to);
  if (channel === 'email') await bounces.execute();
}

/** The suppressed ones of these addresses, with the reasons. */
export const findSuppressions = (db: Database, addresses: readonly Address[]) =>
  db
    .selectFrom('suppressions')
    .select(['channel', 'address as to', 'reason'])
    .where(({ eb, and, or }) =>
      or(addresses.map(({ channel, to }) => and([eb('channel', '=', channel), eb('address', '=', to)]))),
    )
    .execute();

export const isSuppressed = async (db: Database, address: Address): Promise<boolean> =>
  (await findSuppressions(db, [address])).length > 0;

/** Whether we have stopped writing to the address of a user `u`. */
export const isAddressSuppressed = (channel: Channel) =>
  sql<boolean>`exists (select from suppressions where channel = ${channel} and address = ${addressColumns[channel].address})`;

/** Whether a user `u` has an address that is verified and not suppressed. */
export const isReachable = (channel: Channel) =>
  sql<boolean>`${addressColumns[channel].isVerified} and not ${isAddressSuppressed(channel)}`;
