import type { Message } from './notification.ts';

/** What a reader can stop without logging in, one apart from the other. */
export type MailingList = 'alerts' | 'weeklyLetter';

/** To which list a message belongs; null for what tells of the reader's own account and money. */
export const mailingListOf: Readonly<Record<Message['template'], MailingList | null>> = {
  resetCode: null,
  contactCode: null,
  contactChanged: null,
  passwordChanged: null,
  phoneDetached: null,
  accountTaken: null,
  paymentReceived: null,
  paymentHeld: null,
  paymentFailed: null,
  paymentIncomplete: null,
  paymentReturned: null,
  planEnding: null,
  planEnded: null,
  testMessage: null,
  newTenders: 'alerts',
  tenderChanged: 'alerts',
  tendersClosing: 'alerts',
  weeklyLetter: 'weeklyLetter',
};
