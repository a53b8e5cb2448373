import { isFeedEmpty, type Preferences } from '@awaj/domain/preferences';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { afterPlace, allOf, conditionsOf, fromTenders, type Stretch, type TenderFilters } from './tender-conditions.ts';

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
const statesAndLanguages = 8;

const anyRegion = [0];

/**
 * The newest tenders of a feed, as (created_at, tender_id): of one of the chosen categories, and in one of the chosen
 * languages and regions where some were chosen.
 */
export function feedCandidates(feed: Preferences, filters: TenderFilters, stretch: Stretch): RawBuilder<unknown> {
  if (isFeedEmpty(feed)) return sql`select null::timestamptz as created_at, 0 as tender_id where false`;
  const regions = feed.regions.length > 0 ? feed.regions : anyRegion;
  const combinations = feed.categories.length * regions.length * (feed.languages.length * 2 || statesAndLanguages);
  if (combinations > stretchesAtMost) return fromTenders({ ...filters, feed }, stretch);
  const { after, limit, now } = stretch;
  const rest = conditionsOf(filters, now);
  const where = allOf([
    sql`p.category_id = c.id and p.region_id = r.id and p.language_id = l.id and p.is_open = s.is_open`,
    ...rest,
    ...afterPlace('p', 'tender_id', after),
  ]);
  return sql`select distinct p.created_at, p.tender_id
    from unnest(${feed.categories}::smallint[]) c (id)
    cross join unnest(${regions}::smallint[]) r (id)
    cross join languages l cross join (values (true), (false)) s (is_open)
    cross join lateral (
      select p.created_at, p.tender_id from tender_postings p
      ${rest.length > 0 ? sql`join tenders t on t.id = p.tender_id` : sql``}
      where ${where} order by p.created_at desc, p.tender_id desc limit ${limit}
    ) p
    ${feed.languages.length > 0 ? sql`where l.id = any(${feed.languages}::smallint[])` : sql``}
    order by p.created_at desc, p.tender_id desc limit ${limit}`;
}
