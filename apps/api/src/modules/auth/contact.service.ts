import type { Email } from '@awaj/domain/email';
import type { Phone } from '@awaj/domain/phone';
import type { Session } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { AppError, refusedFields } from '../../platform/errors.ts';
import { carrierOf, type LetterBox } from '../../platform/letter.ts';
import { verifiedFlagOf } from '../../platform/users.ts';
import type { CodeScope, OneTimeCodes } from './one-time-codes.ts';

interface Dependencies {
  db: Database;
  codes: OneTimeCodes;
  messages: LetterBox;
}

export type Contact = { channel: 'phone'; address: Phone } | { channel: 'email'; address: Email };

const scopeOf = (userId: number, contact: Contact): CodeScope => ({ userId, purpose: 'contact', ...contact });

export function createContactService({ db, codes, messages }: Dependencies) {
  return {
    async sendCode(userId: number, contact: Contact): Promise<void> {
      const { channel, address } = contact;
      const user = await db
        .selectFrom('users')
        .select(['phone', 'email', 'language'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      if (user[channel] !== address) throw refusedFields({ [channel]: 'notYourContact' });
      await db.transaction().execute(async (trx) => {
        const code = await codes.issue(trx, scopeOf(userId, contact));
        const message = { template: 'contactCode', code } as const;
        await messages.post(trx, {
          userId,
          channel: carrierOf[channel],
          to: address,
          language: user.language,
          message,
        });
      });
    },

    /** A session that a link opened becomes a full one with it: whoever holds the phone is the person. */
    async verify(userId: number, contact: Contact, code: string, session: Session | null): Promise<void> {
      await codes.redeem(scopeOf(userId, contact), code, 'used');
      const { channel, address } = contact;
      // Changed while the code was on its way, the contact is another one, and stays unverified.
      const verified = await db
        .updateTable('users')
        .set({ [verifiedFlagOf[channel]]: true })
        .where('id', '=', userId)
        .where(channel, '=', address)
        .executeTakeFirst();
      if (verified.numUpdatedRows === 0n) throw new AppError('wrongCode');
      if (channel === 'phone' && session?.isOfLink)
        await db
          .updateTable('sessions')
          .set({ purpose: 'login' })
          .where('token_hash', '=', session.tokenHash)
          .execute();
    },
  };
}
