// How fast lists and searches are among a million tenders: pnpm bench search [rounds] [part of a name, words, lists, content]
import type { Database } from '@awaj/api/database/database';
import { askedFor } from '../asked-for.ts';
import { median, medianRatio, quantile } from '../statistics.ts';
import { printTable, type Row, verdict } from '../table.ts';
import { besideYardstick } from './beside-yardstick.ts';
import { askLists } from './member-lists.ts';
import { type Case, searchCases } from './search-cases.ts';
import { askWords, singleWords } from './single-words.ts';
import { compete, type Speed } from './speed.ts';
import { type Asker, askForWords, asSubscriber, asVisitor, contentIndexSize } from './word-searches.ts';

const { rounds, isWanted } = askedFor(3);
const firstPage = 'newest page';
const deepPage = 'page 5000';
const goals = { share: 0.7, spread: 3, depth: 1.2, wordMs: 100 };

interface Result extends Case {
  ours: Speed;
  bare: Speed;
  /** The ratio of our throughput to the yardstick's in the same round. */
  share: number;
}

interface Page {
  tenders: { data: object[] };
}

async function tendersOf(url: string): Promise<string> {
  const page = (await (await fetch(url)).json()) as Page;
  return JSON.stringify(page.tenders.data);
}

/** The API must give the same answers as the yardstick. */
async function checkEqual(api: string, bare: string, cases: readonly Case[]): Promise<void> {
  for (const { name, path, yardstick } of cases)
    if ((await tendersOf(api + path)) !== (await tendersOf(bare + yardstick)))
      throw new Error(`The yardstick answers something else for "${name}".`);
}

const perSecondOf = (speeds: readonly Speed[] = []): number[] => speeds.map(({ perSecond }) => perSecond);

const medians = (speeds: readonly Speed[]): Speed => ({
  perSecond: median(perSecondOf(speeds)),
  p50: median(speeds.map(({ p50 }) => p50)),
  p99: median(speeds.map(({ p99 }) => p99)),
});

function toRow({ name, ours, bare, share }: Result): Row {
  const spread = ours.p99 / ours.p50;
  const verdicts = `${verdict(share >= goals.share)}, ${verdict(spread <= goals.spread)}`;
  return [name, ours.perSecond, bare.perSecond, share, ours.p50, ours.p99, spread, verdicts];
}

async function race(api: string, bare: string, cases: readonly Case[]): Promise<void> {
  const urls = cases.flatMap(({ path, yardstick }) => [api + path, bare + yardstick]);
  const speeds = await compete(urls, rounds);
  const results = cases.map((each, index): Result => {
    const [ours = [], theirs = []] = speeds.slice(index * 2, index * 2 + 2);
    return {
      ...each,
      ours: medians(ours),
      bare: medians(theirs),
      share: medianRatio(perSecondOf(ours), perSecondOf(theirs)),
    };
  });
  const head = ['50 connections', 'requests/s', 'yardstick', 'ratio ≥ 0.7', 'p50 ms', 'p99 ms', 'p99/p50 ≤ 3', ''];
  printTable(head, results.map(toRow));
  const speedsOf = (part: string) => speeds[cases.findIndex(({ name }) => name.includes(part)) * 2];
  const [first, deep] = [speedsOf(firstPage), speedsOf(deepPage)];
  if (!first || !deep) return;
  const cost = medianRatio(perSecondOf(first), perSecondOf(deep));
  console.log();
  printTable(['page 5,000 against page 1', 'wanted', ''], [[cost, `≤ ${goals.depth}`, verdict(cost <= goals.depth)]]);
}

async function askAll(api: string, words: readonly string[]): Promise<void> {
  const { all, slowest } = await askWords(api, words);
  const times = all.map(({ ms }) => ms);
  const worst = slowest[0]?.ms ?? Number.NaN;
  const named = slowest
    .slice(0, 3)
    .map(({ word, ms }) => `${word} ${Math.round(ms)}`)
    .join(', ');
  const head = ['words, one at a time', 'p50 ms', 'p99 ms', 'p99 ms of the slowest', 'wanted', ''];
  console.log();
  printTable(head, [
    [all.length, median(times), quantile(times, 0.99), named, `each ≤ ${goals.wordMs}`, verdict(worst <= goals.wordMs)],
  ]);
}

async function askMembersLists(db: Database, api: string): Promise<void> {
  const lists = await askLists(db, api);
  console.log();
  printTable(
    ['lists of members, one at a time', 'p50 ms', 'p99 ms', 'wanted ≤', ''],
    lists.map(({ name, p50, p99, wanted }) => [name, p50, p99, wanted, verdict(p99 <= wanted)]),
  );
}

const wordOrders: Readonly<Record<string, readonly [query: string, asker: Asker]>> = {
  'titles and content, newest first': ['', asSubscriber],
  'titles and content, best first': ['&sort=relevance', asSubscriber],
  'titles and content, closing soonest': ['&sort=closing', asSubscriber],
  'titles and content, of a category and region': ['&category_id=4&region_id=3', asSubscriber],
  'titles alone, newest first': ['', asVisitor],
  'titles alone, best first': ['&sort=relevance', asVisitor],
};

async function askWordsOfContent(db: Database, api: string): Promise<void> {
  console.log();
  console.log(`index of the words of content: ${await contentIndexSize(db)}`);
  for (const [order, [query, asker]] of Object.entries(wordOrders)) {
    const searches = await askForWords(db, api, query, asker);
    printTable(
      [order, 'p50 ms', 'p99 ms', 'PostgreSQL, CPU', 'the slowest', `p99 ≤ ${goals.wordMs}`],
      searches.map(({ name, p50, p99, cpuP99, slowest }) => [
        name,
        p50,
        p99,
        cpuP99,
        slowest,
        verdict(p99 <= goals.wordMs),
      ]),
    );
    console.log();
  }
}

await besideYardstick(async ({ db, api, yardstick }) => {
  const cases = (await searchCases(db)).filter(({ name }) => isWanted(name));
  await checkEqual(api.url, yardstick.url, cases);
  if (cases.length > 0) await race(api.url, yardstick.url, cases);
  if (isWanted('words')) await askAll(api.url, await singleWords(db));
  if (isWanted('lists')) await askMembersLists(db, api.url);
  if (isWanted('content')) await askWordsOfContent(db, api.url);
});
