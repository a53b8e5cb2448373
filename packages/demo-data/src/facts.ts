import { timeInAddis } from '@awaj/domain/ethiopian-calendar';
import { groupThousands } from '@awaj/domain/money';
import { addisDay, budgetYear, ethiopianDate, gregorianDate } from './addis-time.ts';
import type { Buyer } from './companies.ts';
import type { LanguageCode } from './languages.ts';
import { amharic } from './phrasing/amharic.ts';
import { english } from './phrasing/english.ts';
import { oromo } from './phrasing/oromo.ts';
import type { Phrasing } from './phrasing/phrasing.ts';
import { tigrinya } from './phrasing/tigrinya.ts';
import type { Random } from './prng.ts';
import type { Place } from './regions.ts';
import type { Deadline } from './schedule.ts';
import type { Subject } from './subject.ts';
import type { Terms } from './terms.ts';

/** Everything about a notice before it is worded. */
export interface NoticeFacts {
  language: LanguageCode;
  buyer: Buyer;
  subject: Subject;
  terms: Terms;
  deadline: Deadline;
  collectedAt: Date;
}

export const phrasingOf: Readonly<Record<LanguageCode, Phrasing>> = {
  am: amharic,
  en: english,
  om: oromo,
  ti: tigrinya,
};

export function placeName(place: Place, language: LanguageCode): string {
  if (language === 'om') return place.om ?? place.en;
  if (language === 'ti') return place.ti ?? place.am;
  return place[language];
}

/** The values of all {placeholders} of the phrasing tables. */
export function wordValues(random: Random, facts: NoticeFacts): Readonly<Record<string, string>> {
  const { language, buyer, subject } = facts;
  const phrasing = phrasingOf[language];
  const buyerName = buyer.names[language] ?? buyer.names.en;
  const object = phrasing.objects(subject.objects.map(({ wording }) => wording[language]));
  const year = budgetYear(addisDay(facts.collectedAt));
  return {
    buyer: buyerName,
    // The possessive የ is dropped after the preposition ለ.
    forBuyer: buyerName.replace(/^የ/, ''),
    subject: buyer.omSubject ?? buyerName,
    object,
    Object: capitalised(object),
    ObjectTitle: titleCase(object),
    place: phrasing.places(subject.sites.map(({ place }) => placeName(place, language))),
    address: placeName(buyer.home, language),
    room: String(random.int(1, 48)),
    phone: `${buyer.areaCode} 000 ${String(random.int(0, 9999)).padStart(4, '0')}`,
    number: `${String(random.int(1, 96)).padStart(3, '0')}/${year}`,
    year: String(year),
    grade: String(random.int(3, 8)),
    years: String(random.int(2, 5)),
    delivery: String(random.pick([15, 30, 30, 45, 60, 90])),
    validity: String(random.pick([30, 45, 60, 60, 90])),
    ...termValues(random, facts),
    ...deadlineValues(facts),
  };
}

function termValues(random: Random, { terms, language }: NoticeFacts): Record<string, string> {
  const price = terms.documentBirr ?? 0;
  return {
    price: random.chance(0.5) ? money(price) : `${money(price)}.00`,
    priceWords: phrasingOf[language].priceInWords[price] ?? '',
    bond: terms.bond.form === 'amount' ? `${money(terms.bond.birr)}.00` : '',
    share: terms.bond.form === 'share' ? String(terms.bond.percent) : '',
  };
}

function deadlineValues({ deadline, language }: NoticeFacts): Record<string, string> {
  if (deadline.form === 'open-ended') return {};
  const phrasing = phrasingOf[language];
  const days = deadline.form === 'date' ? 0 : deadline.count;
  const opensAt = deadline.opensAt ?? deadline.closesAt;
  const hour = phrasing.clock(timeInAddis(deadline.closesAt));
  return {
    date: phrasing.date(calendarDay(deadline.closesAt)),
    hour,
    // The preposition ከ of "ከረፋዱ" is dropped after እስከ.
    untilHour: hour.replace(/^ከ/, ''),
    openDate: phrasing.date(calendarDay(opensAt)),
    openHour: phrasing.clock(timeInAddis(opensAt)),
    days: String(days),
    daysOrdinal: ordinal(days),
    nextDay: String(days + 1),
    nextDayOrdinal: ordinal(days + 1),
  };
}

function calendarDay(instant: Date) {
  const day = addisDay(instant);
  return { gregorian: gregorianDate(day), ethiopian: ethiopianDate(day) };
}

export const money = (birr: number): string => groupThousands(birr);

function ordinal(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  const suffix = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${suffix}`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const smallWords = new Set(['a', 'an', 'and', 'as', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word) => (smallWords.has(word) ? word : capitalised(word)))
    .join(' ');
}
