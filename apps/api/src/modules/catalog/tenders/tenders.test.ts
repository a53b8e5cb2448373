import { signData } from '@telegram-apps/init-data-node';
import { beforeAll, describe, expect, it } from 'vitest';
import { initDataOf } from '../../../testing/init-data.ts';
import { createNotice } from '../../../testing/notice.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { botToken, seededAt } from '../../../testing/seeded.ts';
import type { World } from '../../../testing/world.ts';
import { storeTenders } from './records/tenders.writer.ts';

const canary = 'CANARY';
const secretId = 700_000;
const closesAt = new Date('2026-12-24T08:17:43.123Z');
const hidden = [canary, '2026-12-24', '08:17', '1987-06-05', '77777', '88888', 'Addis Zemen'];

async function storeSecret({ db }: World): Promise<void> {
  const secret = createNotice(secretId, {
    title: 'Supply of generators',
    contentHtml: `<p onclick="alert(1)">${canary} content</p><script>alert('${canary}')</script>`,
    snippet: 'Bids are invited.',
    categoryIds: [1, 2],
    sources: [{ sourceId: 1, publishedOn: '1987-06-05' }],
    opensAt: closesAt,
    closesAt,
    alternativeOpenText: `${canary} opening`,
    alternativeCloseText: `${canary} closing`,
    documentPrice: 7_777_700,
    bond: 8_888_888_850,
    referenceNumber: `${canary}/7`,
  });
  await storeTenders(db, [secret], seededAt);
}

const params = { tenderId: secretId };

onOneDatabase('tenders', (world) => {
  beforeAll(() => storeSecret(world()));
  describe('one of them', () => reading(world));
  describe('paid content', () => hiding(world));
  describe('the latest tenders in the mini app', () => miniApp(world));
});

function reading(world: () => World): void {
  it('is complete for a subscriber', async () => {
    const { data } = await world().call('getTender', { params, token: await world().tokenOf('active') });
    expect(data).toEqual({
      id: secretId,
      title: 'Supply of generators',
      content: '<p>CANARY content</p>',
      snippet: 'Bids are invited.',
      bid_open_date: closesAt.toISOString(),
      bid_close_date: closesAt.toISOString(),
      alternative_open_date: 'CANARY opening',
      alternative_close_date: 'CANARY closing',
      bid_doc_price: '77777',
      bid_bond_price: '88888888.50',
      created_at: seededAt.toISOString(),
      status: 1,
      is_saved: 0,
      tender_sources: [{ source: { id: 1, name: 'Addis Zemen' }, published_at: '1987-06-05' }],
      company: { id: 1, name: expect.any(String), logo: '/company/1/logo.webp' },
      tender_categories: [
        { category_id: 1, category: { name: 'Building Construction' } },
        { category_id: 2, category: { name: 'Roads and Bridges' } },
      ],
      tender_regions: [{ region_id: 1, region: { name: 'Addis Ababa' } }],
      language: { id: 2, name: 'English' },
      type: 'purchase',
      reference_number: 'CANARY/7',
      is_cancelled: false,
      cancelled_at: null,
      close_date_working: null,
      updates: 0,
      requirements: [
        { kind: 'bid-bond', is_ticked: 0 },
        { kind: 'bid-document', is_ticked: 0 },
      ],
    });
  });

  it('is complete during a trial', async () => {
    const { data } = await world().call('getTender', { params, token: await world().tokenOf('trial') });
    expect(data.content).toContain(canary);
  });

  it('has names in the requested language', async () => {
    const headers = { 'accept-language': 'am,en;q=0.5' };
    const { data } = await world().call('getTender', { params, headers });
    expect(data.tender_regions[0]?.region.name).toBe('አዲስ አበባ');
    expect(data.language.name).toBe('እንግሊዝኛ');
  });

  it('shows a user whether it is saved', async () => {
    const { db, call, tokenOf } = world();
    const token = await tokenOf('active');
    const saved = await db.selectFrom('saved_tenders').select('tender_id').execute();
    const savedIds = new Set(saved.map(({ tender_id }) => tender_id));
    const { tenders } = await call('searchTenders', { token });
    expect(tenders.data.some(({ is_saved }) => is_saved === 1)).toBe(true);
    for (const { id, is_saved } of tenders.data) expect(is_saved === 1).toBe(savedIds.has(id));
    const other = await call('searchTenders', { token: await tokenOf('nofeed') });
    expect(other.tenders.data.every(({ is_saved }) => is_saved === 0)).toBe(true);
  });

  it.each([999_999, 99_999_999_999])('is a 404 for the unknown id %d', async (tenderId) => {
    expect(await world().refusal('getTender', { params: { tenderId } })).toMatchObject({ status: 404 });
  });

  it.each(['abc', '0', '1.5', "1'--", '1e3', '1e400', '9'.repeat(400)])('refuses %s as a number', async (tenderId) => {
    expect(await world().refusal('getTender', { params: { tenderId } })).toMatchObject({ status: 400 });
  });
}

