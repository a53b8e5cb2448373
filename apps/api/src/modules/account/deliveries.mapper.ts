import type { Delivery } from '@awaj/api-client/schema';
import type { NameOf } from '../catalog/names/names.ts';
import { type LoggedMessage, stateOf } from '../notifications/message-log.ts';
import type { Message } from '../notifications/notification.ts';

/** Compiles only as long as the contract knows every message that we write. */
type About = Message['template'] extends Delivery['about'] ? Delivery['about'] : never;

/** Enough to know one's own address by, and no more: the first letter of an email, both ends of a phone. */
function masked({ channel, recipient }: LoggedMessage): string | null {
  if (recipient === null || channel === null || channel === 'telegram') return null;
  if (channel === 'email') return recipient.replace(/^(.).*(@[^@]*)$/su, '$1…$2');
  return `${recipient.replace('+251', '0').slice(0, 2)}…${recipient.slice(-2)}`;
}

export function toDeliveryDto(message: LoggedMessage, now: Date, nameOf: NameOf): Delivery {
  const state = stateOf(message, now);
  const { company_id: companyId } = message;
  return {
    id: message.id,
    about: message.template as About,
    channel: message.channel,
    to: masked(message),
    // Whether a worker has just begun is of no interest to the reader.
    state: state === 'started' ? 'waiting' : state,
    reason: state === 'sent' || state === 'delivered' ? null : (message.reason as Delivery['reason']),
    because: message.because ?? [],
    company: companyId === null ? null : { id: companyId, name: nameOf('companies', companyId) },
    created_at: message.created_at.toISOString(),
    sent_at: message.sent_at?.toISOString() ?? null,
  };
}
