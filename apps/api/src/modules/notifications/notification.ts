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

export interface Letter {
  userId: number;
  channel: 'sms' | 'email' | 'telegram';
  to: string;
  language: Language;
  message: Message;
}

/** Takes what modules have to write to people; how it is delivered is not theirs. */
export interface LetterBox {
  /** Hands a message over for delivery, as part of the transaction it is given. One for nobody is never sent. */
  post(db: Database, letter: Letter): Promise<void>;
}

/** By what a contact is written to. */
export const carrierOf = { phone: 'sms', email: 'email' } as const;
