import type { FeedAddress } from '@awaj/api-client/schema';
import type { Database } from '../../../database/database.ts';
import type { Sealing } from '../../../database/sealing.ts';
import { AppError } from '../../../http/errors.ts';
import { type Routes, requireAccount } from '../../identity/caller.ts';
import { createFeedAddress, type FeedAddressRow, feedAddressesOf, revokeFeedAddress } from './feed-addresses.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  sealing: Sealing;
  addresses: { api: string };
}

export function feedAddressRoutes(routes: Routes, dependencies: Dependencies): void {
  const { db, addresses } = dependencies;

  function toDto({ id, search, token, createdAt }: FeedAddressRow): FeedAddress {
    const url = (format: string) => `${addresses.api}/feeds/${token}.${format}`;
    const urls =
      search === null
        ? { ics: url('ics'), atom: null, json: null }
        : { ics: null, atom: url('atom'), json: url('json') };
    return { id, saved_search: search, urls, created_at: createdAt.toISOString() };
  }

  routes('listFeedAddresses', async ({ caller }) => {
    const rows = await feedAddressesOf(dependencies, requireAccount(caller).userId);
    return { feeds: rows.map(toDto) };
  });

  routes('createFeedAddress', async ({ caller, body }) => {
    const { userId } = requireAccount(caller);
    const createdId = await createFeedAddress(dependencies, userId, body.saved_search_id);
    const row = (await feedAddressesOf(dependencies, userId)).find(({ id }) => id === createdId);
    if (!row) throw new AppError('notFound');
    return { status: true, feed: toDto(row) };
  });

  routes('deleteFeedAddress', async ({ caller, params }) => {
    await revokeFeedAddress(db, requireAccount(caller).userId, params.id);
    return { status: true };
  });
}
