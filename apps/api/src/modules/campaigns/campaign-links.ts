import { randomBytes } from 'node:crypto';
import type { Santim } from '@awaj/domain/money';
import type { Phone } from '@awaj/domain/phone';
import type { PlanId, PricedPlan } from '@awaj/domain/plan';
import type { Database } from '../../database/database.ts';
import { digestOf } from './links.repository.ts';

export interface NewLink {
  name: string;
  phone: Phone;
  expiresAt: Date;
  /** For the demo's links, which have fixed names and start again once they are used or expired. */
  demo?: { id: string; renewedForSeconds: number };
}

export interface Discount {
  planId: PlanId;
  amount: Santim;
}

const idBytes = 16;

async function insertLink(trx: Database, kind: 'trial' | 'discount', link: NewLink, at: Date) {
  const id = link.demo?.id ?? randomBytes(idBytes).toString('base64url');
  const row = { link_digest: digestOf(id), kind, name: link.name, phone: link.phone };
  const { rowId } = await trx
    .insertInto('campaign_links')
    .values({
      ...row,
      created_at: at,
      expires_at: link.expiresAt,
      renewed_for_seconds: link.demo?.renewedForSeconds ?? null,
    })
    .returning('id as rowId')
    .executeTakeFirstOrThrow();
  return { id, rowId };
}

/** Creates a link for one person. Only its digest is stored, so its id is known only here. */
export const createTrialLink = async (trx: Database, link: NewLink, at: Date): Promise<string> =>
  (await insertLink(trx, 'trial', link, at)).id;

/** A discount must leave something to pay; a free plan is a trial. */
export const isDiscount = ({ planId, amount }: Discount, plans: readonly PricedPlan[]): boolean => {
  const price = plans.find(({ id }) => id === planId)?.price ?? 0;
  return amount > 0 && amount < price;
};

export async function createDiscountLink(
  trx: Database,
  { discounts, ...link }: NewLink & { discounts: readonly Discount[] },
  at: Date,
): Promise<string> {
  const { id, rowId } = await insertLink(trx, 'discount', link, at);
  const rows = discounts.map(({ planId, amount }) => ({ campaign_link_id: rowId, plan_id: planId, discount: amount }));
  await trx.insertInto('campaign_discounts').values(rows).execute();
  return id;
}
