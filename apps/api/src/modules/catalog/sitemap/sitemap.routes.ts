import type { Database } from '../../../database/database.ts';
import type { Routes } from '../../identity/caller.ts';

export function sitemapRoutes(routes: Routes, { db }: { db: Database }): void {
  routes('listPageIds', async ({ params: { noun }, query: { after = 0, limit = 10_000 } }) => {
    const [rows, highest] = await Promise.all([
      db.selectFrom(noun).select('id').where('id', '>', after).orderBy('id').limit(limit).execute(),
      db
        .selectFrom(noun)
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirst(),
    ]);
    return { ids: rows.map(({ id }) => id), highest_id: highest?.id ?? 0 };
  });
}
