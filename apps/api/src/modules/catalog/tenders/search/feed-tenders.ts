import { isFeedEmpty, type Preferences } from '@awaj/domain/preferences';
import { type RawBuilder, sql } from 'kysely';
import type { TenderFilters } from '../filters/filter-rules.ts';
import type { PageWindow } from './list-page.ts';
import { fromPostings, type Postings, splitByPostings } from './tender-postings.ts';

const languagesInAll = 4;

const nothing = sql`select null::timestamptz as created_at, 0 as tender_id where false`;

/** Whether a filter asks for something outside the chosen values, if any are chosen. */
const isOutside = (chosen: readonly number[], filter: number | undefined): boolean =>
  filter !== undefined && chosen.length > 0 && !chosen.includes(filter);

/**
 * Whether a tender would need two categories or two regions, the feed's and the filter's: no index has such tenders in
 * list order.
 */
export const isOutsideFeed = (feed: Preferences, { categoryId, regionId }: TenderFilters): boolean =>
  isOutside(feed.categories, categoryId) || isOutside(feed.regions, regionId);

/** Whether a tender would need two regions, which few have. */
export const isRegionOutsideFeed = (feed: Preferences, { regionId }: TenderFilters): boolean =>
  isOutside(feed.regions, regionId);

/** The feed with a filter outside it in place of its own choice. */
export const withFilter = (feed: Preferences, { categoryId, regionId }: TenderFilters): Preferences => ({
  ...feed,
  categories: categoryId === undefined ? feed.categories : [categoryId],
  regions: regionId === undefined ? feed.regions : [regionId],
});

/** Whether no tender can match: the feed is empty, or needs a second language. */
export const isFeedOfNothing = (feed: Preferences, { languageId }: TenderFilters): boolean =>
  isFeedEmpty(feed) || isOutside(feed.languages, languageId);

/** The postings of a feed. A filter replaces the preference, so that one index answers both. */
function postingsOf(feed: Preferences, filters: TenderFilters): Postings {
  const { postings } = splitByPostings(filters);
  const chosenRegions = feed.regions.length > 0 ? feed.regions : [0];
  const chosenLanguages = feed.languages.length > 0 ? feed.languages : undefined;
  return {
    categories: filters.categoryId === undefined ? feed.categories : postings.categories,
    regions: filters.regionId === undefined ? chosenRegions : postings.regions,
    languages: filters.languageId === undefined ? chosenLanguages : postings.languages,
    status: postings.status,
  };
}

/** The number of index ranges of a feed. */
export function rangesOf(feed: Preferences, filters: TenderFilters): number {
  const { categories, regions, languages, status } = postingsOf(feed, filters);
  return categories.length * regions.length * (languages?.length ?? languagesInAll) * (status === undefined ? 2 : 1);
}

/**
 * The newest tenders of a feed, as (created_at, tender_id): with one of the chosen categories, languages and regions.
 * Not for filters outside the feed.
 */
export function fromFeed(feed: Preferences, filters: TenderFilters, window: PageWindow): RawBuilder<unknown> {
  const { feed: _, ...others } = splitByPostings(filters).others;
  return isFeedOfNothing(feed, filters) ? nothing : fromPostings(postingsOf(feed, filters), others, window);
}
