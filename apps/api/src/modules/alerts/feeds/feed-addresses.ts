import type { Database } from '../../../database/database.ts';
import type { Sealing } from '../../../database/sealing.ts';
import { AppError } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import { createToken, hashToken } from '../../identity/sessions.ts';
import { lockUser } from '../../identity/users.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  sealing: Sealing;
}

/** An address as its owner sees it. */
export interface FeedAddressRow {
  id: number;
  search: { id: number; name: string } | null;
  token: string;
  createdAt: Date;
}

/** An address that somebody reads. */
export interface FoundFeed {
  id: number;
  userId: number;
  language: Language;
  searchId: number | null;
  createdAt: Date;
  contentDigest: Buffer | null;
  changedAt: Date;
}

/** The calendar first. */
export async function feedAddressesOf({ db, sealing }: Dependencies, userId: number): Promise<FeedAddressRow[]> {
  const rows = await db
    .selectFrom('feed_addresses as feed')
    .leftJoin('saved_searches as search', 'search.id', 'feed.saved_search_id')
    .select(['feed.id', 'saved_search_id', 'search.name', 'sealed_token', 'feed.created_at as createdAt'])
    .where('feed.user_id', '=', userId)
    .orderBy('saved_search_id', (order) => order.asc().nullsFirst())
    .execute();
  return rows.map(({ id, saved_search_id, name, sealed_token, createdAt }) => ({
    id,
    search: saved_search_id === null ? null : { id: saved_search_id, name: name ?? '' },
    token: sealing.unseal(sealed_token),
    createdAt,
  }));
}

async function refuseUnknown(trx: Database, userId: number, searchId: number | null): Promise<void> {
  if (searchId === null) return;
  const search = await trx
    .selectFrom('saved_searches')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', searchId)
    // The search of the preferences has no feed.
    .where('filters', 'is not', null)
    .executeTakeFirst();
  if (!search) throw new AppError('notFound');
}

/** Creates a new address for the calendar or a search, and revokes the old one. */
export async function createFeedAddress({ db, now, sealing }: Dependencies, userId: number, searchId: number | null) {
  const token = createToken();
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    await refuseUnknown(trx, userId, searchId);
    await trx
      .deleteFrom('feed_addresses')
      .where('user_id', '=', userId)
      .where('saved_search_id', 'is not distinct from', searchId)
      .execute();
    const row = {
      user_id: userId,
      saved_search_id: searchId,
      token_hash: hashToken(token),
      sealed_token: sealing.seal(token),
      created_at: now(),
      changed_at: now(),
    };
    const { id } = await trx.insertInto('feed_addresses').values(row).returning('id').executeTakeFirstOrThrow();
    return id;
  });
}

export const revokeFeedAddress = (db: Database, userId: number, id: number) =>
  db.deleteFrom('feed_addresses').where('user_id', '=', userId).where('id', '=', id).execute();

/** Null for a revoked or unknown token. */
export async function findFeed(db: Database, token: string): Promise<FoundFeed | null> {
  const feed = await db
    .selectFrom('feed_addresses as feed')
    .innerJoin('users', 'users.id', 'feed.user_id')
    .select(['feed.id', 'user_id as userId', 'language', 'saved_search_id as searchId'])
    .select(['feed.created_at as createdAt', 'content_digest as contentDigest', 'changed_at as changedAt'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return feed ?? null;
}

/** When what a feed says last changed. */
export async function recordContent(db: Database, feed: FoundFeed, digest: Buffer, now: Date): Promise<Date> {
  if (feed.contentDigest && digest.equals(feed.contentDigest)) return feed.changedAt;
  const change = { content_digest: digest, changed_at: now };
  await db.updateTable('feed_addresses').set(change).where('id', '=', feed.id).execute();
  return now;
}
