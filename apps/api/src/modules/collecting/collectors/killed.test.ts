import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addCollector } from '../../../testing/collecting.ts';
import { targets } from '../../../testing/databases.ts';
import { quickStart } from '../../../testing/quick-start.ts';
import { type Site, startSite } from '../../../testing/web-site.ts';

const entry = join(import.meta.dirname, '..', '..', '..', 'testing', 'collecting-process.ts');
const pages = 8;
const perPage = 15;
/** The number of kills; the published figure is measured with 50. */
const kills = Number(process.env.KILLS ?? 6);

describe.runIf(inject('postgres') !== null)('collecting processes that are killed again and again', () => {
  const [, postgres] = targets;
  let database: Awaited<ReturnType<typeof postgres.open>>;
  let site: Site;
  let edition = 0;
  let processes: ChildProcess[] = [];
  beforeAll(async () => {
    database = await postgres.open('seeded');
    site = await startSite();
  });
  afterAll(async () => {
    for (const each of processes) each.kill('SIGKILL');
    await site.stop();
    await database.close();
  });

  const start = () =>
    spawn(process.execPath, [entry, database.url ?? ''], {
      env: { ...process.env, ...quickStart },
      stdio: ['pipe', 'inherit', 'inherit'],
    });

  /** Slow answers, so that each kill interrupts some work. */
  function serve(): void {
    for (let page = 0; page < pages; page++)
      site.put(`/page-${page}`, (_request, response) => {
        const items = Array.from({ length: perPage }, (_, at) => ({
          id: `killed-${page}-${at}`,
          name: `Supply of tyres, page ${page}, lot ${at}`,
          edition,
        }));
        const next = page + 1 < pages ? `/page-${page + 1}` : null;
        setTimeout(() => response.end(JSON.stringify({ items, next })), 30);
      });
  }

  it('lose no notice, store none twice, and never ask a host twice at once', async () => {
    serve();
    await addCollector(database.db, 'killed', {
      kind: 'json',
      hosts: [site.host],
      config: {
        address: `${site.url}/page-0`,
        items: 'items',
        next: 'next',
        key: 'id',
        fields: { title: 'name', content: 'name' },
        defaults: { language: 'english', company: 'Roads Administration', categories: 'ict' },
      },
    });
    const always = () =>
      database.db
        .updateTable('collectors')
        .set({ every_seconds: 5, next_run_at: new Date(0) })
        .execute();
    let asked = 0;
    const hasAsked = (pages: number) => {
      asked += site.takeAsked().length;
      return asked >= pages;
    };
    processes = [start(), start()];
    for (let kill = 0; kill < kills; kill++) {
      edition++;
      await always();
      asked = 0;
      // Each kill comes at a different moment of the work, and hits both processes.
      await expect.poll(() => hasAsked(1 + (kill % pages)), { interval: 5 + (kill % 7) }).toBe(true);
      for (const each of processes) each.kill('SIGKILL');
      processes = [start(), start()];
    }
    await always();
    const isComplete = async () => {
      const rows = await database.db
        .selectFrom('collection_runs')
        .select('state')
        .orderBy('id', 'desc')
        .limit(1)
        .execute();
      return rows[0]?.state;
    };
    await expect.poll(isComplete, { timeout: 60_000 }).toBe('complete');
    for (const each of processes) {
      const ended = once(each, 'exit');
      each.kill('SIGKILL');
      await ended;
    }
    const notices = await database.db
      .selectFrom('notices')
      .innerJoin('tenders', 'tenders.id', 'notices.tender_id')
      .select(['external_key', 'title'])
      .where('external_key', 'like', 'killed-%')
      .execute();
    expect(notices).toHaveLength(pages * perPage);
    expect(new Set(notices.map(({ external_key }) => external_key)).size).toBe(pages * perPage);
    const tenders = await database.db
      .selectFrom('tenders')
      .select('id')
      .where('title', 'like', 'Supply of tyres, page%')
      .execute();
    expect(tenders).toHaveLength(pages * perPage);
    expect(site.mostAtOnce()).toBe(1);
    const states = await database.db.selectFrom('collection_runs').select(['state']).execute();
    const unfinished = states.filter(({ state }) => state === 'running');
    expect(unfinished.length).toBeLessThanOrEqual(1);
    expect(states.some(({ state }) => state === 'incomplete')).toBe(true);
  });
});
