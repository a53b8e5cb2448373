import { type RawBuilder, sql } from 'kysely';
import { conditionsOf, needsTender, type TenderFilters } from '../filters/filter-rules.ts';
import { allOf, type Columns, type Condition, closingBounds, isLinked } from '../filters/shared-conditions.ts';
import { inOrder, orderBy, type PageWindow, withinWindow } from './list-page.ts';

/** The ranges of the index of postings: one for each category, region, language and state. */
export interface Postings {
  /** 0 means any. */
  categories: readonly number[];
  regions: readonly number[];
  /** All of them if undefined. */
  languages?: readonly number[] | undefined;
  status?: TenderFilters['status'];
}

/** Splits filters into those that the index of postings answers, and the others. */
export function splitByPostings({ categoryId = 0, regionId = 0, languageId, status, ...others }: TenderFilters) {
  const languages = languageId === undefined ? undefined : [languageId];
  const postings: Postings = { categories: [categoryId], regions: [regionId], languages, status };
  return { postings, others };
}

const columns: Columns = { id: 'p.tender_id', languageId: 'p.language_id', openUntil: 'p.open_until' };

/** A single value is part of the statement, where the planner knows it; several are a relation. */
function dimension(column: string, ids: readonly number[], alias: string) {
  if (ids.length === 1) return { relation: sql``, condition: sql`${sql.ref(column)} = ${ids[0]}` };
  return {
    relation: sql`unnest(${ids}::smallint[]) ${sql.ref(alias)} (id) cross join`,
    condition: sql`${sql.ref(column)} = ${sql.ref(`${alias}.id`)}`,
  };
}

/**
 * Whether a posting `p` is the first of its tender in these ranges: a tender has one for each of its categories and
 * regions.
 */
function isFirstOfTender({ categories, regions }: Postings): Condition[] {
  const hasNoEarlier = (table: string, column: string, ids: readonly number[]) => {
    const [own, other] = [sql.ref(`p.${column}`), sql.ref(`l.${column}`)];
    const isEarlier = sql`${other} = any(${ids}::smallint[]) and ${other} < ${own}`;
    return ids.length > 1 ? [sql`not ${isLinked(table, columns, isEarlier)}`] : [];
  };
  return [
    ...hasNoEarlier('tender_categories', 'category_id', categories),
    ...hasNoEarlier('tender_regions', 'region_id', regions),
  ];
}

/**
 * The newest of these postings whose tenders meet the other filters, each range in order and only as long as needed.
 * Without an order, reading ends with the range that completes them.
 */
export function fromPostings(postings: Postings, others: TenderFilters, window: PageWindow): RawBuilder<unknown> {
  const { categories, regions, languages, status } = postings;
  const category = dimension('p.category_id', categories, 'c');
  const region = dimension('p.region_id', regions, 'r');
  const { before } = closingBounds(others);
  const where = allOf([
    category.condition,
    region.condition,
    sql`p.language_id = l.id and p.is_open = s.is_open`,
    ...(status === '1' ? [sql`p.open_until > ${window.now}`] : []),
    // No tender is open after it closes, and this is known without reading it.
    ...(before ? [sql`p.open_until < ${before}`] : []),
    ...conditionsOf(others, window.now, columns),
    ...withinWindow('p', 'tender_id', window),
    ...(window.isUnordered ? isFirstOfTender(postings) : []),
  ]);
  const states = status === undefined ? sql`(values (true), (false))` : sql`(values (${status === '1'}::boolean))`;
  const isRepeated = !window.isUnordered && (categories.length > 1 || regions.length > 1);
  return sql`select ${isRepeated ? sql`distinct` : sql``} p.created_at, p.tender_id
    from ${category.relation} ${region.relation} languages l cross join ${states} s (is_open) cross join lateral (
      select p.created_at, p.tender_id from tender_postings p
      ${needsTender(others) ? sql`join tenders t on t.id = p.tender_id` : sql``}
      where ${where} ${orderBy(window.sort, 'p')} limit ${window.limit}
    ) p ${languages ? sql`where l.id = any(${languages}::smallint[])` : sql``}
    ${inOrder(window, 'p')} limit ${window.limit}`;
}
