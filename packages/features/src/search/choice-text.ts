import type { Choice, SearchFilters } from '@awaj/domain/search-filters';
import type { AreaMessages, Locale } from '@awaj/i18n';
import { dayTexts } from '../day-texts/day-texts.ts';
import type { ListedName } from './choice-lists.ts';

type Texts = AreaMessages['search'];

/** Finds a chosen option's name by id; undefined while unknown. */
export type NameOf = (name: Choice, id: number) => string | undefined;

const hasQuotes = /["“”«»]/;

type Speak = (filters: SearchFilters, say: { texts: Texts; locale: Locale; nameOf: NameOf }) => string;

const byId =
  (name: ListedName | 'companyId'): Speak =>
  (filters, { texts, nameOf }) =>
    texts.pills.of(texts.fields[name], nameOf(name, filters[name] ?? 0) ?? '…');

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

const speak: Record<Exclude<Choice, ListedName>, Speak> = {
  title: ({ title }, { texts: { pills, fields } }) =>
    hasQuotes.test(title) ? pills.of(fields.title, title) : pills.quoted(fields.title, title),
  companyId: byId('companyId'),
  startDate: byDay('startDate', 'published', 'since'),
  endDate: byDay('endDate', 'published', 'until'),
  closesFrom: byDay('closesFrom', 'closing', 'since'),
  closesUntil: byDay('closesUntil', 'closing', 'until'),
  status: ({ status }, { texts }) =>
    texts.pills.of(texts.fields.status, status === '1' ? texts.statuses.open : texts.statuses.closed),
};

// Duplicated from choice-lists.ts on purpose: pages wait for this file, and it must not load that one's dependencies.
const isListed = (name: Choice, { all }: Texts): name is ListedName => name in all;

/** A choice in words: "Regions: Oromia". */
export function choiceText(name: Choice, filters: SearchFilters, say: Parameters<Speak>[1]): string {
  const inWords = isListed(name, say.texts) ? byId(name) : speak[name];
  return inWords(filters, say);
}
