import { beforeAll, expect, it } from 'vitest';
import { createNotice } from '../../../testing/notice.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { run } from '../../../testing/operator.ts';
import { walkPages } from '../../../testing/pages.ts';
import { seededAt } from '../../../testing/seeded.ts';
import { storeTenders } from '../tenders/records/tenders.writer.ts';

const firstId = 740_000;

const titles = [
  'Supply of a plough',
  'የማረሻ ግዢ',
  'Bittaa maarashaa',
  'Ploughshares of old',
  'Plough and yoke for oxen',
  'ማረሻና ቀንበር',
  'የሁለት ተሽከርካሪ ጎማ',
  'Harrow and yoke',
  'ሁለት ጎማ',
];

onOneDatabase('a search for a word with synonyms', (world) => {
  beforeAll(async () => {
    const notices = titles.map((title, at) =>
      createNotice(firstId + at, { title, contentHtml: at === 7 ? '<p>ማረሻ አለው</p>' : '<p>-</p>' }),
    );
    await storeTenders(world().db, notices, seededAt);
    await run(world(), 'synonym', 'add', 'plough', 'plough', 'am=ማረሻ', 'om=maarashaa');
    await run(world(), 'synonym', 'add', 'two wheeler', 'two wheeler', 'am=ሁለት ተሽከርካሪ');
  });

  const found = async (title: string, token?: string) =>
    (await walkPages(world(), { title, company_id: 1 }, token === undefined ? {} : { token }))
      .map((tender) => titles[tender.id - firstId])
      .toSorted();

  it.each([
    ['by itself', 'plough', [titles[0], titles[1], titles[2], titles[3], titles[4]]],
    ['with what Amharic sets before it', 'በማረሻ', [titles[0], titles[1], titles[2], titles[4]]],
    ['beside another word', 'plough yoke', [titles[4]]],
    ['of two words', 'two wheeler', [titles[6]]],
    ['of two words, beside a third', 'two wheeler ጎማ', [titles[6]]],
  ])('%s finds tenders with any of them', async (_name, title, expected) => {
    expect(await found(title)).toEqual(expected.toSorted());
  });

  it('in quotes finds only the word itself', async () => {
    expect(await found('"plough"')).toEqual([titles[0], titles[4]].toSorted());
  });

  it('excludes only the word itself, not its synonyms', async () => {
    expect(await found('yoke -plough')).toEqual([titles[7]]);
    expect(await found('yoke -harrow')).toEqual([titles[4]]);
  });

  it('searches content only for readers who may see it', async () => {
    expect(await found('maarashaa harrow')).toEqual([]);
    expect(await found('maarashaa harrow', await world().tokenOf('active'))).toEqual([titles[7]]);
    expect(await found('maarashaa harrow', await world().tokenOf('inactive'))).toEqual([]);
  });

  it('says which synonyms it has searched', async () => {
    const ask = async (title?: string) =>
      (await world().call('searchTenders', { query: title === undefined ? {} : { title } })).also_searched;
    expect(await ask('ማረሻ "two" -ጎማ')).toEqual(['maarashaa', 'plough']);
    expect(await ask('two wheeler')).toEqual(['ሁለት ተሽከርካሪ']);
    expect(await ask('zzz')).toEqual([]);
    expect(await ask()).toBeUndefined();
  });
});
