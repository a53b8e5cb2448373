import {
  dateInAddis,
  formatEthiopianDate,
  formatEthiopianDay,
  formatEthiopianTime,
  timeInAddis,
  toEthiopian,
} from '@awaj/domain/ethiopian-calendar';
import { formatInvoiceMoney, formatMoney, type Santim } from '@awaj/domain/money';
import { localizedPath, shortPath } from '@awaj/domain/navigation';
import { formatDate, languages, type ServerTexts, serverTexts } from '@awaj/i18n/server';
import type { Language } from '../../../http/language.ts';
import type { Channel } from '../channels.ts';
import type { Letter, LetterLink } from './letter.ts';

export interface Reader {
  language: Language;
  channel: Channel;
  /** The website's address. */
  webUrl: string;
  /** For a letter that the reader can unsubscribe from. */
  unsubscribeToken?: string;
  /** For the only search that found the tenders. */
  search?: { name: string; token: string };
}

/** Everything that a letter is written with: a language's texts, and its formats of money, days and addresses. */
export interface LetterWords {
  language: Language;
  channel: Channel;
  texts: ServerTexts['notifications'];
  money(amount: Santim): string;
  /** With two decimals, for the lines of an invoice. */
  invoiceMoney(amount: Santim): string;
  /** A day in both calendars, the reader's own first. */
  day(at: Date): string;
  /** Only the reader's own calendar, for little room. */
  shortDay(at: Date): string;
  /** Without the year, in both calendars: for near days. */
  nearDay(at: Date): readonly [main: string, other: string];
  /** In both clocks, the reader's own first; empty for the end of a day. */
  hour(at: Date): string;
  link(path: string): string;
  /** A link to the alert settings. */
  settingsLink: LetterLink;
  unsubscribeUrl: string | null;
  /** Stops only the search that found the tenders. */
  stopSearch: LetterLink | null;
}

/** Deadlines without an hour are stored as the end of the day. */
function isEndOfDay(at: Date): boolean {
  const { hour, minute } = timeInAddis(at);
  return hour === 23 && minute === 59;
}

/** Any other kind of space would halve the room of an SMS. */
const withCommonSpace = (text: string): string => text.replaceAll('\u00a0', ' ');

export function letterWords({ language, channel, webUrl, unsubscribeToken, search }: Reader): LetterWords {
  const { calendars, eras, birr, invoiceBirr } = languages[language];
  const inCalendar = {
    gregorian: (at: Date) => formatDate(at, language, 'date'),
    ethiopian: (at: Date) => formatEthiopianDate(toEthiopian(dateInAddis(at)), languages[language]),
  };
  const nearInCalendar = {
    gregorian: (at: Date) => formatDate(at, language, 'dayOfMonth'),
    ethiopian: (at: Date) => formatEthiopianDay(toEthiopian(dateInAddis(at)), languages[language]),
  };
  const byClock = {
    gregorian: (at: Date) => formatDate(at, language, 'time'),
    ethiopian: (at: Date) => formatEthiopianTime(at, languages[language]),
  };
  const [main, other] = calendars;
  const texts = serverTexts[language].notifications;
  const link = (path: string) => webUrl + localizedPath(channel === 'sms' ? shortPath(path) : path, language);
  return {
    language,
    channel,
    texts,
    money: (amount) => withCommonSpace(formatMoney(amount, birr)),
    invoiceMoney: (amount) => withCommonSpace(formatInvoiceMoney(amount, invoiceBirr)),
    day: (at) => `${inCalendar[main](at)} (${inCalendar[other](at)})`,
    shortDay: (at) => inCalendar[main](at).replace(eras[main], '').trim(),
    nearDay: (at) => [nearInCalendar[main](at), nearInCalendar[other](at)],
    hour: (at) => (isEndOfDay(at) ? texts.tender.endOfDay : `${byClock[main](at)} (${byClock[other](at)})`),
    link,
    settingsLink: { label: texts.mail.settings, href: link('/settings') },
    stopSearch: search
      ? { label: texts.mail.stopSearch(search.name), href: link(`/unsubscribe/${search.token}`) }
      : null,
    unsubscribeUrl: unsubscribeToken === undefined ? null : link(`/unsubscribe/${unsubscribeToken}`),
  };
}

/** Links to change or stop what is sent. */
export function footLinks({ settings }: Letter, { texts, unsubscribeUrl, stopSearch }: LetterWords): LetterLink[] {
  const stop = unsubscribeUrl === null ? null : { label: texts.mail.unsubscribe, href: unsubscribeUrl };
  return [settings ?? null, stopSearch, stop].filter((way) => way !== null);
}
