import type { FeedAddress, SavedSearchForm } from '@awaj/api-client/schema';
import { dayMs, hourMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { moveOn } from '../../../testing/clock.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { run } from '../../../testing/operator.ts';
import { inFull, signUp } from '../../../testing/people.ts';
import { seededAt } from '../../../testing/seeded.ts';
import type { World } from '../../../testing/world.ts';

onOneDatabase('calendars and feeds', (world) => {
  beforeEach(() => {
    world().clock.now = seededAt;
  });
  describe('by their addresses', () => addresses(world));
  describe('when they are fetched', () => fetching(world));
  describe('of saved tenders', () => calendars(world));
  describe('of saved searches', () => searches(world));
});

/** Somebody whose subscription runs for a month. */
async function subscriber(world: World) {
  const { db, clock } = world;
  const { token, phone } = await signUp(world);
  const { id } = await db.selectFrom('users').select('id').where('phone', '=', inFull(phone)).executeTakeFirstOrThrow();
  const ends_at = new Date(clock.now.getTime() + 30 * dayMs);
  await db.insertInto('subscriptions').values({ user_id: id, starts_at: clock.now, ends_at }).execute();
  return { token, id };
}

async function makeAddress(world: World, token: string, saved_search_id: number | null = null): Promise<FeedAddress> {
  return (await world.call('createFeedAddress', { body: { saved_search_id }, token })).feed;
}

const read = ({ app }: World, url: string | null, headers: Record<string, string> = {}) =>
  app.inject({ url: new URL(url ?? 'http://none').pathname, headers });

/** An open tender that closes in some days, saved by somebody. */
async function saveOne({ db, call, clock }: World, token: string): Promise<number> {
  const { id } = await db
    .selectFrom('tenders')
    .select('id')
    .where('closes_at', '>', new Date(clock.now.getTime() + 3 * dayMs))
    .where('alternative_close_text', 'is', null)
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await call('saveTender', { params: { id }, body: { to: 1 }, token });
  return id;
}

/** As if the closing day of a tender was counted from the words of its notice. */
async function countDays({ db }: World, id: number): Promise<void> {
  const counted = {
    alternative_close_text: 'for 20 days',
    deadline_working: sql<string>`jsonb_build_object('isApproximate', true)`,
  };
  await db.updateTable('tenders').set(counted).where('id', '=', id).execute();
}

const linesOf = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n');

function addresses(world: () => World): void {
  it('are listed to their owner, and end when the address is replaced or revoked', async () => {
    const { token } = await subscriber(world());
    const first = await makeAddress(world(), token);
    expect(await world().call('listFeedAddresses', { token })).toEqual({ feeds: [first] });
    const second = await makeAddress(world(), token);
    expect((await read(world(), first.urls.ics)).statusCode).toBe(404);
    expect((await read(world(), second.urls.ics)).statusCode).toBe(200);
    const other = await subscriber(world());
    await world().call('deleteFeedAddress', { params: { id: second.id }, token: other.token });
    expect((await read(world(), second.urls.ics)).statusCode).toBe(200);
    await world().call('deleteFeedAddress', { params: { id: second.id }, token });
    expect((await read(world(), second.urls.ics)).statusCode).toBe(404);
    expect(await world().call('listFeedAddresses', { token })).toEqual({ feeds: [] });
  });

  it('are refused for the search of somebody else', async () => {
    const [owner, other] = [await subscriber(world()), await subscriber(world())];
    const body = { name: 'Addis', filters: { region_id: 1 } };
    const { saved_search } = await world().call('createSavedSearch', { body, token: owner.token });
    const refused = { body: { saved_search_id: saved_search.id }, token: other.token };
    expect(await world().refusal('createFeedAddress', refused)).toMatchObject({ status: 404 });
    const unheardOf = { body: { saved_search_id: 2_147_483_648 }, token: owner.token };
    expect(await world().refusal('createFeedAddress', unheardOf)).toMatchObject({ status: 400 });
  });

  it('are not found at an address that is invented, damaged, of another kind or of a closed account', async () => {
    const { token, id } = await subscriber(world());
    const { ics } = (await makeAddress(world(), token)).urls;
    const address = ics ?? '';
    const wrong = [
      address.replace('.ics', '.atom'),
      address.replace('.ics', '.xml'),
      address.replace('.ics', ''),
      address.replace(/.\.ics$/, '.ics'),
      `http://x/feeds/${'A'.repeat(43)}.ics`,
    ];
    for (const url of wrong) expect((await read(world(), url)).statusCode).toBe(404);
    await world().db.updateTable('users').set({ disabled_at: seededAt }).where('id', '=', id).execute();
    expect((await read(world(), address)).statusCode).toBe(404);
  });
}

function fetching(world: () => World): void {
  it('have a tag and a time, and answer 304 until something changes', async () => {
    const { token } = await subscriber(world());
    const id = await saveOne(world(), token);
    const { ics } = (await makeAddress(world(), token)).urls;
    const first = await read(world(), ics);
    const { etag = '', 'last-modified': lastModified = '' } = first.headers;
    expect(first.headers['cache-control']).toBe('private, max-age=300');
    moveOn(world(), hourMs);
    for (const headers of [{ 'if-none-match': String(etag) }, { 'if-modified-since': String(lastModified) }]) {
      const again = await read(world(), ics, headers as Record<string, string>);
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    await world().call('saveTender', { params: { id }, body: { to: 0 }, token });
    for (const headers of [{ 'if-none-match': String(etag) }, { 'if-modified-since': String(lastModified) }])
      expect((await read(world(), ics, headers as Record<string, string>)).statusCode).toBe(200);
  });

  it('are fetched at most 120 times an hour', async () => {
    const { token } = await subscriber(world());
    const { ics } = (await makeAddress(world(), token)).urls;
    for (let times = 0; times < 120; times++) await read(world(), ics);
    const refused = await read(world(), ics);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  });
}

function calendars(world: () => World): void {
  it('have one entry per deadline, with a higher sequence after a change, and mark cancelled tenders', async () => {
    const { token } = await subscriber(world());
    const id = await saveOne(world(), token);
    const { ics } = (await makeAddress(world(), token)).urls;
    const lines = async () => linesOf((await read(world(), ics)).body);
    const before = await lines();
    expect(before).toEqual(
      expect.arrayContaining([`UID:tender-${id}-closes@awaj.test`, 'SEQUENCE:1', 'STATUS:CONFIRMED', 'TRIGGER:-P1D']),
    );
    moveOn(world(), hourMs);
    await run(world(), 'tender', 'extend', String(id), '--until', '2027-03-01 10:00');
    expect(await lines()).toEqual(
      expect.arrayContaining([`UID:tender-${id}-closes@awaj.test`, 'SEQUENCE:2', 'DTSTART:20270301T070000Z']),
    );
    await run(world(), 'tender', 'cancel', String(id));
    const cancelled = await lines();
    expect(cancelled).toEqual(expect.arrayContaining([`UID:tender-${id}-closes@awaj.test`, 'STATUS:CANCELLED']));
    expect(cancelled).not.toContain('BEGIN:VALARM');
  });

  it('say "about" for a deadline that was counted from the words of the notice', async () => {
    const { token } = await subscriber(world());
    const id = await saveOne(world(), token);
    await countDays(world(), id);
    const { ics } = (await makeAddress(world(), token)).urls;
    const lines = linesOf((await read(world(), ics)).body);
    expect(lines).toContain(`UID:tender-${id}-closes@awaj.test`);
    expect(lines).toContainEqual(expect.stringMatching(/^SUMMARY:Bid closes about this day: /));
  });

  it('show how to renew instead of deadlines when the subscription has ended', async () => {
    const { token, id: userId } = await subscriber(world());
    const id = await saveOne(world(), token);
    const { ics } = (await makeAddress(world(), token)).urls;
    await world().db.deleteFrom('subscriptions').where('user_id', '=', userId).execute();
    const { body } = await read(world(), ics);
    const lines = linesOf(body);
    expect(lines).toContain('SUMMARY:Awaj: subscribe to see closing dates');
    expect(lines).toContain('DTSTART:20261120T060000Z');
    expect(body).not.toContain(`tender-${id}`);
    expect(lines.filter((line) => line.startsWith('UID:'))).toHaveLength(1);
  });
}

function searches(world: () => World): void {
  async function addressOfSearch(
    token: string,
    name = 'In <Addis> & near',
    filters: SavedSearchForm['filters'] = { region_id: 1 },
  ) {
    const body = { name, filters };
    const { saved_search } = await world().call('createSavedSearch', { body, token });
    return makeAddress(world(), token, saved_search.id);
  }

  it('contain the newest tenders in Atom and in JSON, with their closing', async () => {
    const { token } = await subscriber(world());
    const { urls } = await addressOfSearch(token);
    const atom = await read(world(), urls.atom);
    expect(atom.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(atom.body).toContain('<title>Awaj: In &lt;Addis&gt; &amp; near</title>');
    const json = (await read(world(), urls.json)).json();
    const preview = { body: { filters: { region_id: 1 } }, token };
    const { tenders } = await world().call('previewSavedSearch', preview);
    expect(tenders.length).toBeGreaterThan(0);
    for (const { id } of tenders) {
      expect(json.items).toContainEqual(expect.objectContaining({ url: `https://awaj.test/tender/${id}` }));
      expect(atom.body).toContain(`https://awaj.test/tender/${id}"`);
    }
    expect(JSON.stringify(json)).toContain(' · closes ');
  });

  it('say "about" for a closing day that was counted', async () => {
    const { token } = await subscriber(world());
    const { tenders } = await world().call('previewSavedSearch', { body: { filters: { region_id: 1 } }, token });
    const [{ id = 0 } = {}] = tenders;
    await countDays(world(), id);
    const { urls } = await addressOfSearch(token);
    const { items } = (await read(world(), urls.json)).json();
    expect(items).toContainEqual(
      expect.objectContaining({
        url: `https://awaj.test/tender/${id}`,
        content_text: expect.stringContaining(' · closes about '),
      }),
    );
  });

  it('show titles and how to renew, but nothing locked, when the subscription has ended', async () => {
    const { token, id: userId } = await subscriber(world());
    const open = await addressOfSearch(token);
    // The result of this search would reveal when tenders close.
    const locked = await addressOfSearch(token, 'Closes soon', { region_id: 1, closing_until: '2027-01-01' });
    await world().db.deleteFrom('subscriptions').where('user_id', '=', userId).execute();
    const { items } = (await read(world(), open.urls.json)).json();
    expect(items[0].title).toBe('Awaj: subscribe to see closing dates');
    expect(items.length).toBeGreaterThan(1);
    expect(JSON.stringify(items)).not.toContain('closes ');
    expect((await read(world(), locked.urls.json)).json().items).toHaveLength(1);
  });

  it('end with their search', async () => {
    const { token } = await subscriber(world());
    const { saved_search, urls } = await addressOfSearch(token);
    await world().call('deleteSavedSearch', { params: { id: saved_search?.id ?? 0 }, token });
    expect((await read(world(), urls.atom)).statusCode).toBe(404);
  });
}
