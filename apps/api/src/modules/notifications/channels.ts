import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export type Channel = Schema['suppressions']['channel'];

interface AddressColumns {
  address: RawBuilder<string | null>;
  isVerified: RawBuilder<boolean>;
}

/** Where the address of a channel stands in the row `u` of a user. Telegram itself verifies a chat. */
export const addressColumns: Readonly<Record<Channel, AddressColumns>> = {
  email: { address: sql`u.email`, isVerified: sql`u.is_email_verified` },
  sms: { address: sql`u.phone`, isVerified: sql`u.is_phone_verified` },
  telegram: { address: sql`u.telegram_id::text`, isVerified: sql`u.telegram_id is not null` },
};

export const channels = Object.keys(addressColumns) as readonly Channel[];

/** The default channels of alerts: mail, which costs nobody anything. */
export const usualAlertChannels: Readonly<Record<Channel, boolean>> = { email: true, sms: false, telegram: false };
