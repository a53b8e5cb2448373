import type { Database } from '../../database/database.ts';
import type { Language } from '../../http/language.ts';

/** What a message is about, with what it has to tell. */
export type Message =
  | { template: 'resetCode'; code: string }
  | { template: 'contactCode'; code: string }
  | { template: 'contactChanged'; channel: 'phone' | 'email' }
  | { template: 'passwordChanged' }
  /** Somebody else has proven the phone: the account goes on without it. */
  | { template: 'phoneDetached' }
  /** Somebody else has proven the phone: the account is theirs, and this email has none any more. */
  | { template: 'accountTaken' };

export interface Notification {
  userId: number;
  channel: 'sms' | 'email' | 'telegram';
  to: string;
  language: Language;
  message: Message;
}

/** Takes what modules have to write to people; how it is delivered is not theirs. */
export interface Outbox {
  /** Hands a message over for delivery, as part of the transaction it is given. One for nobody is never sent. */
  enqueue(db: Database, notification: Notification): Promise<void>;
}

/** By which channel a contact is written to. */
export const deliveryChannelOf = { phone: 'sms', email: 'email' } as const;
