import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { type Phone, parseLoginPhone } from '@awaj/domain/phone';
import { readSmsReply, type SmsReply } from '@awaj/domain/sms-reply';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { receiveWebhooks } from '../../http/webhooks.ts';
import type { ProviderConfig } from '../../settings/providers.ts';
import { signedBy, textOf } from '../notifications/delivery/hook-fields.ts';
import type { Outbox, SmsAnswer } from '../notifications/notification.ts';
import { liftSuppression, suppress } from '../notifications/suppressions.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  messages: Outbox;
  providers: Pick<ProviderConfig, 'hookSecrets'>;
}

/** The length of ten joined SMS. */
const longestReply = 1_600;

const answerTo: Readonly<Record<SmsReply, SmsAnswer['answer']>> = { stop: 'stopped', start: 'started' };

/** Gateways write a number with a +, without it, or with a leading 0. */
function senderOf(body: unknown): Phone | null {
  const from = textOf(body, 'from');
  const phone = parseLoginPhone(from.startsWith('251') ? `+${from}` : from);
  return phone.ok ? phone.value : null;
}

/** Receives replies to our SMS from gateways as `{id, from, text}`. STOP and START take effect at once. */
export function receiveSmsReplies(app: FastifyInstance, { db, now, messages, providers }: Dependencies): void {
  const isNew = async (trx: Database, id: string): Promise<boolean> => {
    const replies = trx.insertInto('sms_replies').values({ id, received_at: now() });
    const stored = await replies.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
    return stored.numInsertedOrUpdatedRows === 1n;
  };

  /** Answers at most once a day for each kind, so that two machines never write to each other without end. */
  async function answer(trx: Database, phone: Phone, said: SmsAnswer['answer']): Promise<void> {
    const users = trx.selectFrom('users').select(['id', 'language']).where('phone', '=', phone);
    const user = await users.where('disabled_at', 'is', null).executeTakeFirst();
    if (!user) return;
    await messages.announce(trx, {
      userId: user.id,
      language: user.language,
      address: { channel: 'sms', to: phone },
      event: `smsAnswer ${user.id} ${said} ${dateInAddis(now())}`,
      message: { template: 'smsAnswer', answer: said },
    });
  }

  async function receive(body: unknown): Promise<void> {
    const [id, phone, text] = [textOf(body, 'id'), senderOf(body), textOf(body, 'text', longestReply)];
    if (phone === null) return;
    const address = { channel: 'sms', to: phone } as const;
    const reply = readSmsReply(text);
    await db.transaction().execute(async (trx) => {
      if (!(await isNew(trx, id))) return;
      if (reply === 'stop') await suppress(trx, address, { reason: 'stopped', at: now() });
      if (reply === 'start') await liftSuppression(trx, address);
      await answer(trx, phone, reply === null ? 'help' : answerTo[reply]);
    });
  }

  const { sms } = providers.hookSecrets;
  if (sms !== null) receiveWebhooks(app, [{ path: '/hooks/sms-inbound', isAuthentic: signedBy(sms), receive }]);
}
