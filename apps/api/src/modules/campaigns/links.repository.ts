import { createHash } from 'node:crypto';
import { secondMs } from '@awaj/domain/duration';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { AppError } from '../../http/errors.ts';

export type LinkKind = Schema['campaign_links']['kind'];

/** A link's id logs its holder in, so it is stored as a digest, like a password. */
export const digestOf = (id: string): Buffer => createHash('sha256').update(id).digest();

const linkRows = (db: Database, kind: LinkKind, id: string) =>
  db.selectFrom('campaign_links').selectAll().where('link_digest', '=', digestOf(id)).where('kind', '=', kind);

export const findLink = (db: Database, kind: LinkKind, id: string) => linkRows(db, kind, id).executeTakeFirst();

export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** Locked until the transaction ends, so that concurrent starts happen one after the other. */
export const lockLink = (trx: Database, kind: LinkKind, id: string) =>
  linkRows(trx, kind, id).forUpdate().executeTakeFirst();

export const updateLink = (
  trx: Database,
  id: number,
  values: Partial<Pick<LinkRow, 'user_id' | 'used_at' | 'expires_at'>>,
) => trx.updateTable('campaign_links').set(values).where('id', '=', id).execute();

export const discountsOf = (db: Database, linkId: number) =>
  db
    .selectFrom('campaign_discounts')
    .select(['plan_id', 'discount'])
    .where('campaign_link_id', '=', linkId)
    .orderBy('plan_id')
    .execute();

/** When the offer of the link was paid by the account that it created. */
export async function paidAt(db: Database, { id, user_id }: LinkRow): Promise<Date | null> {
  if (user_id === null) return null;
  const invoices = db.selectFrom('invoices').select('paid_at').where('campaign_link_id', '=', id);
  const paid = invoices.where('user_id', '=', user_id).where('paid_at', 'is not', null);
  return (await paid.executeTakeFirst())?.paid_at ?? null;
}

export const findUnpaidInvoice = (trx: Database, { id, user_id }: LinkRow) =>
  trx
    .selectFrom('invoices')
    .select(['id', 'plan_id'])
    .where('campaign_link_id', '=', id)
    .where('user_id', '=', user_id)
    .where('paid_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();

/** A used demo link, ready to start again. */
export async function renewed(trx: Database, link: LinkRow, now: Date): Promise<LinkRow> {
  if (link.renewed_for_seconds === null) throw new AppError('linkGone');
  const expiresAt = new Date(now.getTime() + link.renewed_for_seconds * secondMs);
  const anew = { user_id: null, used_at: null, expires_at: expiresAt };
  await updateLink(trx, link.id, anew);
  return { ...link, ...anew };
}
