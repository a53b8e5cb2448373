import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** The data by which tables without a user id name a person. */
export interface Traced {
  id: number;
  phone: string | null;
  email: string | null;
  is_phone_verified: boolean;
  is_email_verified: boolean;
}

/**
 * Lists the contacts that the user has proven, now or earlier. A contact that was only typed may be another person's.
 */
async function addressesOf(db: Database, user: Traced): Promise<string[]> {
  const changes = db.selectFrom('contact_changes').select('old_address').where('user_id', '=', user.id);
  const former = await changes.where('was_trusted', '=', true).execute();
  const addresses = [
    user.is_phone_verified ? user.phone : null,
    user.is_email_verified ? user.email : null,
    ...former.map(({ old_address }) => old_address),
  ].filter((address) => address !== null);
  const { rows } = await sql<{ address: string }>`
    select address from unnest(${addresses}::text[]) address
    where not exists (select from users where id <> ${user.id} and (phone = address or email = address))`.execute(db);
  return rows.map(({ address }) => address);
}

/** Keys of limits end in a contact, the id of a user or the id of a feed. */
function limitsOf({ id }: Traced, addresses: readonly string[]) {
  const ofId = ['old password', 'registration again', 'calendar'].map((name) => `${name}:${id}`);
  return sql<boolean>`key = any(${ofId}::text[])
    or key in (select 'feed:' || id from feed_addresses where user_id = ${id})
    or exists (select from unnest(${addresses}::text[]) ending where right(key, length(ending) + 1) = ':' || ending)`;
}

const linksOf = ({ id }: Traced, addresses: readonly string[]) =>
  sql<boolean>`user_id = ${id} or phone = any(${addresses}::text[])`;

const actionsOf = ({ id }: Traced, addresses: readonly string[]) =>
  sql<boolean>`details ->> 'userId' = ${String(id)} or details ->> 'phone' = any(${addresses}::text[])
    or details ->> 'invoiceNumber' in (select invoice_number from invoices where user_id = ${id})`;

const isOneOf = (addresses: readonly string[]) => sql<boolean>`address = any(${addresses}::text[])`;

export async function tracesOf(db: Database, user: Traced) {
  const addresses = await addressesOf(db, user);
  const limits = db.selectFrom('limits').selectAll().where(limitsOf(user, addresses));
  const links = db
    .selectFrom('campaign_links')
    .select(['kind', 'name', 'phone', 'created_at', 'expires_at', 'used_at'])
    .where(linksOf(user, addresses));
  const actions = db.selectFrom('operator_actions').selectAll().where(actionsOf(user, addresses));
  const suppressions = db.selectFrom('suppressions').selectAll().where(isOneOf(addresses));
  return {
    suppressions: await suppressions.execute(),
    limits: await limits.execute(),
    campaign_links: await links.execute(),
    operator_actions: await actions.execute(),
  };
}

/** Erases the name and the contacts of the person. The operator's action stays in the audit. */
export async function eraseTraces(trx: Database, user: Traced): Promise<void> {
  const addresses = await addressesOf(trx, user);
  await trx.deleteFrom('limits').where(limitsOf(user, addresses)).execute();
  const nameless = sql<string>`details - 'name' - 'phone' - 'reason'`;
  await sql`update operator_actions set details = ${nameless} where ${actionsOf(user, addresses)}`.execute(trx);
  await trx.deleteFrom('suppressions').where(isOneOf(addresses)).execute();
  await trx.deleteFrom('campaign_links').where(linksOf(user, addresses)).execute();
}
