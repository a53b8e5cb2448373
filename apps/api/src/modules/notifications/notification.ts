import type { Santim } from '@awaj/domain/money';
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
  | { template: 'accountTaken' }
  /** Money came for an invoice, and it is paid. */
  | { template: 'paymentReceived'; invoiceNumber: string; amount: Santim }
  /** Money came for an invoice, and more of it is needed. */
  | { template: 'paymentIncomplete'; invoiceNumber: string; amount: Santim; missing: Santim }
  | { template: 'paymentReturned'; invoiceNumber: string; amount: Santim };

/** Whether it holds a code, without which nobody gets into an account, and which soon opens nothing any more. */
export const isCode = (message: { template: string }): boolean =>
  message.template === 'resetCode' || message.template === 'contactCode';

export interface Notification {
  userId: number;
  channel: 'sms' | 'email' | 'telegram';
  to: string;
  language: Language;
  message: Message;
}

/** Takes what modules have to write to people; how it is delivered is not theirs. */
export interface Outbox {
  /** Hands a message over for delivery, as part of the transaction it is given. One for an unknown user is not sent. */
  enqueue(db: Database, notification: Notification): Promise<void>;
  /** Hands over once more what did not reach its reader. */
  sendAgain(db: Database, messageId: string): Promise<void>;
}

/** By which channel a contact is written to. */
export const deliveryChannelOf = { phone: 'sms', email: 'email' } as const;
