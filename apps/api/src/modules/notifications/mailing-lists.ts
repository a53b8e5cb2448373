import type { AlertReason } from '../../database/people-tables.ts';
import type { Message } from './notification.ts';

/** The lists that a reader can unsubscribe from without a login, each by itself. */
export type MailingList = 'alerts' | 'weeklyLetter' | SearchList;

/** The alerts of one saved search, by its id. */
type SearchList = `search-${number}`;

export const searchListOf = (searchId: number): SearchList => `search-${searchId}`;

/** Null for a list that a switch in the settings controls. */
export function searchIdOf(list: MailingList): number | null {
  const [, id] = /^search-(\d+)$/.exec(list) ?? [];
  return id === undefined ? null : Number(id);
}

/** The saved search that is the only reason for a message. */
export function onlySearchOf(because: readonly AlertReason[] | null | undefined): { id: number; name: string } | null {
  const [only, ...others] = because ?? [];
  return only?.kind === 'saved_search' && others.length === 0 ? only : null;
}

/** The list of a message; null for messages about the account or money. */
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
