import { minuteMs } from '@awaj/domain/duration';
import type { Phone } from '@awaj/domain/phone';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/errors.ts';
import type { Backlog, Lane } from '../../../jobs/workers.ts';
import type { CodeScope, OneTimeCodes } from '../../identity/one-time-codes.ts';
import type { Outbox } from '../../notifications/notification.ts';
import { findResetTarget, type ResetTarget } from './reset-target.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  codes: OneTimeCodes;
  messages: Outbox;
}

const atOnce = 20;
/** After this nobody waits for the code any more. */
const usefulMs = 10 * minuteMs;

export const scopeOfReset = ({ userId, phone }: ResetTarget): CodeScope => ({
  userId,
  purpose: 'reset',
  channel: 'phone',
  address: phone,
});

/** Sends the codes that were asked for with a forgotten password, to the phones that have an account. */
export function createResetCodes({ db, now, codes, messages }: Dependencies): Backlog {
  /** Takes the request and sends its code in one transaction, so that no code is lost and none is sent twice. */
  const send = (phone: Phone) =>
    db.transaction().execute(async (trx) => {
      const request = trx.deleteFrom('reset_requests').where('phone', '=', phone).returning('asked_at');
      const taken = await request.executeTakeFirst();
      if (!taken || now().getTime() - taken.asked_at.getTime() > usefulMs) return;
      const target = await findResetTarget(trx, phone, now());
      if (!target) return;
      const { userId, phone: to, language } = target;
      const code = await codes.issue(trx, scopeOfReset(target));
      await messages.enqueue(trx, { userId, channel: 'sms', to, language, message: { template: 'resetCode', code } });
    });

  async function sendOrDrop(phone: Phone): Promise<void> {
    try {
      await send(phone);
    } catch (error) {
      // Others have used up the SMS of the day since this code was asked for.
      if (!(error instanceof AppError)) throw error;
      await db.deleteFrom('reset_requests').where('phone', '=', phone).execute();
    }
  }

  const lane: Lane = {
    atOnce,
    async take(atMost) {
      const requests = db.selectFrom('reset_requests').select('phone').orderBy('asked_at').limit(atMost);
      return (await requests.forUpdate().skipLocked().execute()).map(
        ({ phone }) =>
          () =>
            sendOrDrop(phone),
      );
    },
  };
  return { lanes: [lane], dueLanes: async () => [lane] };
}
