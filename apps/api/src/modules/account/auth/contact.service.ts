import type { Email } from '@awaj/domain/email';
import type { Phone } from '@awaj/domain/phone';
import type { Database } from '../../../database/database.ts';
import { AppError, refusedFields } from '../../../http/errors.ts';
import type { Session, User } from '../../identity/caller.ts';
import type { CodeScope, OneTimeCodes } from '../../identity/one-time-codes.ts';
import { type ProvenPhone, provePhone } from '../../identity/proven-phone.ts';
import { isMadeByLink, verifiedFlagOf } from '../../identity/users.ts';
import { deliveryChannelOf, type Outbox } from '../../notifications/notification.ts';
import { findSuppressions, liftSuppression } from '../../notifications/suppressions.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  codes: OneTimeCodes;
  messages: Outbox;
}

export type Contact = { channel: 'phone'; address: Phone } | { channel: 'email'; address: Email };

const scopeOf = (userId: number, contact: Contact): CodeScope => ({ userId, purpose: 'contact', ...contact });

/** The holder of a link may verify the phone that the link was sent to, whatever phone the account has. */
async function phoneOfLink(db: Database, { linkId }: Session): Promise<Phone | null> {
  const links = db.selectFrom('campaign_links').select('phone').where('id', '=', linkId);
  return (await links.executeTakeFirst())?.phone ?? null;
}

const movedTables = ['invoices', 'subscriptions', 'document_orders', 'campaign_links'] as const;

/** Moves everything from the account of a link into the account with the phone. */
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

/** The holder of a link has verified its phone: they get the account of the link, or it is merged into theirs. */
async function claimGuest(trx: Database, { guest, owner, proof }: Claim): Promise<void> {
  const user = await trx.selectFrom('users').selectAll().where('id', '=', guest).forUpdate().executeTakeFirst();
  // The account has changed its phone meanwhile, so the old phone no longer proves anything.
  if (!user || !isMadeByLink(user)) throw new AppError('wrongCode');
  if (owner !== null) return move(trx, guest, owner);
  const proven = { phone: proof.phone, is_phone_verified: true, phone_proven_at: proof.at };
  await trx.updateTable('users').set(proven).where('id', '=', guest).execute();
}

export function createContactService({ db, now, codes, messages }: Dependencies) {
  /** Turns a session from a link into a full one, because the phone proves who the person is. */
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
      // Somebody who reported our mails as spam did not ask for this one.
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
        // The session of a link can verify only the phone that the link was sent to.
        if (contact.channel !== 'phone') throw new AppError('wrongCode');
        return verifyByLink({ userId, session, phone: contact.address });
      }
      const { channel, address } = contact;
      // A contact that changed after the code was sent stays unverified.
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
