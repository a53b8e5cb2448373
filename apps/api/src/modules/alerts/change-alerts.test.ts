import { hourMs } from '@awaj/domain/duration';
import { beforeEach, expect, it } from 'vitest';
import { heard, morning, print, type Reader, subscribe } from '../../testing/alerts.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { run } from '../../testing/operator.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createChangeAlerts } from './change-alerts.ts';
import { saveAlertSettings } from './choices/alert-settings.ts';

const { fileOf, folder } = temporaryFolder();

onOneDatabase('changes of saved tenders', (world) => {
  beforeEach(async () => {
    world().clock.now = morning;
    for (const table of ['pending_change_alerts', 'change_alerts'] as const)
      await world().db.deleteFrom(table).execute();
  });

  const tell = () => createChangeAlerts(world().services).run({});
  const hears = (reader: Reader) => heard(world(), reader, 'tenderChanged');

  /** A new tender with members who have saved it. */
  async function saved(reader: Reader, ...others: readonly Reader[]): Promise<{ id: number; title: string }> {
    return savedAs({}, [reader, ...others]);
  }

  async function savedAs(printed: object, readers: readonly Reader[]): Promise<{ id: number; title: string }> {
    const { db } = world();
    const [title = ''] = await print(world(), folder(), 1, printed);
    const { id } = await db.selectFrom('tenders').select('id').where('title', '=', title).executeTakeFirstOrThrow();
    for (const { id: user_id } of readers)
      await db.insertInto('saved_tenders').values({ user_id, tender_id: id, saved_at: morning }).execute();
    return { id, title };
  }

  it('are announced once to everybody who has saved the tender, and to nobody else', async () => {
    const [saver, other] = [await subscribe(world()), await subscribe(world())];
    const { id, title } = await saved(saver);
    await run(world(), 'tender', 'extend', String(id), '--until', '2026-12-30');
    await Promise.all([tell(), tell()]);
    await tell();
    const [letter] = await world().letters(saver.email);
    expect(letter?.subject).toBe(`More time: ${title}`);
    const lines = letter?.text.split('\n');
    expect(lines).toContain(
      'Old deadline: 20 Dec 2026 (11 Tahsas 2019 E.C.) · 10:00 am (4:00 in the morning, Ethiopian clock)',
    );
    expect(lines).toContain('Closes on: 30 Dec 2026 (21 Tahsas 2019 E.C.) · 35 days left');
    expect(letter?.text).toContain(`/tender/${id}`);
    expect(await hears(saver)).toEqual(['email']);
    expect(await hears(other)).toEqual([]);
  });

  it('say "about" when the notice gives no closing date', async () => {
    const saver = await subscribe(world());
    const { id } = await savedAs({ closes_at: undefined }, [saver]);
    await run(world(), 'tender', 'edit', String(id), '--set', 'document_price=350');
    await tell();
    const [letter] = await world().letters(saver.email);
    expect(letter?.text).toContain('\nCloses on: about 18 Jan 2027 (10 Ter 2019 E.C.) · About 54 days left\n');
  });

  it('are announced without the date to readers who may not see it', async () => {
    const saver = await subscribe(world());
    const { id } = await saved(saver);
    await world().db.deleteFrom('subscriptions').where('user_id', '=', saver.id).execute();
    await run(world(), 'tender', 'extend', String(id), '--until', '2026-12-29');
    await tell();
    const [letter] = await world().letters(saver.email);
    expect(letter?.subject).toContain('More time');
    expect(JSON.stringify(letter)).not.toMatch(/Dec|2026|Tahsas|days left/);
  });

  it('include cancellations and corrections that affect a bid, but not corrected wording', async () => {
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

  it('include a new bid document of the same buyer and reference number, once', async () => {
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

  it('come in one message per reader, with all changes of each tender', async () => {
    const [both, one] = [await subscribe(world()), await subscribe(world())];
    const [later, sooner] = [await saved(both), await saved(both, one)];
    await run(world(), 'tender', 'extend', String(later.id), '--until', '2026-12-30');
    await run(world(), 'tender', 'extend', String(later.id), '--until', '2026-12-31');
    await run(world(), 'tender', 'edit', String(later.id), '--set', 'document_price=350');
    await run(world(), 'tender', 'cancel', String(sooner.id));
    await tell();
    expect((await world().letters(one.email)).map(({ subject }) => subject)).toEqual([`Cancelled: ${sooner.title}`]);
    const [letter, ...others] = await world().letters(both.email);
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('2 of your saved tenders have changed');
    const [cancelled, extended] = (letter?.text.split(/\nhttps:.*/) ?? []).map((part) => part.trim());
    expect(cancelled).toContain(`${sooner.title}\nSaddlery PLC\nCancelled`);
    expect(extended).toContain(later.title);
    expect(extended).toContain(
      'More time · Corrected · closes 31 Dec (22 Tahsas), not 20 Dec (11 Tahsas) · until the end of the day · 36 days left',
    );
    const [message] = await world()
      .db.selectFrom('messages')
      .select('because')
      .where('user_id', '=', both.id)
      .execute();
    expect(message?.because?.map(({ name }) => name)).toEqual([sooner.title, later.title]);
  });

  it('wait for the end of the reader’s quiet hours, and then come together', async () => {
    const saver = await subscribe(world());
    const tenders = [await saved(saver), await saved(saver)];
    const chosen = { quiet_from: 6, quiet_until: 10, most_a_day: null, holiday_until: null };
    await world()
      .db.insertInto('alert_settings')
      .values({ user_id: saver.id, ...chosen })
      .execute();
    for (const { id } of tenders) {
      await run(world(), 'tender', 'edit', String(id), '--set', 'document_price=350');
      await tell();
    }
    expect(await hears(saver), 'before ten').toEqual([]);
    world().clock.now = new Date(morning.getTime() + 3 * hourMs);
    await Promise.all([tell(), tell()]);
    expect((await world().letters(saver.email)).map(({ subject }) => subject)).toEqual([
      '2 of your saved tenders have changed',
    ]);
  });

  it('come at once when the reader switches quiet hours off', async () => {
    const saver = await subscribe(world());
    const { id } = await saved(saver);
    world().clock.now = new Date(morning.getTime() + 15 * hourMs);
    await run(world(), 'tender', 'edit', String(id), '--set', 'document_price=350');
    await tell();
    const settings = { quiet_from: 0, quiet_until: 0, most_a_day: null, holiday_until: null };
    await saveAlertSettings(world().db, saver.id, settings, world().clock.now);
    await tell();
    expect(await hears(saver)).toEqual(['email']);
  });

  it('come at night when the tender closes before the morning, to readers who may see that', async () => {
    const [saver, unpaid] = [await subscribe(world()), await subscribe(world())];
    const { id } = await saved(saver, unpaid);
    await world().db.deleteFrom('subscriptions').where('user_id', '=', unpaid.id).execute();
    const closesAt = new Date('2026-12-20T03:30:00Z');
    await world().db.updateTable('tenders').set({ closes_at: closesAt }).where('id', '=', id).execute();
    world().clock.now = new Date('2026-12-20T02:00:00Z');
    await run(world(), 'tender', 'edit', String(id), '--set', 'document_price=350');
    await tell();
    expect(await hears(saver)).toEqual(['email']);
    expect(await hears(unpaid)).toEqual([]);
  });

  it('wait at night, and are dropped when the tender has closed by then', async () => {
    const saver = await subscribe(world());
    const { id } = await saved(saver);
    world().clock.now = new Date(morning.getTime() + 15 * hourMs);
    await run(world(), 'tender', 'edit', String(id), '--set', 'document_price=350');
    await tell();
    expect(await hears(saver), 'at night').toEqual([]);
    world().clock.now = new Date('2026-12-21T08:00:00Z');
    await tell();
    expect(await hears(saver), 'after closing').toEqual([]);
    expect(await world().db.selectFrom('change_alerts').selectAll().execute()).toEqual([]);
  });
});
