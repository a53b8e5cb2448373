import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { secondMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { storeTenders } from '../modules/catalog/tenders/records/tenders.writer.ts';
import { withdrawTender } from '../modules/catalog/tenders/records/withdrawn-tenders.ts';
import { moveOn } from '../testing/clock.ts';
import { createNotice } from '../testing/notice.ts';
import { onOneDatabase } from '../testing/on-databases.ts';
import { isEntitled, isInChat, isRefusedBearer, roleNames, roles } from '../testing/roles.ts';
import { statementsOf } from '../testing/statements.ts';
import type { World } from '../testing/world.ts';
import { createAnswerCache, usualCacheMs } from './answer-cache.ts';
import { worthBytes } from './answer-encoding.ts';

const idsOf = async (world: World): Promise<number[]> =>
  (await world.call('listLatestTenders')).tenders.data.map(({ id }) => id);

const publish = (world: World, id: number) =>
  storeTenders(world.db, [createNotice(id, { createdAt: world.clock.now })], world.clock.now);

/** Moves the clock until every cached answer has expired. */
const forget = (world: World) => moveOn(world, usualCacheMs);

onOneDatabase(
  'an answer to visitors',
  (world) => {
    it('is read once and then comes from the cache', async () => {
      const first = await world().send('listLatestTenders');
      let again: typeof first | undefined;
      const statements = await statementsOf(world(), async () => {
        again = await world().send('listLatestTenders');
      });
      expect(statements).toEqual([]);
      expect(again?.payload).toBe(first.payload);
      expect(again?.headers).toEqual({ ...first.headers, date: again?.headers.date });
    });

    it('is read once for concurrent requests', async () => {
      forget(world());
      const statements = await statementsOf(world(), () =>
        Promise.all(Array.from({ length: 20 }, () => world().send('searchTenders', { query: { region_id: 2 } }))),
      );
      expect(statements.length).toBeGreaterThan(0);
      expect(new Set(statements).size).toBe(statements.length);
    });

    it('shows changes within ten seconds after a tender is published or withdrawn', async () => {
      forget(world());
      const id = 800_001;
      expect(await idsOf(world())).not.toContain(id);
      await publish(world(), id);
      expect(await idsOf(world())).not.toContain(id);
      forget(world());
      expect(await idsOf(world())).toContain(id);
      await world()
        .db.transaction()
        .execute((trx) => withdrawTender(trx, id, { at: world().clock.now, reason: 'test' }));
      forget(world());
      expect(await idsOf(world())).not.toContain(id);
    });

    it('tells proxies how long it is fresh, and what it depends on', async () => {
      forget(world());
      const ruleOf = async () => {
        const { headers } = await world().send('listLatestTenders');
        return String(headers['cache-control']);
      };
      expect(await ruleOf()).toBe('public, max-age=0, s-maxage=10, must-revalidate');
      moveOn(world(), 7 * secondMs);
      expect(await ruleOf()).toBe('public, max-age=0, s-maxage=3, must-revalidate');
      const { headers } = await world().send('listLatestTenders');
      expect(headers.vary).toBe('Accept-Encoding, Accept-Language, Authorization, Origin');
    });

    it('is compressed as the client accepts, and not sent when the client has it', async () => {
      const plain = await world().send('listLatestTenders');
      const bodies = { br: brotliDecompressSync, gzip: gunzipSync };
      for (const [encoding, read] of Object.entries(bodies)) {
        const answer = await world().app.inject({ url: '/latest-tenders', headers: { 'accept-encoding': encoding } });
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
        expect(read(answer.rawPayload).toString()).toBe(plain.payload);
      }
      const refused = await world().app.inject({
        url: '/latest-tenders',
        headers: { 'accept-encoding': 'br;q=0, gzip;q=0.0' },
      });
      expect(refused.payload).toBe(plain.payload);
      const known = { 'if-none-match': `"other", ${plain.headers.etag}`, 'accept-encoding': 'br' };
      const unchanged = await world().app.inject({ url: '/latest-tenders', headers: known });
      expect([unchanged.statusCode, unchanged.payload]).toEqual([304, '']);
      expect(unchanged.headers.etag).toBe(plain.headers.etag);
    });

    it('is cached separately for each language and query', async () => {
      const inLanguage = (language: string) =>
        world().call('listCategories', { headers: { 'accept-language': language } });
      const [english, amharic] = [await inLanguage('en'), await inLanguage('am')];
      expect(await inLanguage('en')).toEqual(english);
      expect(amharic).not.toEqual(english);
      const narrowed = await world().call('searchTenders', { query: { category_id: 1 } });
      const all = await world().call('searchTenders');
      expect(narrowed.tenders.data.map(({ id }) => id)).not.toEqual(all.tenders.data.map(({ id }) => id));
    });

    it('allows each origin its own scripts', async () => {
      const allowed = async (origin: string) =>
        (await world().send('listLatestTenders', { headers: { origin } })).headers['access-control-allow-origin'];
      expect([await allowed('https://awaj.test'), await allowed('https://evil.test')]).toEqual([
        'https://awaj.test',
        undefined,
      ]);
    });

    it('is never served to a request with credentials, nor theirs to a visitor', async () => {
      const asked = ['listLatestTenders', 'searchTenders', 'countTenders', 'listCategories'] as const;
      const byVisitor = new Map<string, string>();
      for (const id of asked) byVisitor.set(id, (await world().send(id)).payload);
      for (const role of roleNames.filter((each) => each !== 'visitor' && !isInChat(each))) {
        const credentials = await roles[role](world());
        for (const id of asked) {
          const own = await world().send(id, credentials);
          expect([role, id, own.statusCode]).toEqual([role, id, isRefusedBearer(role) ? 401 : 200]);
          expect(own.headers['cache-control']).toMatch(/no-store/);
          expect((await world().send(id)).payload).toBe(byVisitor.get(id));
        }
        if (!isEntitled(role)) continue;
        const own = await world().call('listLatestTenders', credentials);
        expect(own.tenders.data[0]?.tender_sources).not.toBeNull();
      }
      const visitor = await world().call('listLatestTenders');
      expect(visitor.tenders.data.every((each) => each.tender_sources === null)).toBe(true);
    });

    it('is not used for a request with any credentials header, even an invalid one', async () => {
      await world().send('listLatestTenders');
      const ask = () => world().send('listLatestTenders', { headers: { authorization: 'none' } });
      const statements = await statementsOf(world(), ask);
      expect(statements.length).toBe(1);
      expect((await ask()).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    });

    it('that is a refusal is not cached', async () => {
      const refused = async () => (await world().send('countTenders', { query: { path: 'client/myfeed' } })).statusCode;
      expect([await refused(), await refused()]).toEqual([401, 401]);
      const wrong = await world().refusal('searchTenders', { query: { page: 501 } });
      expect(wrong.status).toBe(400);
      await sql`alter table tenders rename to tenders_elsewhere`.execute(world().db);
      const failed = await world().send('searchTenders', { query: { category_id: 2 } });
      await sql`alter table tenders_elsewhere rename to tenders`.execute(world().db);
      expect([failed.statusCode, failed.headers['cache-control']]).toEqual([500, 'no-store']);
      expect((await world().send('searchTenders', { query: { category_id: 2 } })).statusCode).toBe(200);
    });

    it('of a later page is not cached', async () => {
      const ask = () => world().send('listLatestTenders', { query: { page: 2 } });
      await ask();
      expect((await statementsOf(world(), ask)).length).toBe(1);
      expect((await ask()).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    });
  },
  { cacheMs: usualCacheMs },
);

onOneDatabase(
  'a question that is answered from memory',
  (world) => {
    it('counts against the limit of its address', async () => {
      const statuses = [];
      for (let place = 0; place < 6; place += 1) statuses.push((await world().send('listLatestTenders')).statusCode);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });
  },
  { cacheMs: usualCacheMs, ofAddress: 5 },
);

describe('the answer cache', () => {
  const clock = { now: new Date('2026-11-20T09:00:00Z') };
  const open = () => createAnswerCache({ now: () => clock.now, cacheMs: usualCacheMs });

  it('evicts the least recently used answer when it is full', async () => {
    const answers = open();
    for (let place = 0; place < 600; place += 1) {
      await answers.make(`answer ${place}`, async () => Buffer.from('text'));
      answers.find('answer 0');
    }
    expect(answers.find('answer 0')).toBeDefined();
    expect(answers.find('answer 1')).toBeUndefined();
    expect(answers.find('answer 599')).toBeDefined();
  });

  it('is limited to a few megabytes', async () => {
    const answers = open();
    const megabyte = 'x'.repeat(1024 * 1024);
    for (let place = 0; place < 5; place += 1) await answers.make(`answer ${place}`, async () => Buffer.from(megabyte));
    const held = [0, 1, 2, 3, 4].filter((place) => answers.find(`answer ${place}`));
    expect(held).toEqual([2, 3, 4]);
  });

  it('keeps no other memory than the bytes of its answers', async () => {
    const answer = await open().make('answer', async () => Buffer.from('text'.repeat(worthBytes)));
    for (const body of [answer.body, answer.bodyAs('br'), answer.bodyAs('gzip')])
      expect(body.buffer.byteLength).toBe(body.length);
  });

  it('does not cache failures', async () => {
    const answers = open();
    const failing = answers.make('answer', async () => {
      throw new Error('away');
    });
    await expect(failing).rejects.toThrow('away');
    expect(answers.find('answer')).toBeUndefined();
    expect((await answers.make('answer', async () => Buffer.from('text'))).body.toString()).toBe('text');
  });

  it('counts the age of an answer from the start of its reading', async () => {
    const answers = open();
    await answers.make('answer', async () => {
      clock.now = new Date(clock.now.getTime() + usualCacheMs);
      return Buffer.from('text');
    });
    expect(answers.find('answer')).toBeUndefined();
  });
});
