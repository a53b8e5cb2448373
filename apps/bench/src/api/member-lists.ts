import type { Database } from '@awaj/api/database/database';
import { dayMs } from '@awaj/domain/duration';
import type { Preferences } from '@awaj/domain/preferences';
import { quantile } from '../statistics.ts';
import { type Member, signInMany } from './crowd.ts';
import { timedAnswer } from './speed.ts';

const today = new Date();
const dayIn = (days: number): string => new Date(today.getTime() + days * dayMs).toISOString().slice(0, 10);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

const broad: Preferences = { categories: upTo(9), regions: [1, 3], languages: [] };
const narrow: Preferences = { categories: upTo(5), regions: [1, 3], languages: [2] };
const oneRegion: Preferences = { categories: upTo(25), regions: [2], languages: [] };
const everyCategory: Preferences = { categories: upTo(25), regions: upTo(4), languages: [4] };

/** Filters other than category, region and state, mostly for dates a year or more ago. */
const searches: Readonly<Record<string, string>> = {
  'page 500 by its number': 'page=500',
  'category, page 500 by its number': 'category_id=4&page=500',
  'published until 2018': 'end_date=2018-09-07',
  'published until 2018, source': 'end_date=2018-09-07&source_id=3',
  'published until 2018, category, region': 'end_date=2018-09-07&category_id=4&region_id=3',
  'published a year ago, common word': `start_date=${dayIn(-400)}&end_date=${dayIn(-370)}&title=supply`,
  'published a year ago, common Amharic word': `start_date=${dayIn(-400)}&end_date=${dayIn(-370)}&title=ጨረታ`,
  'published a year ago, rare word': `start_date=${dayIn(-400)}&end_date=${dayIn(-370)}&title=qotiinsa`,
  'common word, language without it': 'title=supply&language_id=4',
  'common word, source, closed': 'title=supply&source_id=15&status_id=0',
};

/** Filters by closing date, alone and with the other filters. */
const closing: Readonly<Record<string, string>> = {
  'closing soonest': 'sort=closing',
  'closing soonest, category': 'sort=closing&category_id=4',
  'closing soonest, category, region': 'sort=closing&category_id=4&region_id=3',
  'closing soonest, common word': 'sort=closing&title=supply',
  'closing soonest, rare word': 'sort=closing&title=qotiinsa',
  'closing within a week': `closing_from=${dayIn(0)}&closing_until=${dayIn(7)}`,
  'closing within a week, category, common word': `closing_from=${dayIn(0)}&closing_until=${dayIn(7)}&category_id=4&title=supply`,
  'closed last year': `closing_from=${dayIn(-400)}&closing_until=${dayIn(-300)}`,
  'closed until 2018, common word': 'closing_until=2018-01-01&title=supply',
  'closing on a day, soonest first': `sort=closing&closing_from=${dayIn(3)}&closing_until=${dayIn(3)}`,
};

const inFeed: readonly (readonly [name: string, Preferences, query: string])[] = [
  ['feed', broad, ''],
  ['feed, open', broad, 'status_id=1'],
  ['feed of one language, open', narrow, 'status_id=1'],
  ['feed, closed', broad, 'status_id=0'],
  ['feed, one of its categories', broad, 'category_id=4'],
  ['feed, another category', broad, 'category_id=25'],
  ['feed, another region', broad, 'region_id=5'],
  ['feed of one region, another region', oneRegion, 'region_id=1'],
  ['feed, source', broad, 'source_id=15'],
  ['feed, common word', broad, 'title=supply'],
  ['feed of most categories', everyCategory, ''],
  ['feed without the common word', everyCategory, 'title=supply'],
  ['feed, published until 2018', broad, 'end_date=2018-09-07'],
];

/** Enough that a single slow answer is not the p99. The first few answers are not in memory yet. */
const asked = 200;
const askedBefore = 5;
const usualMs = 50;
const closingMs = 200;

export interface Asked {
  name: string;
  p50: number;
  p99: number;
  wanted: number;
}

async function prefer(db: Database, { userId }: Member, { categories, regions, languages }: Preferences) {
  const rowsOf = <Column extends string>(column: Column, ids: readonly number[]) =>
    ids.map((id) => ({ user_id: userId, [column]: id }) as { user_id: number } & Record<Column, number>);
  await db.insertInto('preferred_categories').values(rowsOf('category_id', categories)).execute();
  await db.insertInto('preferred_regions').values(rowsOf('region_id', regions)).execute();
  if (languages.length > 0)
    await db.insertInto('preferred_languages').values(rowsOf('language_id', languages)).execute();
}

/** A subscriber with these preferences, signed in. */
async function readerOf(db: Database, preferences: Preferences | null): Promise<Member> {
  const [member] = await signInMany(db, 1);
  if (!member) throw new Error('Nobody could be signed in.');
  if (preferences) await prefer(db, member, preferences);
  return member;
}

const questions: readonly { name: string; path: string; preferences?: Preferences; wanted: number }[] = [
  ...Object.entries(searches).map(([name, query]) => ({ name, path: `tender/search?${query}`, wanted: usualMs })),
  ...Object.entries(closing).map(([name, query]) => ({ name, path: `tender/search?${query}`, wanted: closingMs })),
  ...inFeed.map(([name, preferences, query]) => ({
    name,
    path: `client/myfeed?${query}`,
    preferences,
    wanted: usualMs,
  })),
];

/** Milliseconds of each answer; infinite if one is refused, so that the other lists are still measured. */
async function timesOf(url: string, headers: Record<string, string>): Promise<number[]> {
  try {
    // These may even be refused, because nothing is in memory yet.
    for (let time = 0; time < askedBefore; time += 1) await timedAnswer(url, headers).catch(() => 0);
    const times: number[] = [];
    for (let time = 0; time < asked; time += 1) times.push(await timedAnswer(url, headers));
    return times;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return [Number.POSITIVE_INFINITY];
  }
}

/** Requests each list on its own, one at a time. Each has another user, because one may not request all in a minute. */
export async function askLists(db: Database, api: string): Promise<Asked[]> {
  const results: Asked[] = [];
  for (const { name, path, wanted, preferences = null } of questions) {
    const { token } = await readerOf(db, preferences);
    const times = await timesOf(`${api}/${path}`, { authorization: `Bearer ${token}` });
    results.push({ name, p50: quantile(times, 0.5), p99: quantile(times, 0.99), wanted });
  }
  return results;
}
