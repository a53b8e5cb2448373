import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/errors.ts';
import { receiveWebhooks, type Webhook } from '../../../http/webhooks.ts';
import type { ProviderConfig } from '../../../settings/providers.ts';
import type { MessageRow } from '../message-rows.ts';
import { type DeliveryEvent, noteDeliveryEvent } from './delivery-events.ts';
import { signedBy, textOf } from './hook-fields.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  providers: Pick<ProviderConfig, 'hookSecrets'>;
}

function kindOf<Kind extends DeliveryEvent['kind']>(event: unknown, kinds: readonly Kind[]): Kind {
  const word = textOf(event, 'event');
  const kind = kinds.find((known) => known === word);
  if (kind === undefined) throw new AppError('invalid');
  return kind;
}

const uuid = /^<?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:@.*)?$/i;

/** Our id of a message, if the text is one or starts with one, as a Message-ID does. */
const ownId = (reference: string): string | null => uuid.exec(reference)?.[1] ?? null;

const messageRows = (db: Database) => db.selectFrom('messages').selectAll();

/**
 * Events of the mail provider: `{id, event, message_id, recipient}`. They count only for a mail that was sent to this
 * recipient.
 */
function mailEvents({ db, now }: Dependencies, secret: string): Webhook {
  return {
    path: '/hooks/mail-events',
    isAuthentic: signedBy(secret),
    async receive(body) {
      const kind = kindOf(body, ['delivered', 'soft-bounce', 'hard-bounce', 'complaint']);
      const event = { id: `mail ${textOf(body, 'id')}`, kind };
      const [id, recipient] = [ownId(textOf(body, 'message_id')), textOf(body, 'recipient')];
      if (id === null) return;
      const sent = messageRows(db).where('id', '=', id).where('channel', '=', 'email');
      const row = await sent.where('recipient', '=', recipient.toLowerCase()).executeTakeFirst();
      if (row) await noteDeliveryEvent(db, row, event, now());
    },
  };
}

/** Events of a gateway: `{id, event, message_id}`, with the gateway's id of the message, or ours if it comes first. */
function smsStatus({ db, now }: Dependencies, secret: string): Webhook {
  const find = async (reference: string): Promise<MessageRow | undefined> => {
    const sms = messageRows(db).where('channel', '=', 'sms');
    const id = ownId(reference);
    const own = id === null ? undefined : await sms.where('id', '=', id).executeTakeFirst();
    return own ?? (await sms.where('provider_reference', '=', reference).executeTakeFirst());
  };
  return {
    path: '/hooks/sms-status',
    isAuthentic: signedBy(secret),
    async receive(body) {
      const event = { id: `sms ${textOf(body, 'id')}`, kind: kindOf(body, ['delivered', 'failed']) };
      const row = await find(textOf(body, 'message_id'));
      if (row) await noteDeliveryEvent(db, row, event, now());
    },
  };
}

/** The webhooks of carriers. */
export function deliveryHooks(app: FastifyInstance, dependencies: Dependencies): void {
  const { mail, sms } = dependencies.providers.hookSecrets;
  receiveWebhooks(app, [
    ...(mail === null ? [] : [mailEvents(dependencies, mail)]),
    ...(sms === null ? [] : [smsStatus(dependencies, sms)]),
  ]);
}
