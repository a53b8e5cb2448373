import type { Database } from '@awaj/api/database/database';
import { createRandom } from '@awaj/demo-data/prng';
import { sql } from 'kysely';
import { nextCaller } from '../callers.ts';
import { quantile } from '../statistics.ts';
import { bypassCache, timedAnswer } from './speed.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));
/** From ሀ to ፗ. The few unassigned characters are words that occur nowhere. */
const syllables = Array.from({ length: 0x1358 - 0x1200 }, (_, at) => String.fromCharCode(0x1200 + at));
const nowhere = ['zzzzzz', 'qjx', 'supplyy', 'ationing', 'ጿጿ', 'ዠዠዠ', 'ጨረታታ', '%', 'مدر'];

/** Parts that many titles contain, but not in this form; and words that are excluded again, completely or almost. */
const leftOut = ['የ3', 'የ3 -በተገኙበት', 'pply -supply', 'በጨረታ -ጨረታ', 'ጨረታ -ጨረታ'];

const sampled = 400;

/** Words that people might type, however short, common or rare. */
export async function singleWords(db: Database): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select distinct word from tenders t, regexp_split_to_table(t.title, '[^[:alnum:]]+') word
    where t.id % 199 = 0 and word <> '' order by word`.execute(db);
  const { shuffle } = createRandom('words');
  const found = shuffle(rows.map(({ word }) => word)).slice(0, sampled);
  const parts = found.map((word) => word.slice(1, 4));
  const both = found.slice(1).map((word, at) => `${found[at]} ${word}`);
  return [...new Set([...letters, ...pairs, ...syllables, ...nowhere, ...leftOut, ...found, ...parts, ...both])].filter(
    (word) => word.trim() !== '',
  );
}

export interface Answered {
  word: string;
  ms: number;
}

function ask(url: string, word: string): Promise<number> {
  const headers = { ...bypassCache, ...nextCaller() };
  return timedAnswer(`${url}/tender/search?title=${encodeURIComponent(word)}`, headers);
}

const suspects = 20;
const askedAgain = 100;

/** Searches each word alone on an idle machine, and the slowest ones often enough for their 99th percentile. */
export async function askWords(url: string, words: readonly string[]): Promise<Record<'all' | 'slowest', Answered[]>> {
  const all: Answered[] = [];
  for (const word of words) all.push({ word, ms: await ask(url, word) });
  all.sort((a, b) => a.ms - b.ms);
  const slowest: Answered[] = [];
  for (const { word } of all.slice(-suspects)) {
    const times: number[] = [];
    for (let time = 0; time < askedAgain; time += 1) times.push(await ask(url, word));
    slowest.push({ word, ms: quantile(times, 0.99) });
  }
  return { all, slowest: slowest.sort((a, b) => b.ms - a.ms) };
}
