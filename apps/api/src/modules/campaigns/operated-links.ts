import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Links as operators see them, newest first, without the secret id. A discount counts as used when it is paid. */
export const listLinks = (db: Database) =>
  db
    .selectFrom('campaign_links')
    .select(['id', 'kind', 'name', 'phone', 'created_at', 'expires_at'])
    .select(
      sql<Date | null>`coalesce(used_at, (select min(paid_at) from invoices i where i.campaign_link_id = campaign_links.id
        and i.user_id = campaign_links.user_id))`.as('used_at'),
    )
    .orderBy('id', 'desc');

export type OperatedLink = Awaited<ReturnType<ReturnType<typeof listLinks>['execute']>>[number];

export type WithdrawOutcome = { kind: 'withdrawn'; link: OperatedLink } | { kind: 'unknown' | 'used' | 'over' };

/** Withdraws an unused link. Its open offer ends too. */
export async function withdrawLink(trx: Database, id: number, now: Date): Promise<WithdrawOutcome> {
  await trx.selectFrom('campaign_links').select('id').where('id', '=', id).forUpdate().execute();
  const link = await listLinks(trx).where('id', '=', id).executeTakeFirst();
  if (!link) return { kind: 'unknown' };
  if (link.used_at) return { kind: 'used' };
  if (link.expires_at <= now) return { kind: 'over' };
  const ended = { expires_at: now, renewed_for_seconds: null };
  await trx.updateTable('campaign_links').set(ended).where('id', '=', id).execute();
  await trx
    .updateTable('invoices')
    .set({ withdrawn_at: now })
    .where('campaign_link_id', '=', id)
    .where('paid_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  return { kind: 'withdrawn', link };
}
