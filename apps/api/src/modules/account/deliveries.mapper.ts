import type { Delivery } from '@awaj/api-client/schema';
import type { NameOf } from '../catalog/names/names.ts';
import { type LoggedMessage, stateOf } from '../notifications/message-log.ts';
import type { Message } from '../notifications/notification.ts';
import { masked } from './channel-addresses.ts';

/** Compiles only while the contract lists every message template. */
type About = Message['template'] extends Delivery['about'] ? Delivery['about'] : never;

export function toDeliveryDto(message: LoggedMessage, now: Date, nameOf: NameOf): Delivery {
  const { channel, recipient } = message;
  const state = stateOf(message, now);
  const { company_id: companyId } = message;
  return {
    id: message.id,
    about: message.template as About,
    channel,
    to: channel === null || recipient === null ? null : masked({ channel, to: recipient }),
    // Readers need not know that a worker has already started.
    state: state === 'started' ? 'waiting' : state,
    reason: state === 'sent' || state === 'delivered' ? null : (message.reason as Delivery['reason']),
    because: message.because ?? [],
    company: companyId === null ? null : { id: companyId, name: nameOf('companies', companyId) },
    created_at: message.created_at.toISOString(),
    sent_at: message.sent_at?.toISOString() ?? null,
  };
}
