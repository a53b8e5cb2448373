import { type RawBuilder, sql } from 'kysely';
import {
  allOf,
  type Columns,
  conditionsOf,
  needsTender,
  type Stretch,
  type TenderFilters,
  withinStretch,
} from './tender-conditions.ts';

/** Which stretches of the index of postings are read: one for each category, region, language and state. */
export interface Postings {
  /** 0 is any. */
  categories: readonly number[];
  regions: readonly number[];
  /** All of them if undefined. */
  languages?: readonly number[] | undefined;
  isOpen?: boolean | undefined;
}

const columns: Columns = { id: 'p.tender_id', languageId: 'p.language_id', openUntil: 'p.open_until' };

/** One value stands in the statement itself, where the planner knows it; several are a relation of their own. */
function dimension(column: string, ids: readonly number[], alias: string) {
  if (ids.length === 1) return { relation: sql``, condition: sql`${sql.ref(column)} = ${ids[0]}` };
  return {
    relation: sql`unnest(${ids}::smallint[]) ${sql.ref(alias)} (id) cross join`,
    condition: sql`${sql.ref(column)} = ${sql.ref(`${alias}.id`)}`,
  };
}

/** The newest of these postings whose tenders meet the other filters, each stretch in order and no longer than asked for. */
export function fromPostings(
  { categories, regions, languages, isOpen }: Postings,
  others: TenderFilters,
  stretch: Stretch,
  besides: readonly RawBuilder<unknown>[] = [],
): RawBuilder<unknown> {
  const category = dimension('p.category_id', categories, 'c');
  const region = dimension('p.region_id', regions, 'r');
  const where = allOf([
    category.condition,
    region.condition,
    sql`p.language_id = l.id and p.is_open = s.is_open`,
    ...(isOpen ? [sql`p.open_until > ${stretch.now}`] : []),
    ...conditionsOf(others, stretch.now, columns),
    ...besides,
    ...withinStretch('p', 'tender_id', stretch),
  ]);
  const states = isOpen === undefined ? sql`(values (true), (false))` : sql`(values (${isOpen}::boolean))`;
  const isRepeated = categories.length > 1 || regions.length > 1;
  return sql`select ${isRepeated ? sql`distinct` : sql``} p.created_at, p.tender_id
    from ${category.relation} ${region.relation} languages l cross join ${states} s (is_open) cross join lateral (
      select p.created_at, p.tender_id from tender_postings p
      ${needsTender(others) ? sql`join tenders t on t.id = p.tender_id` : sql``}
      where ${where} order by p.created_at desc, p.tender_id desc limit ${stretch.limit}
    ) p ${languages ? sql`where l.id = any(${languages}::smallint[])` : sql``}
    order by p.created_at desc, p.tender_id desc limit ${stretch.limit}`;
}
