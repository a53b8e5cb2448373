import type { Email } from '@awaj/domain/email';
import type { Phone } from '@awaj/domain/phone';
import type { Database } from '../../database/database.ts';
import { AppError, refusedFields } from '../../http/errors.ts';
import type { Session, User } from '../identity/caller.ts';
import type { CodeScope, OneTimeCodes } from '../identity/one-time-codes.ts';
import { type ProvenPhone, provePhone } from '../identity/proven-phone.ts';
import { isMadeByLink, verifiedFlagOf } from '../identity/users.ts';
import { deliveryChannelOf, type Outbox } from '../notifications/notification.ts';
import { findSuppressions, liftSuppression } from '../notifications/suppressions.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  codes: OneTimeCodes;
  messages: Outbox;
}

export type Contact = { channel: 'phone'; address: Phone } | { channel: 'email'; address: Email };

const scopeOf = (userId: number, contact: Contact): CodeScope => ({ userId, purpose: 'contact', ...contact });

/** A link's holder may prove the phone that it was sent to, whatever the account says. */
async function phoneOfLink(db: Database, { linkId }: Session): Promise<Phone | null> {
  const links = db.selectFrom('campaign_links').select('phone').where('id', '=', linkId);
  return (await links.executeTakeFirst())?.phone ?? null;
}

const movedTables = ['invoices', 'subscriptions', 'document_orders', 'campaign_links'] as const;

/** What a link's own account has becomes part of the account that has the phone. */
async function move(trx: Database, from: number, to: number): Promise<void> {
  for (const table of movedTables)
    await trx.updateTable(table).set({ user_id: to }).where('user_id', '=', from).execute();
  const saved = trx.selectFrom('saved_tenders').where('user_id', '=', from);
  await trx
    .insertInto('saved_tenders')
    .columns(['user_id', 'tender_id', 'saved_at', 'stage', 'note'])
    .expression(saved.select((eb) => [eb.val(to).as('user_id'), 'tender_id', 'saved_at', 'stage', 'note']))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const ticked = trx.selectFrom('ticked_requirements').where('user_id', '=', from);
  await trx
    .insertInto('ticked_requirements')
    .columns(['user_id', 'tender_id', 'kind', 'ticked_at'])
    .expression(ticked.select((eb) => [eb.val(to).as('user_id'), 'tender_id', 'kind', 'ticked_at']))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface Claim {
  guest: number;
  owner: number | null;
  proof: ProvenPhone;
}

/** The guest of a link has proven the phone that the link was sent to: the account is theirs, or goes into theirs. */
async function claimGuest(trx: Database, { guest, owner, proof }: Claim): Promise<void> {
  const user = await trx.selectFrom('users').selectAll().where('id', '=', guest).forUpdate().executeTakeFirst();
  // An account that has gone on to another phone meanwhile is not to be had by the one before.
  if (!user || !isMadeByLink(user)) throw new AppError('wrongCode');
  if (owner !== null) return move(trx, guest, owner);
  const proven = { phone: proof.phone, is_phone_verified: true, phone_proven_at: proof.at };
  await trx.updateTable('users').set(proven).where('id', '=', guest).execute();
}

export function createContactService({ db, now, codes, messages }: Dependencies) {
  /** A session that a link opened becomes a full one with it: whoever holds the phone is the person. */
  const verifyByLink = ({ userId, session, phone }: { userId: number; session: Session; phone: Phone }) =>
    db.transaction().execute(async (trx) => {
      const { tokenHash } = session;
      const proof = { phone, at: now(), by: 'code', session: tokenHash } as const;
      const owner = await provePhone(trx, messages, proof);
      if (owner !== userId) await claimGuest(trx, { guest: userId, owner, proof });
      const full = { purpose: 'login', user_id: owner ?? userId, campaign_link_id: null } as const;
      await trx.updateTable('sessions').set(full).where('token_hash', '=', tokenHash).execute();
      if (owner !== null && owner !== userId) await trx.deleteFrom('users').where('id', '=', userId).execute();
    });

  return {
    async sendCode({ userId, session }: User, contact: Contact): Promise<void> {
      const { channel, address } = contact;
      const user = await db
        .selectFrom('users')
        .select(['phone', 'email', 'language'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      const own = session?.isOfLink ? { email: null, phone: await phoneOfLink(db, session) } : user;
      if (own[channel] !== address) throw refusedFields({ [channel]: 'notYourContact' });
      // Whoever called our mails spam has not asked for this one.
      const [suppression] = await findSuppressions(db, [{ channel: deliveryChannelOf[channel], to: address }]);
      if (suppression?.reason === 'complaint') throw refusedFields({ [channel]: 'contactComplained' });
      await db.transaction().execute(async (trx) => {
        const code = await codes.issue(trx, scopeOf(userId, contact));
        const message = { template: 'contactCode', code } as const;
        await messages.enqueue(trx, {
          userId,
          channel: deliveryChannelOf[channel],
          to: address,
          language: user.language,
          message,
        });
      });
    },

    async verify({ userId, session }: User, contact: Contact, code: string): Promise<void> {
      await codes.redeem(scopeOf(userId, contact), code, 'used');
      await liftSuppression(db, { channel: deliveryChannelOf[contact.channel], to: contact.address });
      if (session?.isOfLink) {
        // A link was sent to a phone, and its session proves nothing else.
        if (contact.channel !== 'phone') throw new AppError('wrongCode');
        return verifyByLink({ userId, session, phone: contact.address });
      }
      const { channel, address } = contact;
      // Changed while the code was on its way, the contact is another one, and stays unverified.
      const verified = await db
        .updateTable('users')
        .set({ [verifiedFlagOf[channel]]: true, ...(channel === 'phone' && { phone_proven_at: now() }) })
        .where('id', '=', userId)
        .where(channel, '=', address)
        .executeTakeFirst();
      if (verified.numUpdatedRows === 0n) throw new AppError('wrongCode');
    },
  };
}
