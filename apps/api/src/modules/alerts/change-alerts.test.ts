import { hourMs } from '@awaj/domain/duration';
import { beforeEach, expect, it } from 'vitest';
import { heard, morning, print, type Reader, subscribe } from '../../testing/alerts.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { run } from '../../testing/operator.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createChangeAlerts } from './change-alerts.ts';

const { fileOf, folder } = temporaryFolder();

onEveryDatabase('changes of saved tenders', (world) => {
  beforeEach(async () => {
    world().clock.now = morning;
    await world().db.deleteFrom('pending_change_alerts').execute();
  });

  const tell = () => createChangeAlerts(world().services).run({});
  const hears = (reader: Reader) => heard(world(), reader, 'tenderChanged');

  /** A tender that is new, and who has saved it. */
  async function saved(...readers: readonly Reader[]): Promise<{ id: number; title: string }> {
    const { db } = world();
    const [title = ''] = await print(world(), folder(), 1);
    const { id } = await db.selectFrom('tenders').select('id').where('title', '=', title).executeTakeFirstOrThrow();
    for (const { id: user_id } of readers)
      await db.insertInto('saved_tenders').values({ user_id, tender_id: id, saved_at: morning }).execute();
    return { id, title };
  }

  it('are told once to everybody who has saved the tender, and to nobody else', async () => {
    const [saver, other] = [await subscribe(world()), await subscribe(world())];
    const { id, title } = await saved(saver);
    await run(world(), 'tender', 'extend', String(id), '--until', '2026-12-30');
    await Promise.all([tell(), tell()]);
    await tell();
    const [letter] = await world().letters(saver.email);
    expect(letter?.subject).toBe(`More time: ${title}`);
    expect(letter?.text).toContain('Closes on: 30 Dec 2026');
    expect(letter?.text).toContain(`/tender/${id}`);
    expect(await hears(saver)).toEqual(['email']);
    expect(await hears(other)).toEqual([]);
  });

  it('are told without the date to whoever may not see it', async () => {
    const saver = await subscribe(world());
    const { id } = await saved(saver);
    await world().db.deleteFrom('subscriptions').where('user_id', '=', saver.id).execute();
    await run(world(), 'tender', 'extend', String(id), '--until', '2026-12-29');
    await tell();
    const [letter] = await world().letters(saver.email);
    expect(letter?.subject).toContain('More time');
    expect(JSON.stringify(letter)).not.toMatch(/29 Dec|2026/);
  });

  it('are told of a cancellation, and of a correction that a bid depends on, but not of one of words', async () => {
    const saver = await subscribe(world());
    const { id } = await saved(saver);
    await run(world(), 'tender', 'edit', String(id), '--set', 'title=Supply of good chairs');
    await tell();
    expect(await hears(saver)).toEqual([]);
    await run(world(), 'tender', 'edit', String(id), '--set', 'document_price=350');
    await run(world(), 'tender', 'cancel', String(id));
    await tell();
    const subjects = (await world().letters(saver.email)).map(({ subject }) => subject.split(':')[0]);
    expect(subjects).toEqual(['Cancelled']);
  });

  it('are told of a bid document of the same buyer and reference number, once', async () => {
    const [saver, other] = [await subscribe(world()), await subscribe(world())];
    const { id, title } = await saved(saver);
    await saved(other);
    const { reference_number, company_id } = await world()
      .db.selectFrom('tenders')
      .select(['reference_number', 'company_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const about = ['--company', String(company_id), '--title', 'Terms', '--price', '150'];
    const pdf = fileOf('terms.pdf', '%PDF-1.7');
    await run(world(), 'bid-document', 'add', pdf, ...about, '--reference', reference_number ?? '');
    await tell();
    await tell();
    expect((await world().letters(saver.email)).map(({ subject }) => subject)).toEqual([
      `Bid document available: ${title}`,
    ]);
    expect(await hears(other)).toEqual([]);
    const { data } = await world().call('getTenderTimeline', { params: { tenderId: id } });
    expect(data.map(({ kind }) => kind)).toEqual(['published', 'document-added']);
  });

  it('wait at night, and are not told when the tender has closed by then', async () => {
    const saver = await subscribe(world());
    const { id } = await saved(saver);
    world().clock.now = new Date(morning.getTime() + 15 * hourMs);
    await run(world(), 'tender', 'edit', String(id), '--set', 'document_price=350');
    await tell();
    expect(await hears(saver), 'at night').toEqual([]);
    world().clock.now = new Date('2026-12-21T08:00:00Z');
    await tell();
    expect(await hears(saver), 'after closing').toEqual([]);
    expect(await world().db.selectFrom('pending_change_alerts').selectAll().execute()).toEqual([]);
  });
});
