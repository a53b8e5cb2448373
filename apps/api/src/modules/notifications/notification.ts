import type { Santim } from '@awaj/domain/money';
import type { Database } from '../../database/database.ts';
import type { AlertReason } from '../../database/people-tables.ts';
import type { Language } from '../../http/language.ts';
import type { Channel } from './channels.ts';

export type AccountMessage =
  | { template: 'resetCode'; code: string }
  | { template: 'contactCode'; code: string }
  | { template: 'contactChanged'; channel: 'phone' | 'email' }
  | { template: 'passwordChanged' }
  /** Somebody else has verified the phone, so the account continues without it. */
  | { template: 'phoneDetached' }
  /** Somebody else has verified the phone and owns the account now; this email has none any more. */
  | { template: 'accountTaken' };

interface OfInvoice {
  invoiceId: number;
  invoiceNumber: string;
}

/** An invoice is paid. */
export interface Receipt extends OfInvoice {
  template: 'paymentReceived';
  amount: Santim;
  item: { kind: 'plan'; planId: number; activeUntil: Date } | { kind: 'document'; documentId: number; title: string };
  buyer: { name: string; companyName: string | null; tin: string | null; address: string | null };
  /** The first purchase, so the buyer is welcomed. */
  isFirst: boolean;
}

export type PaymentMessage =
  | Receipt
  /** The payment differs from the invoice and waits for review. */
  | ({ template: 'paymentHeld' } & OfInvoice)
  | ({ template: 'paymentFailed'; amount: Santim } & OfInvoice)
  /** The payment was too small, and more is needed. */
  | ({ template: 'paymentIncomplete'; amount: Santim; missing: Santim } & OfInvoice)
  /** The payment was too large. */
  | ({ template: 'paymentSurplus'; amount: Santim; surplus: Santim } & OfInvoice)
  | ({ template: 'paymentReturned'; amount: Santim } & OfInvoice);

/** When a tender closes. */
export interface Closing {
  at: Date;
  daysLeft: number;
  /** The day was counted or estimated, not printed. */
  isApproximate: boolean;
}

/** The page of saved searches. */
export const searchesPath = '/settings/searches';

/** New tenders that match a reader's searches or preferences, the soonest to close first. */
export interface AlertMessage {
  template: 'newTenders';
  tenders: readonly {
    id: number;
    title: string;
    /** Buyer, region and category. */
    about: string;
    closing: Closing | null;
    /** The names of the saved searches that found it. */
    searches: readonly string[];
  }[];
  /** The number that close within a week. */
  closingSoon: number;
  /** The number of tenders that are not named. */
  more: number;
  /** The names of all saved searches with results, and whether the preferences had some. */
  searches: readonly string[];
  hasFeed: boolean;
  /** The page that lists them. */
  listPath: string;
}

/** Once a week, readers without a subscription are told what it would show, without paid content. */
export interface WeeklyLetter {
  template: 'weeklyLetter';
  tenders: readonly { id: number; title: string; about: string }[];
  more: number;
  /** The page that lists them. */
  listPath: string;
}

export type ChangeKind = 'extended' | 'cancelled' | 're-advertised' | 'corrected' | 'document-added';

/** A saved tender with all its changes. The closing is null for readers who may not see it. */
export interface ChangedTender {
  id: number;
  title: string;
  buyer: string;
  kinds: readonly ChangeKind[];
  closing: Closing | null;
  /** The former deadline; null if it did not change. */
  movedFrom: Date | null;
}

/** Something that affects bids has changed in saved tenders. */
export interface ChangeMessage {
  template: 'tenderChanged';
  tenders: readonly ChangedTender[];
  /** The number of tenders that are not named. */
  more: number;
}

/** A test whether alerts arrive. */
export interface TestMessage {
  template: 'testMessage';
}

/** Saved tenders that close soon, the soonest first. */
export interface ReminderMessage {
  template: 'tendersClosing';
  tenders: readonly { id: number; title: string; about: string; closing: Closing }[];
  /** The number of tenders that are not named. */
  more: number;
  /** Afterwards it would be wrong: what closes "tomorrow" would have closed. */
  validUntil: Date;
}

/** About tenders that may close, be cancelled or get another deadline before the message is sent. */
export type TenderMessage = AlertMessage | WeeklyLetter | ChangeMessage | ReminderMessage;

/** The answer to a reader's SMS: what was done, or what can be written. */
export interface SmsAnswer {
  template: 'smsAnswer';
  answer: 'stopped' | 'started' | 'help';
}

export type PlanMessage = { template: 'planEnding' | 'planEnded'; isTrial: boolean; endsAt: Date };

/** The subject of a message, with its data. */
export type Message = AccountMessage | PaymentMessage | PlanMessage | TenderMessage | TestMessage | SmsAnswer;

/** Whether it contains a code, which is needed to log in and soon expires. */
export const isCode = (message: { template: string }): boolean =>
  message.template === 'resetCode' || message.template === 'contactCode';

/** A recipient's address. */
export interface Address {
  channel: Channel;
  to: string;
}

export interface Notification extends Address {
  userId: number;
  language: Language;
  message: Message;
}

/** A notification of an event. A second one with the same `event` is not sent. */
export interface Announcement extends Omit<Notification, 'channel' | 'to'> {
  event: string;
  /** Null if nobody can be reached, which is recorded for the list of messages. */
  address: Address | null;
  /** Why it is not sent, if not for lack of an address. */
  notSentBecause?: 'waited-too-long';
  /** The reason, and the only buyer it is about; for the list of messages. */
  because?: readonly AlertReason[];
  companyId?: number | null;
}

/** Accepts messages from modules; delivery is not their concern. */
export interface Outbox {
  /** Stores a message for delivery within the given transaction. A message to an unknown user is not sent. */
  enqueue(db: Database, notification: Notification): Promise<void>;
  /** Stores messages about events in the same way; a repeated event is not announced again. */
  announce(db: Database, ...announcements: readonly Announcement[]): Promise<void>;
  /** Refuses a request that would later send an SMS of this kind, if today's budget is spent. */
  refuseSpentSms(db: Database, template: Message['template']): Promise<void>;
  /** Sends a message again that did not arrive. */
  sendAgain(db: Database, messageId: string): Promise<void>;
}

/** The channel for a contact. */
export const deliveryChannelOf = { phone: 'sms', email: 'email' } as const;
