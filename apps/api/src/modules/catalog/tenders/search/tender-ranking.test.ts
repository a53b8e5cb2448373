import { dayMs } from '@awaj/domain/duration';
import { beforeAll, describe, expect, it } from 'vitest';
import { createNotice } from '../../../../testing/notice.ts';
import { onEveryDatabase } from '../../../../testing/on-databases.ts';
import { run } from '../../../../testing/operator.ts';
import { type Query, walkPages } from '../../../../testing/pages.ts';
import { seededAt } from '../../../../testing/seeded.ts';
import type { TenderRecord } from '../records/tender-records.ts';
import { storeTenders } from '../records/tenders.writer.ts';

const firstId = 750_000;
const crowdId = 760_000;
const closed = new Date(seededAt.getTime() - dayMs);
const ago = (days: number): Date => new Date(seededAt.getTime() - days * dayMs);

/** Each with the same age and state, unless it says otherwise. */
const notices: Record<string, Partial<TenderRecord>> = {
  inARow: { title: 'Sickles whetted daily' },
  inTitle: { title: 'Daily use of whetted sickles' },
  inOtherWords: { title: 'Daily whetted reaping hooks' },
  inContent: { title: 'Whetted tools', contentHtml: '<p>sickles, daily sickles</p>' },
  old: { title: 'Anvils one', createdAt: ago(400) },
  fresh: { title: 'Anvils two', createdAt: ago(2) },
  closed: { title: 'Anvils three', createdAt: ago(2), closesAt: closed },
  common: { title: 'Tongs and tongs', contentHtml: '<p>billhook</p>' },
  rare: { title: 'Billhook', contentHtml: '<p>tongs</p>' },
  often: { title: 'Bellows', contentHtml: '<p>bellows, bellows and bellows</p>' },
  once: { title: 'Bellows' },
  commonToo: { title: 'Tongs of iron', contentHtml: '<p>billhook</p>' },
};
const names = Object.keys(notices);

onEveryDatabase('a search in the order of relevance', (world) => {
  beforeAll(async () => {
    const stored = Object.values(notices).map((change, at) =>
      createNotice(firstId + at, { companyId: 2, createdAt: ago(5), ...change }),
    );
    await storeTenders(world().db, stored, seededAt);
    await run(world(), 'synonym', 'add', 'sickle', 'sickles', 'reaping hooks');
  });

  const ranked = async (title: string, { token, ...query }: Query & { token?: string } = {}): Promise<unknown[]> => {
    const asked = { title, company_id: 2, sort: 'relevance', ...query };
    const page = await world().call('searchTenders', { query: asked, ...(token !== undefined && { token }) });
    return page.tenders.data.map(({ id }) => names[id - firstId]);
  };

  it('ranks titles with the exact phrase before titles with synonyms', async () => {
    expect(await ranked('sickles whetted daily')).toEqual(['inARow', 'inTitle', 'inOtherWords']);
  });

  it('ranks titles before content for subscribers', async () => {
    const token = await world().tokenOf('active');
    expect(await ranked('sickles whetted daily', { token })).toEqual([
      'inARow',
      'inTitle',
      'inOtherWords',
      'inContent',
    ]);
  });

  it('gives the rarer of several words more weight', async () => {
    const token = await world().tokenOf('active');
    expect((await ranked('tongs billhook', { token }))[0]).toBe('rare');
  });

  it('ranks frequent words in content first for subscribers', async () => {
    const token = await world().tokenOf('active');
    expect(await ranked('bellows', { token })).toEqual(['often', 'once']);
    expect(await ranked('bellows')).toEqual(['once', 'often']);
  });

  it('ranks fresh and open tenders first among equal matches', async () => {
    expect(await ranked('anvils')).toEqual(['fresh', 'old', 'closed']);
  });

  it('respects phrases and exclusions', async () => {
    expect(await ranked('"whetted sickles"')).toEqual(['inTitle']);
    expect(await ranked('sickles -row -daily')).toEqual([]);
  });

  it('is newest first without words', async () => {
    const newest = await world().call('searchTenders', { query: { company_id: 2 } });
    const asked = await world().call('searchTenders', { query: { company_id: 2, sort: 'relevance' } });
    expect(asked.tenders.data).toEqual(newest.tenders.data);
  });

  describe('of more than a thousand', () => {
    const crowd = Array.from({ length: 1_050 }, (_, at) =>
      createNotice(crowdId + at, {
        title: at % 3 === 0 ? `Horseshoes nailed ${at}` : `Nailed ${at} horseshoes`,
        companyId: 3,
        createdAt: new Date(ago(100).getTime() + at * 1_000),
      }),
    );
    beforeAll(() => storeTenders(world().db, crowd, seededAt));

    it('ranks the newest thousand, each once, while others are posted', async () => {
      let posted = 0;
      const onPage = async () => {
        posted += 1;
        const late = createNotice(crowdId + 2_000 + posted, {
          title: 'Horseshoes nailed',
          createdAt: world().clock.now,
        });
        world().clock.now = new Date(world().clock.now.getTime() + 1_000);
        if (posted <= 3) await storeTenders(world().db, [{ ...late, createdAt: world().clock.now }], seededAt);
      };
      const query = { title: 'horseshoes nailed', company_id: 3, sort: 'relevance' };
      const found = (await walkPages(world(), query, { onPage })).map(({ id }) => id);
      expect(new Set(found).size).toBe(1_000);
      expect(found.length).toBe(1_000);
      expect(Math.min(...found)).toBe(crowdId + 50);
      const inARow = found.map((id) => (id - crowdId) % 3 === 0);
      expect(inARow.lastIndexOf(true)).toBe(inARow.filter(Boolean).length - 1);
    });

    it('ranks each once for subscribers, reading content in blocks of a hundred', async () => {
      const token = await world().tokenOf('active');
      const found = await walkPages(world(), { title: 'nailed', company_id: 3, sort: 'relevance' }, { token });
      expect([found.length, new Set(found.map(({ id }) => id)).size]).toEqual([1_000, 1_000]);
    });

    it('can be opened at a page number, and ends after fifty pages', async () => {
      const at = async (page: number) =>
        (await world().call('searchTenders', { query: { title: 'nailed', company_id: 3, sort: 'relevance', page } }))
          .tenders;
      expect((await at(50)).data).toHaveLength(20);
      expect((await at(50)).next_page_url).toBeNull();
      expect((await at(51)).data).toEqual([]);
    });
  });

  it('refuses a cursor of a different order', async () => {
    const { tenders } = await world().call('searchTenders', { query: { title: 'supply' } });
    const cursor = new URL(tenders.next_page_url ?? '', 'http://api.test').searchParams.get('cursor') ?? '';
    const { status } = await world().refusal('searchTenders', { query: { title: 'of', sort: 'relevance', cursor } });
    expect(status).toBe(400);
  });
});
