import { createRandom } from '@awaj/demo-data/prng';
import { searchKey, searchTerms } from '@awaj/domain/amharic';
import { excludesItself, matchesWords, parseSearch, type TextWords, textWords } from '@awaj/domain/search-words';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createNotice } from '../../../../testing/notice.ts';
import { onEveryDatabase } from '../../../../testing/on-databases.ts';
import { firstPage, type Query, walkPages } from '../../../../testing/pages.ts';
import { seededAt } from '../../../../testing/seeded.ts';
import { statementsOf, wholeStatementsOf } from '../../../../testing/statements.ts';
import type { World } from '../../../../testing/world.ts';
import { storeTenders } from '../records/tenders.writer.ts';
import { findTendersBy, type ScanBudget } from '../search/tender-search.ts';
import { noticeText } from './notice-html.ts';

const firstId = 500_000;

/** Titles with their content. */
const texts = [
  ['የጨረታ ማስታወቂያ ቁ. ፳፩', '<p>ለጽ/ቤቱ የመንገድ ሥራ</p>'],
  ['Road works, 2nd lot', '<p>A foot<b>bridge</b> of steel</p>'],
  ['Works on a road', '<table><tr><td>Gravel</td><td>5,ዐዐዐ.00</td></tr></table>'],
  ['Roads of Adama', '<p>steel &amp; gravel</p>'],
] as const;

const names = (title: string): string | undefined => texts.find(([each]) => each === title)?.[0];

async function found(world: World, role: 'visitor' | 'inactive' | 'active', title: string, filters: Query = {}) {
  const who = role === 'visitor' ? {} : { token: await world.tokenOf(role) };
  const list = await walkPages(world, { end_date: '2026-01-01', ...filters, title }, who);
  return list.flatMap((tender) => names(tender.title) ?? []);
}

const all = texts.map(([title]) => title).reverse();
const [adama, works, road, chereta] = all;

const ways: readonly (readonly [string, ScanBudget])[] = [
  ['a scan alone', { first: 10_000, second: 10_000, likelyFrom: 0 }],
  ['both scans and then the index', { first: 30, second: 60, likelyFrom: 1 }],
  ['the index', { first: 1, second: 1, likelyFrom: 99 }],
];

interface Row {
  id: number;
  title: string;
  content: string;
  key: string;
  /** Of the title, and of the content. */
  read: readonly TextWords[];
}

async function everything({ db }: World): Promise<Row[]> {
  const { rows } = await sql<Row>`select t.id, t.title, c.content from tenders t
    join tender_contents c on c.tender_id = t.id order by t.created_at desc, t.id desc`.execute(db);
  return rows.map(({ id, title, content }) => {
    const text = noticeText(content);
    return { id, title, content: text, key: searchKey(title), read: [textWords(title), textWords(text)] };
  });
}

const nothing = { words: [], phrases: [], exclusions: [] };

/** Words as they are typed in the title, or whole words anywhere; phrases and exclusions anywhere. */
function isFound(title: string, row: Row, readsContent: boolean): boolean {
  const parsed = parseSearch(title);
  if (!parsed.ok) throw new Error(`${title} is not understood: ${parsed.error}`);
  const { words, phrases, exclusions } = parsed.value;
  const read = readsContent ? row.read : row.read.slice(0, 1);
  const isTyped = searchTerms(words.join(' ')).every((term) => row.key.includes(term));
  const hasWords = isTyped || matchesWords({ ...nothing, words }, read);
  return hasWords && matchesWords({ ...nothing, phrases, exclusions }, read);
}

const latin = ['chereta', 'menged', 'gizhi', 'timhirt'];

