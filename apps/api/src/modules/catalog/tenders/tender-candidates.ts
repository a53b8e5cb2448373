import type { Preferences } from '@awaj/domain/preferences';
import { type RawBuilder, sql } from 'kysely';
import { datedFarOff, narrowedToDates } from './dated-tenders.ts';
import { fromFeed, stretchesOf } from './feed.ts';
import {
  allOf,
  conditionsOf,
  fromTenders,
  type Stretch,
  type TenderFilters,
  withinStretch,
} from './tender-conditions.ts';
import { fromPostings } from './tender-postings.ts';

/** Nobody saves so many that they would not be gathered first. */
function fromSaved({ savedBy, ...others }: TenderFilters, stretch: Stretch) {
  const where = allOf([...conditionsOf(others, stretch.now), ...withinStretch('t', 'id', stretch)]);
  return sql`with saved as materialized (select tender_id from saved_tenders where user_id = ${savedBy})
    select t.created_at, t.id as tender_id from saved join tenders t on t.id = saved.tender_id where ${where}
    order by t.created_at desc, t.id desc limit ${stretch.limit}`;
}

function fromSource({ sourceId, ...others }: TenderFilters, stretch: Stretch) {
  const where = allOf([
    sql`s.source_id = ${sourceId}`,
    ...conditionsOf(others, stretch.now),
    ...withinStretch('s', 'tender_id', stretch),
  ]);
  return sql`select s.created_at, s.tender_id from tender_sources s join tenders t on t.id = s.tender_id where ${where}
    order by s.created_at desc, s.tender_id desc limit ${stretch.limit}`;
}

/** Tenders that have closed since somebody last settled: few, and they still lie among the open ones. */
function unsettled(filters: TenderFilters, stretch: Stretch) {
  const where = allOf([...conditionsOf(filters, stretch.now), ...withinStretch('t', 'id', stretch)]);
  // Gathered first: the planner takes them for many and would look for them along the whole list.
  return sql`with t as materialized (select * from tenders where is_open and open_until <= ${stretch.now})
    select t.created_at, t.id as tender_id from t where ${where} order by t.created_at desc, t.id desc limit ${stretch.limit}`;
}

type Index = 'saved' | 'tenders' | 'source' | 'postings';

/** The index that leads straight to the newest of these tenders. */
function indexFor(filters: TenderFilters): Index {
  const { savedBy, companyId, categoryId, regionId, sourceId, languageId, isOpen } = filters;
  if (savedBy !== undefined) return 'saved';
  if (companyId !== undefined) return 'tenders';
  if (categoryId !== undefined || regionId !== undefined) return 'postings';
  if (sourceId !== undefined) return 'source';
  return languageId !== undefined || isOpen !== undefined ? 'postings' : 'tenders';
}

/** Whether they come from their own table, where what is shown of them is at hand. */
export const isAlongTenders = (filters: TenderFilters): boolean =>
  indexFor(filters) === 'tenders' && !filters.feed && !filters.published && !filters.closes;

function fromFilteredPostings(
  { categoryId = 0, regionId = 0, languageId, isOpen, ...others }: TenderFilters,
  stretch: Stretch,
) {
  const languages = languageId === undefined ? undefined : [languageId];
  return fromPostings({ categories: [categoryId], regions: [regionId], languages, isOpen }, others, stretch);
}

const fromIndex = {
  saved: fromSaved,
  tenders: fromTenders,
  source: fromSource,
  postings: fromFilteredPostings,
} satisfies Record<Index, (filters: TenderFilters, stretch: Stretch) => RawBuilder<unknown>>;

/** So many stretches of the index are read side by side; a feed of more is most of the list, and that is read. */
const stretchesAtMost = 1_000;
/** Where an index of its own leads to what else is asked for, and each stretch would have to be searched for it. */
const stretchesBesideIndex = 16;

function isReadByStretches(feed: Preferences, filters: TenderFilters): boolean {
  const hasIndex = filters.sourceId !== undefined || filters.companyId !== undefined;
  return stretchesOf(feed, filters) <= (hasIndex ? stretchesBesideIndex : stretchesAtMost);
}

/** The newest tenders that fit all filters, as (created_at, tender_id), from the indexes that lead there. */
export function candidates(filters: TenderFilters, stretch: Stretch): RawBuilder<unknown> {
  const { feed } = filters;
  const dated = narrowedToDates(filters, stretch);
  const index = indexFor(filters);
  const ofFeed = feed && isReadByStretches(feed, filters) ? fromFeed(feed, filters, dated) : null;
  const found = ofFeed ?? fromIndex[index](filters, dated);
  const remembersState = ofFeed !== null || index === 'postings';
  const others = [
    ...(filters.isOpen === false && remembersState ? [unsettled(filters, dated)] : []),
    ...datedFarOff(filters, stretch),
  ];
  if (others.length === 0) return found;
  const all = [found, ...others].map((part) => sql`(${part})`);
  // Both kinds of dates may lie far off; nothing else is found twice.
  const union = filters.published && filters.closes ? sql` union ` : sql` union all `;
  return sql`select * from (${sql.join(all, union)}) c
    order by created_at desc, tender_id desc limit ${stretch.limit}`;
}
