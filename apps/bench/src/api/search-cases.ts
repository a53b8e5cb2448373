import type { Database } from '@awaj/api/database/database';
import { toCursor } from '@awaj/api/modules/catalog/tenders/search/cursor';
import { partsOf } from '@awaj/api/modules/catalog/tenders/words/title-index';
import { searchKey } from '@awaj/domain/amharic';
import { sql } from 'kysely';

export interface Case {
  name: string;
  /** The request to the API, and the same one to the yardstick. */
  path: string;
  yardstick: string;
}

const deepPage = 5_000;
const pageSize = 20;

/** The page after 4,999 others. */
async function deepCase(db: Database): Promise<Case> {
  const { created_at, id } = await db
    .selectFrom('tenders')
    .select(['created_at', 'id'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset((deepPage - 1) * pageSize - 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  const cursor = toCursor('', { at: created_at, id });
  return {
    name: `page ${deepPage}`,
    path: `/latest-tenders?page=${deepPage}&cursor=${cursor}`,
    yardstick: `/after?at=${created_at.toISOString()}&id=${id}`,
  };
}

/** The combination that most tenders have, and one that hardly a page of tenders has. */
async function filteredCases(db: Database): Promise<Case[]> {
  const { rows } = await sql<{ category: number; region: number; is_open: boolean; tenders: number }>`
    select category_id as category, region_id as region, is_open, count(*)::int as tenders from tender_postings
    where category_id > 0 and region_id > 0 group by 1, 2, 3 having count(*) >= ${pageSize}
    order by tenders, 1, 2, 3`.execute(db);
  const toCase = (name: string, { category, region, is_open, tenders }: (typeof rows)[number]): Case => ({
    name: `filtered, ${name} (${tenders.toLocaleString('en')})`,
    path: `/tender/search?category_id=${category}&region_id=${region}&status_id=${is_open ? 1 : 0}`,
    yardstick: `/filtered?category=${category}&region=${region}&open=${is_open}`,
  });
  const [rarest, commonest] = [rows[0], rows.at(-1)];
  if (!rarest || !commonest) throw new Error('There are too few tenders to be filtered.');
  return [toCase('common', commonest), toCase('rare', rarest)];
}

function titleCase(name: string, word: string, isCommon: boolean): Case {
  const key = searchKey(word);
  const query = new URLSearchParams(isCommon ? { key } : { key, parts: partsOf(key).join(',') });
  return {
    name: `title, ${name}: ${word}`,
    path: `/tender/search?title=${encodeURIComponent(word)}`,
    yardstick: `/${isCommon ? 'common' : 'rare'}?${query}`,
  };
}

export async function searchCases(db: Database): Promise<Case[]> {
  return [
    { name: 'newest page', path: '/latest-tenders', yardstick: '/newest' },
    await deepCase(db),
    ...(await filteredCases(db)),
    titleCase('common', 'supply', true),
    titleCase('rare', 'qotiinsa', false),
    titleCase('Amharic common', 'ጨረታ', true),
    titleCase('Amharic rare', 'ይርጋለም', false),
    titleCase('one letter', 'q', true),
    titleCase('one syllable', 'ግ', true),
    titleCase('nowhere', 'zzzzzz', false),
  ];
}
