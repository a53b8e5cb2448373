import type { Santim } from '@awaj/domain/money';
import type { Database } from '../../database/database.ts';
import type { AlertReason } from '../../database/people-tables.ts';
import type { Language } from '../../http/language.ts';

export type AccountMessage =
  | { template: 'resetCode'; code: string }
  | { template: 'contactCode'; code: string }
  | { template: 'contactChanged'; channel: 'phone' | 'email' }
  | { template: 'passwordChanged' }
  /** Somebody else has proven the phone: the account goes on without it. */
  | { template: 'phoneDetached' }
  /** Somebody else has proven the phone: the account is theirs, and this email has none any more. */
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
  /** Nothing was bought before: whoever has paid is welcomed. */
  isFirst: boolean;
}

export type PaymentMessage =
  | Receipt
  /** What came is not what was asked for, and waits for a person. */
  | ({ template: 'paymentHeld' } & OfInvoice)
  | ({ template: 'paymentFailed'; amount: Santim } & OfInvoice)
  /** Money came for an invoice, and more of it is needed. */
  | ({ template: 'paymentIncomplete'; amount: Santim; missing: Santim } & OfInvoice)
  /** More came than the invoice is about. */
  | ({ template: 'paymentSurplus'; amount: Santim; surplus: Santim } & OfInvoice)
  | ({ template: 'paymentReturned'; amount: Santim } & OfInvoice);

/** The page on which saved searches are opened. */
export const searchesPath = '/settings/searches';

/** New tenders that the reader wants to hear of, those that close first before others. */
export interface AlertMessage {
  template: 'newTenders';
  tenders: readonly {
    id: number;
    title: string;
    /** Who buys, where and what. */
    about: string;
    closesAt: Date | null;
    daysLeft: number | null;
    /** The names of the saved searches that found it. */
    searches: readonly string[];
  }[];
  /** How many of all close within a week. */
  closingSoon: number;
  /** Those that are told of by their number only. */
  more: number;
  /** The names of all saved searches that found some, and whether the preferences did. */
  searches: readonly string[];
  hasFeed: boolean;
  /** The page that lists them. */
  listPath: string;
}

/** Who has no subscription is told once a week what it would show: nothing of what is paid for. */
export interface WeeklyLetter {
  template: 'weeklyLetter';
  tenders: readonly { id: number; title: string; about: string }[];
  more: number;
}

export type ChangeKind = 'extended' | 'cancelled' | 're-advertised' | 'corrected' | 'document-added';

/** A tender that the reader has saved, and all that has changed in it. The days are null for who may not see them. */
export interface ChangedTender {
  id: number;
  title: string;
  buyer: string;
  kinds: readonly ChangeKind[];
  closesAt: Date | null;
  daysLeft: number | null;
  /** The deadline that it had before; null where that is as it was. */
  movedFrom: Date | null;
}

/** Something that bids depend on has changed in tenders that the reader has saved. */
export interface ChangeMessage {
  template: 'tenderChanged';
  tenders: readonly ChangedTender[];
  /** Those that are told of by their number only. */
  more: number;
}

/** Somebody tries whether alerts arrive. */
export interface TestMessage {
  template: 'testMessage';
}

/** Saved tenders that close soon, the first one first. */
export interface ReminderMessage {
  template: 'tendersClosing';
  tenders: readonly { id: number; title: string; about: string; closesAt: Date; daysLeft: number }[];
  /** Those that are told of by their number only. */
  more: number;
  /** Later it would say something wrong: what closed "tomorrow" has closed. */
  validUntil: Date;
}

/** Answers an SMS that the reader has written: it says what was done, or what can be written. */
export interface SmsAnswer {
  template: 'smsAnswer';
  answer: 'stopped' | 'started' | 'help';
}

export type PlanMessage = { template: 'planEnding' | 'planEnded'; isTrial: boolean; endsAt: Date };

/** What a message is about, with what it has to tell. */
export type Message =
  | AccountMessage
  | PaymentMessage
  | PlanMessage
  | AlertMessage
  | WeeklyLetter
  | ChangeMessage
  | ReminderMessage
  | TestMessage
  | SmsAnswer;

/** Whether it holds a code, without which nobody gets into an account, and which soon opens nothing any more. */
export const isCode = (message: { template: string }): boolean =>
  message.template === 'resetCode' || message.template === 'contactCode';

export const channels = ['email', 'sms', 'telegram'] as const;
export type Channel = (typeof channels)[number];

/** Where somebody is written to. */
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
  /** Null where nobody can be reached: that is noted, so that the list of messages says why. */
  address: Address | null;
  /** Why it is not sent, where that is not for want of an address. */
  notSentBecause?: 'waited-too-long';
  /** Why the reader is told, and of which buyer alone; for the list of what was written. */
  because?: readonly AlertReason[];
  companyId?: number | null;
}

/** Takes what modules have to write to people; how it is delivered is not theirs. */
export interface Outbox {
  /** Hands a message over for delivery, as part of the transaction it is given. One for an unknown user is not sent. */
  enqueue(db: Database, notification: Notification): Promise<void>;
  /** Refuses what will send an SMS of this kind later, when today's SMS are spent. */
  refuseSpentSms(db: Database, template: Message['template']): Promise<void>;
  /** The same for events; one that has been told before is not told again. */
  announce(db: Database, ...announcements: readonly Announcement[]): Promise<void>;
  /** Hands over once more what did not reach its reader. */
  sendAgain(db: Database, messageId: string): Promise<void>;
}

/** Where alerts go until somebody touches a switch: by mail, which costs neither side anything. */
export const usualAlertChannels: Readonly<Record<Channel, boolean>> = { email: true, sms: false, telegram: false };

/** By which channel a contact is written to. */
export const deliveryChannelOf = { phone: 'sms', email: 'email' } as const;
