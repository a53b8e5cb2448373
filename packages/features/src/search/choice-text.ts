import { groupThousands } from '@awaj/domain/money';
import type { Choice, SearchFilters } from '@awaj/domain/search-filters';
import type { AreaMessages, Locale } from '@awaj/i18n';
import { dayTexts } from '../day-texts/day-texts.ts';

type Texts = AreaMessages['search'];

/** Finds a chosen option's name by id; undefined while unknown. */
export type NameOf = (name: Choice, id: number) => string | undefined;

interface Saying {
  texts: Texts;
  locale: Locale;
  nameOf: NameOf;
}

type Speak = (filters: SearchFilters, say: Saying) => string;

const hasQuotes = /["“”«»]/;

const byDay =
  (
    name: 'startDate' | 'endDate' | 'closesFrom' | 'closesUntil',
    field: 'published' | 'closing',
    side: 'since' | 'until',
  ): Speak =>
  (filters, { texts, locale }) => {
    const day = filters[name];
    return day === null ? '' : texts.pills[side](texts.fields[field], dayTexts(new Date(day), locale).main);
  };

/** Filters that need more words than their name and their value. */
const inOwnWords = {
  title: ({ title }, { texts: { pills, fields } }) =>
    hasQuotes.test(title) ? pills.of(fields.title, title) : pills.quoted(fields.title, title),
  startDate: byDay('startDate', 'published', 'since'),
  endDate: byDay('endDate', 'published', 'until'),
  closesFrom: byDay('closesFrom', 'closing', 'since'),
  closesUntil: byDay('closesUntil', 'closing', 'until'),
  status: ({ status }, { texts }) =>
    texts.pills.of(texts.fields.status, status === '1' ? texts.statuses.open : texts.statuses.closed),
} satisfies Partial<Record<Choice, Speak>>;

const hasOwnWords = (name: Choice): name is keyof typeof inOwnWords => name in inOwnWords;

// Duplicated from choice-lists.ts on purpose: pages wait for this file, and it must not load that one's dependencies.
const isId = (name: Choice, { all }: Texts): boolean => name === 'companyId' || name in all;

/** A choice in words: "Regions: Oromia". */
export function choiceText(name: Choice, filters: SearchFilters, say: Saying): string {
  if (hasOwnWords(name)) return inOwnWords[name](filters, say);
  const { texts, nameOf } = say;
  const value = filters[name] ?? 0;
  // A number that is not an id is an amount.
  return texts.pills.of(texts.fields[name], isId(name, texts) ? (nameOf(name, value) ?? '…') : groupThousands(value));
}