function hiding(world: () => World): void {
  const asVisitor = async () => ({});
  const asUnsubscribed = async () => ({ token: await world().tokenOf('inactive') });
  const asTelegramGuest = async () => ({ initData: initDataOf(4242) });

  describe.each([
    ['a visitor', asVisitor],
    ['a user without a subscription', asUnsubscribed],
  ])('for %s', (_name, identify) => {
    it.each(['searchTenders', 'listLatestTenders', 'getTender'] as const)('is not in the answer of %s', async (id) => {
      const response = await world().send(id, { params, ...(await identify()) });
      expect(response.statusCode).toBe(200);
      expect(response.payload).toContain('Supply of generators');
      for (const text of hidden) expect(response.payload).not.toContain(text);
    });

    it('is null in the tender, and the rest is present', async () => {
      const { data } = await world().call('getTender', { params, ...(await identify()) });
      expect(data).toMatchObject({
        content: null,
        bid_open_date: null,
        bid_close_date: null,
        alternative_open_date: null,
        alternative_close_date: null,
        bid_doc_price: null,
        bid_bond_price: null,
        tender_sources: null,
        snippet: 'Bids are invited.',
        status: 1,
      });
    });
  });

  it('is not in the lists of a Telegram user without an account', async () => {
    const response = await world().send('listTelegramLatestTenders', await asTelegramGuest());
    expect(response.statusCode).toBe(200);
    for (const text of hidden) expect(response.payload).not.toContain(text);
  });

  it('is hidden as soon as a subscription ends', async () => {
    const { clock, call, db, tokenOf } = world();
    const token = await tokenOf('trial');
    const { ends_at } = await db
      .selectFrom('subscriptions')
      .innerJoin('users', 'users.id', 'user_id')
      .select('ends_at')
      .where('email', '=', 'trial@awaj.test')
      .executeTakeFirstOrThrow();
    const contentAt = async (instant: number) => {
      clock.now = new Date(instant);
      const { data } = await call('getTender', { params, token });
      return data.content;
    };
    expect(await contentAt(ends_at.getTime() - 1)).toContain(canary);
    expect(await contentAt(ends_at.getTime())).toBeNull();
    clock.now = seededAt;
  });
}

/** The library reads a key that it does not know once, however often it was signed. */
function signedTwice(): string {
  const pairs = [...new URLSearchParams(initDataOf(1))].filter(([key]) => key !== 'hash');
  pairs.push(['extra', '1'], ['extra', '2']);
  const checked = pairs.map(([key, value]) => `${key}=${value}`).sort();
  return new URLSearchParams([...pairs, ['hash', signData(checked.join('\n'), botToken)]]).toString();
}

function miniApp(world: () => World): void {
  const listWith = (initData: string) => world().send('listTelegramLatestTenders', { initData });

  it('are the same as on the website', async () => {
    const { tenders } = await world().call('listTelegramLatestTenders', { initData: initDataOf(1) });
    const plain = await world().call('listLatestTenders');
    expect(tenders.data).toEqual(plain.tenders.data);
  });

  it('accept init data in the query, and leave it out of the next page', async () => {
    const query = { data_check_string: initDataOf(1) };
    const { tenders } = await world().call('listTelegramLatestTenders', { query });
    expect(tenders.next_page_url).toMatch(/^\/telegram\/latest-tenders\?page=2&cursor=[\w-]+$/);
  });

  it('ignore a placeholder bearer beside the init data in the query', async () => {
    const query = { data_check_string: initDataOf(1) };
    const response = await world().send('listTelegramLatestTenders', { query, token: 'placeholder' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('are complete for a Telegram user with a subscription', async () => {
    const { db, call } = world();
    await db.updateTable('users').set({ telegram_id: 7_000_000_001 }).where('email', '=', 'active@awaj.test').execute();
    const { tenders } = await call('listTelegramLatestTenders', { initData: initDataOf(7_000_000_001) });
    expect(tenders.data.every(({ tender_sources }) => tender_sources !== null)).toBe(true);
  });

  it.each([
    ['no init data', ''],
    ['init data of another bot', initDataOf(1, seededAt, '1:another')],
    ['init data older than a day', initDataOf(1, new Date(seededAt.getTime() - 24 * 3_600_000 - 1_000))],
    ['init data from the future', initDataOf(1, new Date(seededAt.getTime() + 61_000))],
    ['a key that is there twice, though the signature is right', signedTwice()],
    ['a changed user', initDataOf(1).replace('%22id%22%3A1', '%22id%22%3A2')],
    ['something else', 'hello'],
  ])('are refused to %s, with a 403', async (_name, initData) => {
    const response = await listWith(initData);
    expect(response.statusCode).toBe(403);
  });
}
