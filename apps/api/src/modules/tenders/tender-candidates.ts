import { type RawBuilder, sql } from 'kysely';
import { feedCandidates } from './feed.ts';
import { afterPlace, allOf, conditionsOf, fromTenders, type Stretch, type TenderFilters } from './tender-conditions.ts';

/** Nobody saves so many that they would not be gathered first. */
function fromSaved({ savedBy, ...others }: TenderFilters, { after, limit, now }: Stretch) {
  const where = allOf([...conditionsOf(others, now), ...afterPlace('t', 'id', after)]);
  return sql`with saved as materialized (select tender_id from saved_tenders where user_id = ${savedBy})
    select t.created_at, t.id as tender_id from saved join tenders t on t.id = saved.tender_id where ${where}
    order by t.created_at desc, t.id desc limit ${limit}`;
}

function fromSource({ sourceId, ...others }: TenderFilters, { after, limit, now }: Stretch) {
  const where = allOf([
    sql`s.source_id = ${sourceId}`,
    ...conditionsOf(others, now),
    ...afterPlace('s', 'tender_id', after),
  ]);
  return sql`select s.created_at, s.tender_id from tender_sources s join tenders t on t.id = s.tender_id where ${where}
    order by s.created_at desc, s.tender_id desc limit ${limit}`;
}

const bothStates = sql`(values (true), (false))`;

function fromPostings(filters: TenderFilters, { after, limit, now }: Stretch) {
  const { categoryId = 0, regionId = 0, languageId, isOpen, ...others } = filters;
  const rest = conditionsOf(others, now);
  const where = allOf([
    sql`p.category_id = ${categoryId} and p.region_id = ${regionId} and p.language_id = l.id and p.is_open = s.is_open`,
    ...(isOpen ? [sql`p.open_until > ${now}`] : []),
    ...rest,
    ...afterPlace('p', 'tender_id', after),
  ]);
  const states = isOpen === undefined ? bothStates : sql`(values (${isOpen}::boolean))`;
  // A stretch of the index for every language and state, each in order and no longer than asked for.
  return sql`select p.created_at, p.tender_id from languages l cross join ${states} s (is_open) cross join lateral (
      select p.created_at, p.tender_id from tender_postings p ${rest.length > 0 ? sql`join tenders t on t.id = p.tender_id` : sql``}
      where ${where} order by p.created_at desc, p.tender_id desc limit ${limit}
    ) p ${languageId ? sql`where l.id = ${languageId}` : sql``}
    order by p.created_at desc, p.tender_id desc limit ${limit}`;
}

/** Tenders that have closed since somebody last settled: few, and they still lie among the open ones. */
function unsettled(filters: TenderFilters, { after, limit, now }: Stretch) {
  const where = allOf([...conditionsOf(filters, now), ...afterPlace('t', 'id', after)]);
  // Gathered first: the planner takes them for many and would look for them along the whole list.
  return sql`with t as materialized (select * from tenders where is_open and open_until <= ${now})
    select t.created_at, t.id as tender_id from t where ${where} order by t.created_at desc, t.id desc limit ${limit}`;
}

/** Whether the way to the tenders is an index of their own table, where what is shown of them is at hand. */
export function isAlongTenders({ savedBy, feed, companyId, ...others }: TenderFilters): boolean {
  if (savedBy || feed) return false;
  const { sourceId, categoryId, regionId, languageId, isOpen } = others;
  return Boolean(companyId) || !(sourceId || categoryId || regionId || languageId || isOpen !== undefined);
}

/** The newest tenders that fit all filters, as (created_at, tender_id), from the index that leads there. */
export function candidates(filters: TenderFilters, stretch: Stretch): RawBuilder<unknown> {
  const { categoryId, regionId, languageId, companyId, sourceId, isOpen, savedBy, feed, ...others } = filters;
  if (savedBy) return fromSaved(filters, stretch);
  if (feed)
    return feedCandidates(feed, { categoryId, regionId, languageId, companyId, sourceId, isOpen, ...others }, stretch);
  if (isAlongTenders(filters)) return fromTenders(filters, stretch);
  if (sourceId && !categoryId && !regionId) return fromSource(filters, stretch);
  if (isOpen !== false) return fromPostings(filters, stretch);
  return sql`select * from ((${fromPostings(filters, stretch)}) union all (${unsettled(filters, stretch)})) c
    order by created_at desc, tender_id desc limit ${stretch.limit}`;
}
