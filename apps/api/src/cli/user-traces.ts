import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Somebody as the tables name them that hold no id of theirs, or not always. */
export interface Traced {
  id: number;
  phone: string | null;
  email: string | null;
  is_phone_verified: boolean;
  is_email_verified: boolean;
}

/** The contacts that are or were really theirs. What somebody only typed may be another person's. */
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

/** Keys end in what they count: a contact, or the id of a user. */
const keysOf = async (db: Database, user: Traced) => {
  const endings = await addressesOf(db, user);
  const ofId = ['old password', 'registration again'].map((name) => `${name}:${user.id}`);
  return sql<boolean>`key = any(${ofId}::text[])
    or exists (select from unnest(${endings}::text[]) ending where right(key, length(ending) + 1) = ':' || ending)`;
};

const linksOf = async (db: Database, user: Traced) =>
  sql<boolean>`user_id = ${user.id} or phone = any(${await addressesOf(db, user)}::text[])`;

const actionsOf = async (db: Database, user: Traced) =>
  sql<boolean>`details ->> 'userId' = ${String(user.id)} or details ->> 'phone' = any(${await addressesOf(db, user)}::text[])
    or details ->> 'invoiceNumber' in (select invoice_number from invoices where user_id = ${user.id})`;

export async function tracesOf(db: Database, user: Traced) {
  const links = db
    .selectFrom('campaign_links')
    .select(['kind', 'name', 'phone', 'created_at', 'expires_at', 'used_at'])
    .where(await linksOf(db, user));
  return {
    limits: await db
      .selectFrom('limits')
      .selectAll()
      .where(await keysOf(db, user))
      .execute(),
    campaign_links: await links.execute(),
    operator_actions: await db
      .selectFrom('operator_actions')
      .selectAll()
      .where(await actionsOf(db, user))
      .execute(),
  };
}

/** What an operator did stays in the books, without the name and the contact of the person. */
export async function eraseTraces(trx: Database, user: Traced): Promise<void> {
  await trx
    .deleteFrom('limits')
    .where(await keysOf(trx, user))
    .execute();
  const nameless = sql<string>`details - 'name' - 'phone'`;
  await sql`update operator_actions set details = ${nameless} where ${await actionsOf(trx, user)}`.execute(trx);
  await trx
    .deleteFrom('campaign_links')
    .where(await linksOf(trx, user))
    .execute();
}
