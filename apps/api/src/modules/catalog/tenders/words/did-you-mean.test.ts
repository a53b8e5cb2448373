import { beforeAll, expect, it } from 'vitest';
import { createNotice } from '../../../../testing/notice.ts';
import { onEveryDatabase } from '../../../../testing/on-databases.ts';
import { seededAt } from '../../../../testing/seeded.ts';
import { storeTenders } from '../records/tenders.writer.ts';

const firstId = 770_000;
const titles = ['Threshing machines for barley', 'የገብስ መውቂያ ማሽን', 'Barley flour', 'ሐምሌ 2019'];

onEveryDatabase('a search that finds nothing', (world) => {
  beforeAll(() =>
    storeTenders(
      world().db,
      titles.map((title, at) => createNotice(firstId + at, { title, contentHtml: '<p>winnowing</p>' })),
      seededAt,
    ),
  );

  const suggested = async (title: string, query: Record<string, string | number> = {}, token?: string) =>
    (await world().call('searchTenders', { query: { title, ...query }, ...(token !== undefined && { token }) }))
      .did_you_mean;

  it.each([
    ['a letter left out', 'threshng', 'threshing'],
    ['letters exchanged, beside a word that is right', 'barlye flour', 'barley flour'],
    ['a wrong syllable', 'መውቂየ', 'መውቂያ'],
    ['Amharic in Latin letters, with a mistake', 'mewqyo', 'መውቂያ'],
  ])('with %s suggests a word from titles', async (_name, typed, expected) => {
    expect(await suggested(typed)).toBe(expected);
  });

  it.each([
    ['is nothing like a word of a title', 'zzzzzzzz'],
    ['is spelt like a word of content', 'winnowin'],
    ['is in quotes', '"threshng"'],
    ['has something excluded', 'threshng -barley'],
    ['has more words than anybody could put right', 'threshng one two three four'],
    ['has words of titles alone', 'threshing flour'],
    ['is a number', '2018190'],
  ])('and %s gets no suggestion', async (_name, typed) => {
    expect(await suggested(typed)).toBeUndefined();
  });

  it('suggests only words that find something in this list', async () => {
    expect(await suggested('threshng', { company_id: 1 })).toBe('threshing');
    expect(await suggested('threshng', { company_id: 2 })).toBeUndefined();
  });

  it('never suggests a word from content, not even to subscribers', async () => {
    const token = await world().tokenOf('active');
    expect(await suggested('winnowin', {}, token)).toBeUndefined();
    expect(await suggested('threshng', {}, token)).toBe('threshing');
  });

  it('gets no suggestion when something is found or on a later page', async () => {
    expect(await suggested('threshing')).toBeUndefined();
    expect(await suggested('threshng', { page: 2 })).toBeUndefined();
  });
});
