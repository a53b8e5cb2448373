import type { AlertReason } from '../../database/people-tables.ts';
import type { Message } from './notification.ts';

/** What a reader can stop without logging in, one apart from the other. */
export type MailingList = 'alerts' | 'weeklyLetter' | SearchList;

/** What one saved search finds, by its id. */
type SearchList = `search-${number}`;

export const searchListOf = (searchId: number): SearchList => `search-${searchId}`;

/** Null for a list that a switch of the settings stops. */
export function searchIdOf(list: MailingList): number | null {
  const [, id] = /^search-(\d+)$/.exec(list) ?? [];
  return id === undefined ? null : Number(id);
}

/** The saved search that is all the reason of a message. */
export function onlySearchOf(because: readonly AlertReason[] | null | undefined): { id: number; name: string } | null {
  const [only, ...others] = because ?? [];
  return only?.kind === 'saved_search' && others.length === 0 ? only : null;
}

/** To which list a message belongs; null for what tells of the reader's own account and money. */
export const mailingListOf: Readonly<Record<Message['template'], 'alerts' | 'weeklyLetter' | null>> = {
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
  paymentSurplus: null,
  paymentReturned: null,
  planEnding: null,
  planEnded: null,
  testMessage: null,
  smsAnswer: null,
  newTenders: 'alerts',
  tenderChanged: 'alerts',
  tendersClosing: 'alerts',
  weeklyLetter: 'weeklyLetter',
};
