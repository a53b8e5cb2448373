import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SavedSearchForm } from '@awaj/api-client/schema';
import { dayMs } from '@awaj/domain/duration';
import { addFeedSearch } from '../modules/catalog/feed/feed-search.ts';
import { openSession } from '../modules/identity/sessions.ts';
import type { Outbox } from '../modules/notifications/notification.ts';
import { run as runCommand } from './operator.ts';
import { inFull } from './people.ts';
import type { World } from './world.ts';

export const morning = new Date('2026-11-25T04:00:00Z');

/** Sets the clock to a morning and deletes all alerts and saved searches. */
export async function beginMorning({ db, clock }: World): Promise<void> {
  clock.now = morning;
  for (const table of ['alert_digests', 'alert_batches', 'new_tenders', 'saved_searches'] as const)
    await db.deleteFrom(table).execute();
}
const [furniture, oromia] = ['furniture', 'oromia'];

let printed = 0;

/** Imports new tenders from a file and returns their titles. */
export async function print(world: World, folder: string, count: number, change: object = {}): Promise<string[]> {
  const rows = Array.from({ length: count }, () => {
    printed += 1;
    return {
      external_key: `alert-${printed}`,
      title: `Supply of chairs, lot ${printed}`,
      content: '<p>Bids are invited.</p>',
      language: 'english',
      company: 'Saddlery PLC',
      categories: [furniture],
      regions: [oromia],
      sources: [{ source: 'addis-zemen', published_on: '2026-11-19' }],
      reference_number: `A/${printed}`,
      closes_at: '2026-12-20 10:00',
      ...change,
    };
  });
  const path = join(folder, `${printed}.jsonl`);
  writeFileSync(path, rows.map((row) => JSON.stringify(row)).join('\n'));
  await runCommand(world, 'import', path);
  return rows.map(({ title }) => title);
}

export interface Reader {
  id: number;
  email: string;
}

let subscribed = 0;

/** Adds a subscriber who gets mails about furniture in Oromia. */
export async function subscribe({ db, clock }: World): Promise<Reader> {
  subscribed += 1;
  const email = `reader${subscribed}@awaj.test`;
  const { id } = await db
    .insertInto('users')
    .values({
      first_name: 'Sara',
      last_name: 'Bekele',
      email,
      is_email_verified: true,
      phone: inFull(`093${String(subscribed).padStart(7, '0')}`),
      is_phone_verified: true,
      language: 'en',
      created_at: clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ends_at = new Date(clock.now.getTime() + 90 * dayMs);
  await db
    .insertInto('subscriptions')
    .values({ user_id: id, starts_at: new Date(0), ends_at })
    .execute();
  const idOf = async (table: 'categories' | 'regions', slug: string) =>
    (await db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
  await db
    .insertInto('preferred_categories')
    .values({ user_id: id, category_id: await idOf('categories', furniture) })
    .execute();
  await db
    .insertInto('preferred_regions')
    .values({ user_id: id, region_id: await idOf('regions', oromia) })
    .execute();
  await addFeedSearch(db, id, new Date(clock.now.getTime() - 1));
  return { id, email };
}

/** Somebody who had a subscription until this morning, and hears of furniture in Oromia. */
export async function formerSubscriber(world: World): Promise<Reader> {
  const reader = await subscribe(world);
  await world.db.updateTable('subscriptions').set({ ends_at: morning }).where('user_id', '=', reader.id).execute();
  return reader;
}

/** Adds a subscriber who is alerted only by these searches. */
export async function searcher(world: World, ...searches: readonly Partial<SavedSearchForm>[]) {
  const reader = await subscribe(world);
  await world.db.deleteFrom('saved_searches').where('user_id', '=', reader.id).execute();
  const token = await openSession(world.db, { userId: reader.id, purpose: 'login', at: world.clock.now });
  for (const [number, search] of searches.entries()) {
    const body = { name: `Search ${number}`, filters: { title: 'chairs' }, frequency: 'at_once', ...search } as const;
    await world.call('createSavedSearch', { body, token });
  }
  return { ...reader, token };
}

/** Lists the channels of the messages of one template to a person. */
export async function heard({ db }: World, { id }: Reader, template: string): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('channel')
    .where('user_id', '=', id)
    .where('template', '=', template)
    .orderBy('channel')
    .execute();
  return rows.map(({ channel }) => channel ?? 'none');
}

/** An outbox that throws once at this message, as if the database went away. */
export function breakingAt(message: number, outbox: Outbox): Outbox {
  let announced = 0;
  return {
    ...outbox,
    announce(db, ...announcements) {
      const before = announced;
      announced += announcements.length;
      if (before < message && announced >= message) throw new Error('the database went away');
      return outbox.announce(db, ...announcements);
    },
  };
}
