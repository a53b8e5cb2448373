import { sql } from 'kysely';
import type { Language } from '../../http/language.ts';
import { addressColumns, type Channel, channels, usualAlertChannels } from '../notifications/channels.ts';
import type { Announcement } from '../notifications/notification.ts';
import { isReachable } from '../notifications/suppressions.ts';

/** A reader of alerts with their switched-on and verified channels. */
export interface Reader extends Record<Channel, string | null> {
  id: number;
  language: Language;
}

/** Whether a user with the switches `c` wants alerts by a channel. */
export const isSwitchedOn = (channel: Channel) =>
  sql`coalesce(${sql.ref(`c.${channel}`)}, ${usualAlertChannels[channel]})`;

/** The address of a user `u` to which alerts go, under the name of its channel. */
export const openAddress = (channel: Channel, isWanted = isSwitchedOn(channel)) => sql`
  case when ${isWanted} and ${isReachable(channel)}
    then ${addressColumns[channel].address} end as ${sql.ref(channel)}`;

/** The columns of a reader, of a user `u` whose switches are `c`. */
export const readerColumns = sql`u.id, u.language, ${sql.join(channels.map((channel) => openAddress(channel)))}`;

/** Whether a reader has any such address. */
export const hasAddress = sql`coalesce(${sql.join(channels.map((channel) => sql.ref(channel)))}) is not null`;

/** Whether the subscription of a user `u` runs. */
export const isSubscriber = (now: Date) => sql`coalesce((
  select true from subscriptions s where s.user_id = u.id and s.starts_at <= ${now} and s.ends_at > ${now} limit 1
), false)`;

interface Alert extends Pick<Announcement, 'message' | 'because' | 'companyId'> {
  /** A digest or a change, which each reader gets once. */
  occasion: string;
  /** Left out where it goes by every channel. */
  by?: readonly Channel[];
}

/** One for every channel of a reader. */
export const announcementsFor = (reader: Reader, { occasion, by = channels, ...about }: Alert): Announcement[] =>
  by.flatMap((channel) => {
    const to = reader[channel];
    if (to === null) return [];
    const event = `${about.message.template} ${reader.id} ${occasion} ${channel}`;
    return [{ userId: reader.id, language: reader.language, address: { channel, to }, event, ...about }];
  });
