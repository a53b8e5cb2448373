import type { Choice, SearchFilters } from '@awaj/domain/search-filters';
import type { AreaMessages, Locale } from '@awaj/i18n';
import { dayTexts } from '../day-texts/day-texts.ts';
import type { ListedName } from './choice-lists.ts';

type Texts = AreaMessages['search'];

/** Names of what is chosen by id; undefined as long as it is not known. */
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

// Not the function of choice-lists.ts: pages wait for this file, so it must not wait for what is loaded with them.
const isListed = (name: Choice, { all }: Texts): name is ListedName => name in all;

/** A choice in words: "Regions: Oromia". */
export function choiceText(name: Choice, filters: SearchFilters, say: Parameters<Speak>[1]): string {
  const inWords = isListed(name, say.texts) ? byId(name) : speak[name];
  return inWords(filters, say);
}