/** Made of what tenders say: words alone, in a row and left out. */
function randomSearches(rows: readonly Row[], count: number): string[] {
  const { pick, int } = createRandom('searches');
  const stretch = (length: number): string => {
    const row = pick(rows);
    const words = (int(0, 1) === 0 ? row.title : row.content).split(/[\s"“”«»]+/).filter(Boolean);
    const from = int(0, Math.max(0, words.length - length));
    return words
      .slice(from, from + length)
      .join(' ')
      .replaceAll(/^-+|(?<= )-+/g, '');
  };
  const kinds = [
    () => stretch(1),
    () => stretch(2),
    () => `"${stretch(2)}"`,
    () => `«${stretch(3)}»`,
    () => `${stretch(1)} "${stretch(2)}"`,
    () => `${stretch(1)} -${stretch(1)}`,
    () => `"${stretch(1)}" -"${stretch(2)}`,
    () => `${pick(latin)} ${stretch(1)}`,
    () => pick(latin),
  ];
  return Array.from({ length: count }, (_, at) => kinds[at % kinds.length]?.() ?? '').filter((title) => {
    const search = parseSearch(title);
    return search.ok && search.value.words.length + search.value.phrases.length > 0 && !excludesItself(search.value);
  });
}

onEveryDatabase('a search of words', (world) => {
  beforeAll(async () => {
    // Synonyms have tests of their own.
    await world().db.deleteFrom('synonyms').execute();
    const notices = texts.map(([title, contentHtml], at) =>
      createNotice(firstId + at, {
        title,
        contentHtml,
        sources: [{ sourceId: 1, publishedOn: '2026-01-01' }],
        createdAt: new Date(Date.UTC(2020, 0, 1, 0, at)),
      }),
    );
    return storeTenders(world().db, notices, seededAt);
  });

  it.each([
    ['a word as it is typed', 'roa', [adama, works, road]],
    ['Latin letters', 'chereta', [chereta]],
    ['another prefix', 'በጨረታ', [chereta]],
    ['an Ethiopic numeral', '21', [chereta]],
    ['a phrase', '"road works"', [road]],
    ['a phrase in other quotes', '“road works”', [road]],
    ['a phrase that is not closed', '«road works', [road]],
    ['a phrase of one word, which is whole', '"road"', [works, road]],
    ['a word without another', 'road -works', [adama]],
    ['a word without those that begin with another', 'road -work', [adama]],
    ['a word without a phrase', 'road -"road works"', [adama, works]],
    ['a phrase and a word as it is typed', '"works" roa', [works, road]],
  ])('finds titles for everybody by %s', async (_name, title, expected) => {
    for (const role of ['visitor', 'inactive', 'active'] as const)
      expect([role, await found(world(), role, title)]).toEqual([role, expected]);
  });

  it.each([
    ['a word', 'gravel', [adama, works]],
    ['a word of title and one of content', 'steel adama', [adama]],
    ['a phrase', '"steel gravel"', [adama]],
    ['a word of which a part is bold', 'footbridge', [road]],
    ['a number with the letter for zero', '5000', [works]],
    ['a part of an abbreviation', '"ቤቱ የመንገድ"', [chereta]],
    ['Latin letters', 'menged', [chereta]],
  ])('finds content only for subscribers, by %s', async (_name, title, expected) => {
    expect(await found(world(), 'active', title)).toEqual(expected);
    for (const role of ['visitor', 'inactive'] as const)
      expect([role, await found(world(), role, title)]).toEqual([role, []]);
  });

  it('applies exclusions to content only for subscribers', async () => {
    expect(await found(world(), 'active', 'road -steel')).toEqual([works]);
    for (const role of ['visitor', 'inactive'] as const)
      expect([role, await found(world(), role, 'road -steel')]).toEqual([role, [adama, works, road]]);
  });

  it.each(['road -road', '"road works" -works', 'ጨረታ -በጨረታ'])(
    'that excludes its own words is empty, without a query to the database: %s',
    async (title) => {
      // Synonyms are kept from here on.
      expect(await found(world(), 'visitor', 'road')).not.toEqual([]);
      const statements = await statementsOf(world(), async () => {
        expect(await found(world(), 'visitor', title)).toEqual([]);
      });
      expect(statements).toEqual([]);
    },
  );

  it.each([
    ['gravel -bridge', 'the newest month and then everything', 2],
    ['gravel', 'the newest month, eight of them, and then everything', 3],
  ])('finds %s in %s', async (title, _where, lookUps) => {
    const budget = { first: 1, second: 1, likelyFrom: 99 };
    const page = { ...firstPage, readsContent: true };
    const statements = await statementsOf(world(), () => findTendersBy(world().db, { title }, page, budget));
    expect(statements.filter((each) => /^with "(all_)?whole"/.test(each))).toHaveLength(lookUps);
  });

  it.each([
    ['a rare word', { title: 'gravel' }, true],
    ['a common word', { title: 'of' }, false],
    ['a common word beside a filter that hardly has it', { title: 'of', companyId: 3 }, false],
  ])(
    'asks the index of word parts for titles of the newest eight months with %s: %o, %s',
    async (_what, search, isAsked) => {
      const budget = { first: 0, second: 0, likelyFrom: 0 };
      const page = { ...firstPage, size: 5_000, readsContent: true };
      const statements = await wholeStatementsOf(world(), () => findTendersBy(world().db, search, page, budget));
      const [, ofEightMonths] = statements.filter((each) => each.includes('finds'));
      expect(ofEightMonths?.includes('title_parts')).toBe(isAsked);
    },
  );

  it('can be filtered and sorted by closing date', async () => {
    expect(await found(world(), 'active', 'gravel', { region_id: 1, category_id: 1, status_id: '1' })).toEqual([
      adama,
      works,
    ]);
    expect(await found(world(), 'active', 'gravel', { region_id: 2 })).toEqual([]);
    expect(await found(world(), 'active', '"steel gravel"', { sort: 'closing' })).toEqual([adama]);
  });

  it.each([
    ['-road', 'Add a word to find, not only words to leave out.', 'የሚተወውን ብቻ ሳይሆን የሚፈለገውንም ይጻፉ።'],
    ['road ""', /^There is nothing between the quotes/, /^በጥቅሱ ውስጥ ምንም የለም/],
    [Array.from({ length: 60 }, (_, at) => at).join(' '), /^Too many words/, /^ቃላቱ በጣም ብዙ ናቸው/],
  ])('that says %s is refused with a text', async (title, english, amharic) => {
    for (const [language, text] of [
      ['en', english],
      ['am', amharic],
    ] as const) {
      const answer = await world().send('searchTenders', {
        query: { title },
        headers: { 'accept-language': language },
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'search_problem', errors: { title: expect.stringMatching(text) } });
    }
  });

  describe.each(ways)('by %s', (_name, budget) => {
    it('finds the same as checking every tender', async () => {
      const rows = await everything(world());
      const searches = randomSearches(rows, 60);
      let hits = 0;
      for (const [at, title] of searches.entries()) {
        const readsContent = at % 3 !== 0;
        const expected = rows.filter((row) => isFound(title, row, readsContent)).map(({ id }) => id);
        const page = { ...firstPage, readsContent };
        const { rows: found } = await findTendersBy<{ id: number }>(world().db, { title }, page, budget);
        expect([title, readsContent, found.map(({ id }) => id)]).toEqual([title, readsContent, expected.slice(0, 21)]);
        hits += expected.length > 0 ? 1 : 0;
      }
      expect(hits).toBeGreaterThan(searches.length / 2);
    });
  });
});
