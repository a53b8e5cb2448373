import { isFeedEmpty, type Preferences } from '@awaj/domain/preferences';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { isInCategories, isInRegions, type Stretch, type TenderFilters } from './tender-conditions.ts';
import { fromPostings } from './tender-postings.ts';

/** What somebody has chosen for their feed. */
export async function preferencesOf(db: Database, userId: number): Promise<Preferences> {
  const { rows } = await sql<Preferences>`select
    array(select category_id from preferred_categories where user_id = ${userId}) as categories,
    array(select language_id from preferred_languages where user_id = ${userId}) as languages,
    array(select region_id from preferred_regions where user_id = ${userId}) as regions`.execute(db);
  return rows[0] ?? { categories: [], languages: [], regions: [] };
}

/** So many stretches of the index are read side by side; with more, the feed is most of the list, which is then walked. */
const stretchesAtMost = 150;
/** Where an index of its own leads to what else is asked for, and each stretch would have to be searched for it. */
const stretchesBesideIndex = 16;
const languagesInAll = 4;

const nothing = sql`select null::timestamptz as created_at, 0 as tender_id where false`;

const idOfPosting = { id: 'p.tender_id' };

/** Whether a filter asks for something that was not chosen, where something was. */
const isBeside = (chosen: readonly number[], filter: number | undefined): boolean =>
  filter !== undefined && chosen.length > 0 && !chosen.includes(filter);

/**
 * The newest tenders of a feed, as (created_at, tender_id): of one of the chosen categories, and in one of the chosen
 * languages and regions where some were chosen. A filter by one of them takes the place of the choice, so that the
 * index leads to both at once. Null where the feed is too broad for that, and other indexes lead there sooner.
 */
export function fromFeed(
  feed: Preferences,
  { categoryId, regionId, languageId, isOpen, feed: _, ...others }: TenderFilters,
  stretch: Stretch,
): RawBuilder<unknown> | null {
  // A tender has one language, and may have several categories and regions.
  if (isFeedEmpty(feed) || isBeside(feed.languages, languageId)) return nothing;
  const categories = categoryId === undefined ? feed.categories : [categoryId];
  const chosenRegions = feed.regions.length > 0 ? feed.regions : [0];
  const regions = regionId === undefined ? chosenRegions : [regionId];
  const chosenLanguages = feed.languages.length > 0 ? feed.languages : undefined;
  const languages = languageId === undefined ? chosenLanguages : [languageId];
  const states = isOpen === undefined ? 2 : 1;
  const stretches = categories.length * regions.length * (languages?.length ?? languagesInAll) * states;
  const hasIndex = others.sourceId !== undefined || others.companyId !== undefined;
  if (stretches > (hasIndex ? stretchesBesideIndex : stretchesAtMost)) return null;
  const besides = [
    ...(isBeside(feed.categories, categoryId) ? [isInCategories(idOfPosting, feed.categories)] : []),
    ...(isBeside(feed.regions, regionId) ? [isInRegions(idOfPosting, feed.regions)] : []),
  ];
  return fromPostings({ categories, regions, languages, isOpen }, others, stretch, besides);
}
