import { type ChosenFilters, noFilters, type SearchFilters, toApiChoices } from '@awaj/domain/search-filters';
import { expect, it } from 'vitest';
import { searcher } from '../../testing/alerts.ts';
import { createNotice } from '../../testing/notice.ts';
import { withSandbox } from '../../testing/on-databases.ts';
import { randomSearch, randomTender, sample } from '../../testing/random-searches.ts';
import { storeTenders } from '../catalog/tenders/records/tenders.writer.ts';
import { createAlerts } from './alerts.ts';

/** A thousand and more for a longer look. */
const searches = Number(process.env.PREVIEW_SEARCHES ?? 40);
/** A message names no more. */
const tendersAtMost = 50;
const firstId = 800_001;
/** Of every reader one, or none. */
const mutes = [null, { word: 'works' }, { word: 'የጨረታ road' }, { company_id: 2 }];
const publishedAt = new Date('2031-01-01T04:00:00Z');

withSandbox('the preview of a saved search', (world, sandbox) => {
  async function publish(): Promise<void> {
    const { db } = world();
    const tenders = sample(randomTender, tendersAtMost).map((facts, at) =>
      createNotice(firstId + at, { ...facts, title: `${facts.title} no. ${at}`, createdAt: publishedAt }),
    );
    await storeTenders(db, tenders, publishedAt);
    await db
      .insertInto('new_tenders')
      .values(tenders.map(({ id }) => ({ tender_id: id })))
      .execute();
  }

  const formOf = (search: ChosenFilters) => ({ filters: toApiChoices({ ...noFilters, ...search } as SearchFilters) });

  async function preview(search: ChosenFilters, token: string) {
    const { count, tenders } = await world().call('previewSavedSearch', { body: formOf(search), token });
    return { search, count, shown: tenders.map(({ id }) => id) };
  }

  /** The number of tenders in the mail, and some of them: it names four, and its digest has all. */
  async function inbox(email: string, shown: readonly number[]) {
    const [mail, ...more] = await sandbox().messages(email);
    expect(more).toEqual([]);
    const [number = mail ? 1 : 0] = mail?.subject?.match(/\d+/)?.map(Number) ?? [];
    const digests = await world()
      .db.selectFrom('alert_digests')
      .innerJoin('users', 'users.id', 'alert_digests.user_id')
      .select('tender_ids')
      .where('users.email', '=', email)
      .execute();
    const told = digests.flatMap(({ tender_ids }) => tender_ids);
    return { count: number, shown: shown.filter((id) => told.includes(id)) };
  }

  it(`shows exactly what the alert then sends, for ${searches} random searches`, async () => {
    world().clock.now = publishedAt;
    const readers = [];
    for (const [at, search] of sample(randomSearch, searches).entries()) {
      const reader = await searcher(world(), formOf(search));
      const body = mutes[at % mutes.length];
      if (body) await world().call('createMute', { body, token: reader.token });
      readers.push({ search, ...reader });
    }
    await publish();
    const previews = [];
    for (const { search, token } of readers) previews.push(await preview(search, token));
    await createAlerts(world().services).run({});
    await world().drain();
    const arrived = [];
    for (const [at, { search, email }] of readers.entries())
      arrived.push({ search, ...(await inbox(email, previews[at]?.shown ?? [])) });
    expect(arrived).toEqual(previews);
    expect(previews.filter(({ count }) => count > 0).length).toBeGreaterThan(searches / 4);
  });
});
