import type { Database } from '@awaj/api/database/database';
import { noticeText } from '@awaj/api/modules/catalog/tenders/words/notice-html';
import { createRandom } from '@awaj/demo-data/prng';
import { excludesItself, parseSearch, textWords } from '@awaj/domain/search-words';
import { sql } from 'kysely';
import { nextCaller } from '../callers.ts';
import { postgresCpuMs } from '../processor.ts';
import { quantile } from '../statistics.ts';
import { signInMany } from './crowd.ts';
import { bypassCache, timedAnswer } from './speed.ts';

/**
 * The number of searches of each kind. Each kind has another user, because one may not send all of them in a minute.
 */
const asked = 100;
const askedBefore = 5;

interface WordSearches {
  name: string;
  p50: number;
  p99: number;
  /** PostgreSQL's processor time for each, in steps of 10 ms. Other work on the machine hardly affects it. */
  cpuP99: number;
  /** The slowest search and its time. */
  slowest: string;
}

/** The folded words of some tenders, title and content; in copies the content is cut. */
async function sampleTexts(db: Database): Promise<string[][]> {
  const { rows } = await sql<{ text: string }>`select t.title || ' ' || c.content as text
    from tenders t join tender_contents c on c.tender_id = t.id where t.id % 37 = 0 order by t.id limit 500`.execute(
    db,
  );
  return rows.map(({ text }) => textWords(noticeText(text)).flatMap(([word]) => word ?? []));
}

/** The words that at least a fifth of the texts contain. */
function commonWords(texts: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((words) => [...new Set(words)])) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].filter(([, count]) => count * 5 >= texts.length).map(([word]) => word);
}

const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789', ...'የበለከስእመግትንአውድርምጨ'];
const typedInLatin = ['chereta', 'menged', 'gizhi', 'timhirt'];
const ofOtherLanguages = ['ጨረታ', 'ግዥ', 'bittaa', 'tender', 'supply', 'fi', 'of', 'ለ'];

/** Excluded words are not looked up in the database. */
function asksForSomething(text: string): boolean {
  const search = parseSearch(text);
  return search.ok && !excludesItself(search.value);
}

/** Searches built from the texts of tenders, so that most find something: common words, rare ones, and unknown ones. */
function searchesOf(texts: readonly (readonly string[])[]) {
  const { pick, int, shuffle } = createRandom('word searches');
  const common = commonWords(texts);
  const inARow = (length: number): string => {
    const words = pick(texts);
    const from = int(0, Math.max(0, words.length - length));
    return words.slice(from, from + length).join(' ');
  };
  const partAndWord = (): string => {
    const word = inARow(1);
    return `${word.slice(1)} -${word}`;
  };
  const part = (): string => {
    const word = pick(common);
    const from = int(0, Math.max(0, word.length - 2));
    return word.slice(from, from + int(1, 4));
  };
  const itsOwnPhrase = (length: number): string => {
    const words = inARow(length).split(' ');
    return `${pick(words)} -"${words.join(' ')}"`;
  };
  const kinds: Record<string, () => string> = {
    'a word': () => inARow(1),
    'two words': () => `${inARow(1)} ${inARow(1)}`,
    'three words of a tender': () => inARow(3),
    'a phrase of two words': () => `"${inARow(2)}"`,
    'a phrase of three words': () => `"${inARow(3)}"`,
    'a phrase of common words': () => `"${pick(common)} ${pick(common)}"`,
    'two words that stand in no row': () => `"${inARow(1)} ${inARow(1)}"`,
    'a word without another': () => `${inARow(1)} -${inARow(1)}`,
    'a common word without another': () => shuffle(common).slice(0, 2).join(' -'),
    'a part of a word without the word': partAndWord,
    'a phrase without a word': () => `"${inARow(2)}" -${inARow(1)}`,
    'a word without a phrase': () => `${inARow(1)} -"${inARow(2)}"`,
    'a word without its own phrase': () => itsOwnPhrase(int(2, 3)),
    'a phrase without a longer one': () => {
      const words = inARow(3).split(' ');
      return `"${words.slice(0, 2).join(' ')}" -"${words.join(' ')}"`;
    },
    'a letter, or two': () => pick([pick(letters), pick(letters) + pick(letters), `${pick(letters)} ${pick(letters)}`]),
    'a letter without a common word': () => `${pick(letters)} -${pick(common)}`,
    'a letter without another': () => `${pick(letters)} -${pick(letters)}`,
    'a part of a word without a common word': () => `${part()} -${pick(common)}`,
    'a phrase and a letter': () => `"${inARow(2)}" ${pick(letters)}`,
    'a phrase and a common word': () => `"${inARow(2)}" ${pick(common)}`,
    'two languages': () => `${pick(typedInLatin)} ${pick(ofOtherLanguages)}`,
    'one language without another': () => `${pick(typedInLatin)} -${pick(ofOtherLanguages)}`,
  };
  return Object.entries(kinds).map(([name, create]) => ({
    name,
    searches: Array.from({ length: asked + askedBefore }, create).filter(asksForSomething),
  }));
}

/** The callers: another user for each kind, or another visitor each time. */
export type Asker = (db: Database) => Promise<() => Record<string, string>>;

export const asSubscriber: Asker = async (db) => {
  const [member] = await signInMany(db, 1);
  return () => ({ authorization: `Bearer ${member?.token}` });
};

export const asVisitor: Asker = async () => () => ({ ...bypassCache, ...nextCaller() });

/** Searches in titles, and in contents for readers who may see them, one at a time, with and without other filters. */
export async function askForWords(db: Database, api: string, query: string, asker: Asker): Promise<WordSearches[]> {
  const results: WordSearches[] = [];
  for (const { name, searches } of searchesOf(await sampleTexts(db))) {
    const headersOf = await asker(db);
    const timed: { text: string; ms: number; cpuMs: number }[] = [];
    for (const text of searches) {
      const url = `${api}/tender/search?title=${encodeURIComponent(text)}${query}`;
      const before = await postgresCpuMs(db);
      const ms = await timedAnswer(url, headersOf());
      timed.push({ text, ms, cpuMs: (await postgresCpuMs(db)) - before });
    }
    const counted = timed.slice(askedBefore).sort((a, b) => b.ms - a.ms);
    const times = counted.map(({ ms }) => ms);
    const slowest = counted.slice(0, 2).map(({ text, ms }) => `${text} ${Math.round(ms)}`);
    const cpu = counted.map(({ cpuMs }) => cpuMs);
    results.push({
      name,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      cpuP99: quantile(cpu, 0.99),
      slowest: slowest.join(', '),
    });
  }
  return results;
}

/** The size of the word index for contents. `load` prints how long it took to build. */
export async function contentIndexSize(db: Database): Promise<string> {
  const { rows } = await sql<{ size: string }>`select pg_size_pretty(pg_relation_size('tender_content_words_words'))
    || ', its table ' || pg_size_pretty(pg_total_relation_size('tender_content_words')
      - pg_relation_size('tender_content_words_words')) as size`.execute(db);
  return rows[0]?.size ?? '';
}
