import { dayMs } from '@awaj/domain/duration';
import { canSee } from '@awaj/domain/entitlement';
import { fromApiQuery, lockedFilters, toPageQuery } from '@awaj/domain/search-filters';
import type { NotNull } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { ReadNames } from '../../catalog/names/names.ts';
import type { ReadSynonyms } from '../../catalog/synonyms/synonyms.ts';
import { toSearch } from '../../catalog/tenders/filters/filter-rules.ts';
import { toTenderListItemDtos } from '../../catalog/tenders/tenders.mapper.ts';
import { createTendersRepository } from '../../catalog/tenders/tenders.repository.ts';
import type { FeedReader } from './feed.ts';

const sinceMs = 30 * dayMs;
const entriesAtMost = 50;

export interface FeedEntry {
  /** The same as long as it is about the same thing. */
  id: string;
  title: string;
  url: string;
  summary: string;
  publishedAt: Date;
}

/** What Atom and JSON Feed both say. */
export interface SearchFeed {
  id: string;
  title: string;
  url: string;
  language: string;
  entries: readonly FeedEntry[];
}

interface Dependencies {
  db: Database;
  readNames: ReadNames;
  readSynonyms: ReadSynonyms;
}

type Item = Awaited<ReturnType<typeof toTenderListItemDtos>>[number];

function toEntry(item: Item, { words: { texts, day, link, host } }: FeedReader): FeedEntry {
  const { id, title, company, created_at, bid_close_date, alternative_close_date } = item;
  const isApproximate = item.is_close_date_approximate ?? false;
  const closing =
    bid_close_date === null ? alternative_close_date : texts.closing(day(new Date(bid_close_date)), isApproximate);
  const regions = item.tender_regions.map(({ region }) => region.name);
  return {
    id: `tag:${host},2026:tender/${id}`,
    title,
    url: link(`/tender/${id}`),
    summary: [company.name, ...regions, ...(closing ? [closing] : [])].join(' · '),
    publishedAt: new Date(created_at),
  };
}

function renewal({ feed, words: { texts, link, host } }: FeedReader): FeedEntry {
  const { title, text } = texts.renew;
  return {
    id: `tag:${host},2026:subscription`,
    title,
    url: link('/billing'),
    summary: text,
    publishedAt: feed.createdAt,
  };
}

/** The newest tenders that a saved search finds, as their reader may see them. */
export async function searchFeed(
  { db, readNames, readSynonyms }: Dependencies,
  searchId: number,
  reader: FeedReader,
): Promise<SearchFeed> {
  const { feed, viewer, now, words } = reader;
  const { userId } = feed;
  const { name, filters } = await db
    .selectFrom('saved_searches')
    .select(['name', 'filters'])
    .where('id', '=', searchId)
    .$narrowType<{ name: NotNull; filters: NotNull }>()
    .executeTakeFirstOrThrow();
  const chosen = fromApiQuery(filters);
  const search = toSearch({ ...chosen, status: '' });
  const wanted = { since: new Date(now.getTime() - sinceMs), limit: entriesAtMost };
  const { rows } =
    lockedFilters(chosen, viewer).length > 0
      ? { rows: [] }
      : await createTendersRepository(db).recent(search, wanted, { viewer, userId, now }, await readSynonyms());
  const found = await toTenderListItemDtos(rows, words.language, readNames);
  return {
    id: `tag:${words.host},2026:search/${searchId}`,
    title: words.texts.search(name),
    url: `${words.link('/tenders')}?${new URLSearchParams(toPageQuery(chosen))}`,
    language: words.language,
    entries: [...(canSee(viewer, 'dates') ? [] : [renewal(reader)]), ...found.map((item) => toEntry(item, reader))],
  };
}
