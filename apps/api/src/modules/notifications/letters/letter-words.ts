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
import type { Channel } from '../notification.ts';
import type { Letter, LetterLink } from './letter.ts';

export interface Reader {
  language: Language;
  channel: Channel;
  /** Where links lead. */
  webUrl: string;
  /** Of what the reader can stop. */
  unsubscribeToken?: string;
  /** Of the one search that has found what the letter tells. */
  search?: { name: string; token: string };
}

/** What letters are written with: the texts of a language, and how it writes money, days and addresses. */
export interface LetterWords {
  language: Language;
  channel: Channel;
  texts: ServerTexts['notifications'];
  money(amount: Santim): string;
  /** With two decimals, for the lines of an invoice. */
  invoiceMoney(amount: Santim): string;
  /** A day in both calendars, the reader's own first. */
  day(at: Date): string;
  /** The reader's own calendar alone, for where there is little room. */
  shortDay(at: Date): string;
  /** Without the year, in both calendars: for what is near. */
  nearDay(at: Date): readonly [main: string, other: string];
  /** By both clocks, the reader's own first; what ends with its day has no hour. */
  hour(at: Date): string;
  link(path: string): string;
  /** Where alerts are changed. */
  settingsLink: LetterLink;
  unsubscribeUrl: string | null;
  /** Stops the one search whose finds the letter tells, and no other. */
  stopSearch: LetterLink | null;
}

/** As a deadline without an hour is kept. */
function isEndOfDay(at: Date): boolean {
  const { hour, minute } = timeInAddis(at);
  return hour === 23 && minute === 59;
}

/** An SMS with any other space holds less than half. */
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

/** Where the reader changes what is sent, or stops it. */
export function footLinks({ settings }: Letter, { texts, unsubscribeUrl, stopSearch }: LetterWords): LetterLink[] {
  const stop = unsubscribeUrl === null ? null : { label: texts.mail.unsubscribe, href: unsubscribeUrl };
  return [settings ?? null, stopSearch, stop].filter((way) => way !== null);
}
