import { type RawBuilder, sql } from 'kysely';
import type { TextSearch } from '../words/text-search.ts';
import type { Page } from './list-page.ts';

/** How many of the newest results are ranked: common words would otherwise take as long as all tenders. */
export const rankedAtMost = 1_000;

/** Further words change the ranking little, and each makes the statement longer. */
const termsAtMost = 12;

/** The weights of the ranking. Title words count most, because they say what a tender is about. */
const weights = { title: 4, inARow: 1, content: 0.5, fresh: 0.5, open: 0.5 };
/** A synonym or another spelling in the title counts less than the searched word itself. */
const otherSpelling = 0.7;
/** The half-life of freshness. */
const halfFreshDays = 30;

const sumOf = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  parts.length === 0 ? sql`0` : sql.join(parts, sql` + `);

/** For a term `n`: 1 if the title has it as searched, 0 if not. */
const inTitle = ({ own, any }: TextSearch['terms'][number]): RawBuilder<unknown> =>
  sql`case when k.words @@ ${own}::tsquery then 1 when k.words @@ ${any}::tsquery then ${sql.lit(otherSpelling)} else 0 end`;

/** The fewer of the ranked titles have a term, the more it counts. */
const rarity = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`ln(1 + count(*) over () / (1.0 + count(*) filter (where ${column} > 0) over ()))`;

/** Content is ranked in blocks of this size, because reading it takes longer than all titles. */
const blockSize = 100;

/**
 * Everything in `find`, ranked by title, freshness and status: (tender_id, created_at, score, title_place). At most a
 * thousand.
 */
function byTitle(text: TextSearch, now: Date): RawBuilder<unknown> {
  const terms = text.terms.slice(0, termsAtMost);
  const columns = terms.map((_, at) => sql.ref(`term_${at}`));
  const found = terms.map((term, at) => sql`${inTitle(term)} as ${sql.ref(`term_${at}`)}`);
  const rarities = columns.map(rarity);
  const ofTitle = sql`(${sumOf(columns.map((column, at) => sql`${column} * ${rarities[at]}`))}) / (${sumOf(rarities)})`;
  const inARow = text.inARow === null ? sql`0` : sql`(k.words @@ ${text.inARow}::tsquery)::int`;
  const days = sql`greatest(0, extract(epoch from ${now}::timestamptz - created_at) / 86400)`;
  return sql`select tender_id, created_at, score,
      row_number() over (order by score desc, created_at desc, tender_id desc) as title_place
    from (
      select tender_id, created_at, ${sql.lit(weights.title)} * ${ofTitle} + ${sql.lit(weights.inARow)} * in_a_row
        + ${sql.lit(weights.open)} * is_open
        + ${sql.lit(weights.fresh)} / (1 + ${days} / ${sql.lit(halfFreshDays)}) as score
      from (
        select f.tender_id, f.created_at, ${inARow} as in_a_row, (t.open_until > ${now})::int as is_open,
          ${sql.join(found)}
        from find f join tender_title_keys k on k.tender_id = f.tender_id join tenders t on t.id = f.tender_id
      ) looked_at
    ) scored`;
}

/**
 * A page of the best in `find`: (tender_id, place). Content is read only for readers who may see it, and only for the
 * blocks of the page; it changes places within a block. For others the order comes from titles alone.
 */
export function bestFound(text: TextSearch, { now, skipped, size }: Page): RawBuilder<unknown> {
  const ofContent = text.readsContent ? sql`coalesce(ts_rank(c.words, ${text.all}::tsquery, 32), 0)` : sql`0`;
  const content = text.readsContent ? sql`left join tender_content_words c on c.tender_id = b.tender_id` : sql``;
  const firstBlock = Math.floor(skipped / blockSize);
  const score = sql`b.score + ${sql.lit(weights.content)} * ${ofContent}`;
  return sql`select b.tender_id, row_number() over (
      order by (b.title_place - 1) / ${sql.lit(blockSize)}, ${score} desc, b.created_at desc, b.tender_id desc
    ) as place
    from (${byTitle(text, now)}) b ${content}
    where b.title_place > ${firstBlock * blockSize}
      and b.title_place <= ${Math.ceil((skipped + size) / blockSize) * blockSize}
    order by place limit ${size} offset ${skipped - firstBlock * blockSize}`;
}
