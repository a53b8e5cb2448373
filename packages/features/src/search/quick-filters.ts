import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import {
  type Choice,
  changeFilters,
  chooseStatus,
  closingDays,
  closingDaysOf,
  closingWithin,
  type SearchFilters,
} from '@awaj/domain/search-filters';
import type { AreaMessages } from '@awaj/i18n';
import { countText } from '../counts/count-text.ts';
import type { TenderCounts } from '../counts/counts.ts';

/** A filter that is switched by one press. */
export interface QuickFilter {
  id: string;
  name: string;
  isPressed: boolean;
  /** The filters after pressing it. */
  next: SearchFilters;
  /** Empty while loading; undefined if the reader may not see it. */
  count: string | undefined;
  isLocked: boolean;
}

export interface QuickFilterContext {
  filters: SearchFilters;
  /** Undefined while loading. */
  counts: TenderCounts | undefined;
  today: CalendarDate;
  /** The reader may not see closing dates. */
  isClosingLocked: boolean;
}

type Texts = AreaMessages['search'];

const closingName = (days: number, { quick }: Pick<Texts, 'quick'>): string =>
  days === 0 ? quick.closingToday : quick.days(days);

function openFilter({ filters, counts, today }: QuickFilterContext, { statuses }: Texts): QuickFilter {
  const isPressed = filters.status === '1';
  // Tenders that close soon are open, so both are switched off together.
  const isClosing = closingDaysOf(filters, today) !== null;
  const off = { ...chooseStatus(filters, ''), ...(isClosing && { closesUntil: null }) };
  return {
    id: 'open',
    name: statuses.open,
    isPressed,
    next: changeFilters(filters, isPressed ? off : chooseStatus(filters, '1')),
    count: counts ? countText(counts.open) : '',
    isLocked: false,
  };
}

function closingFilters({ filters, counts, today, isClosingLocked }: QuickFilterContext, texts: Texts): QuickFilter[] {
  const chosen = closingDaysOf(filters, today);
  return closingDays.map((days) => {
    const found = counts?.closing.find((each) => each.days === days)?.found;
    const count = found ? countText(found) : '';
    return {
      id: `closing-${days}`,
      name: closingName(days, texts),
      isPressed: days === chosen,
      next: changeFilters(filters, days === chosen ? { closesUntil: null } : closingWithin(days, today)),
      count: isClosingLocked ? undefined : count,
      isLocked: isClosingLocked,
    };
  });
}

/** Categories with tenders, and the chosen ones. */
function categoryFilters({ filters, counts }: QuickFilterContext): QuickFilter[] {
  return (counts?.categories ?? [])
    .map(({ id, name, found }) => {
      const isPressed = id === filters.categoryId;
      return {
        id: `category-${id}`,
        name,
        isPressed,
        next: changeFilters(filters, { categoryId: isPressed ? null : id }),
        count: countText(found),
        isLocked: false,
      };
    })
    .filter(({ isPressed, count }) => isPressed || count !== '0');
}

/** The most used filters: open tenders, those that close soon, and popular categories. */
export const quickFilters = (context: QuickFilterContext, texts: Texts): QuickFilter[] => [
  openFilter(context, texts),
  ...closingFilters(context, texts),
  ...categoryFilters(context),
];

/** The choices that a quick filter shows, so that nothing else has to. */
export function shownByQuickFilters({ filters, counts, today }: QuickFilterContext): Choice[] {
  const isCategoryShown = counts?.categories.some(({ id }) => id === filters.categoryId);
  return [
    ...(filters.status === '1' ? (['status'] as const) : []),
    ...(closingDaysOf(filters, today) === null ? [] : (['closesUntil'] as const)),
    ...(isCategoryShown ? (['categoryId'] as const) : []),
  ];
}
