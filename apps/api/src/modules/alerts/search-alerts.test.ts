import { hourMs, minuteMs } from '@awaj/domain/duration';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginMorning, heard, morning, print, type Reader, searcher } from '../../testing/alerts.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { World } from '../../testing/world.ts';
import { addFeedSearch } from '../catalog/feed/feed-search.ts';
import { createAlerts } from './alerts.ts';

const { folder } = temporaryFolder();

onOneDatabase('alerts of saved searches', (world) => {
  beforeEach(() => beginMorning(world()));
  describe('when they are due', () => times(world));
  describe('with their contents', () => reasons(world));
});

const tell = (world: World) => createAlerts(world.services).run({});
const hears = (world: World, reader: Reader) => heard(world, reader, 'newTenders');
/** So many hours after seven on a Wednesday. */
const at = ({ clock }: World, hours: number) => {
  clock.now = new Date(morning.getTime() + hours * hourMs);
};

function times(world: () => World): void {
  it('are sent at once by day, and in the morning for tenders of the night', async () => {
    const reader = await searcher(world(), {});
    await print(world(), folder(), 1);
    await tell(world());
    expect(await hears(world(), reader)).toHaveLength(1);
    at(world(), 15);
    await print(world(), folder(), 1);
    await tell(world());
    expect(await hears(world(), reader), 'in the evening').toHaveLength(1);
    at(world(), 24);
    await tell(world());
    expect(await hears(world(), reader), 'in the morning').toHaveLength(2);
  });

  it('say "about" when the notice gives no closing date', async () => {
    const reader = await searcher(world(), {});
    await print(world(), folder(), 1, { closes_at: undefined });
    await tell(world());
    const [letter] = await world().letters(reader.email);
    expect(letter?.text).toContain('\nAbout 54 days left · 18 Jan · 10 Ter\n');
  });

  it('are sent every day at the hour, and at once after a missed hour', async () => {
    const reader = await searcher(world(), { frequency: 'daily', hour: 12 });
    await print(world(), folder(), 1);
    at(world(), 4.9);
    await tell(world());
    expect(await hears(world(), reader)).toEqual([]);
    at(world(), 5);
    await tell(world());
    await tell(world());
    expect(await hears(world(), reader)).toHaveLength(1);
    await print(world(), folder(), 1);
    at(world(), 2 * 24 + 7);
    await tell(world());
    expect(await hears(world(), reader)).toHaveLength(2);
  });

  it('are sent in one message after three missed days, and not again by a clock that is an hour behind', async () => {
    const reader = await searcher(world(), { frequency: 'daily', hour: 12 });
    const titles: string[] = [];
    for (const day of [0, 1, 2]) {
      at(world(), day * 24 + 6);
      titles.push(...(await print(world(), folder(), 1)));
    }
    for (const hours of [3 * 24 + 6, 3 * 24 + 5, 3 * 24 + 7]) {
      at(world(), hours);
      await tell(world());
    }
    const [letter, ...others] = await world().letters(reader.email);
    expect(others).toEqual([]);
    for (const title of titles) expect(letter?.text).toContain(title);
  });

  it('are sent on Mondays at the hour', async () => {
    const reader = await searcher(world(), { frequency: 'weekly', hour: 9 });
    await print(world(), folder(), 1);
    at(world(), 5 * 24 + 1);
    await tell(world());
    expect(await hears(world(), reader), 'on Monday at eight').toEqual([]);
    at(world(), 5 * 24 + 2);
    await tell(world());
    expect(await hears(world(), reader), 'on Monday at nine').toHaveLength(1);
  });

  it('contain everything that the preview shows, and nothing older', async () => {
    await print(world(), folder(), 2);
    await tell(world());
    const reader = await searcher(world(), { filters: { title: '"supply of chairs" -bench' } });
    const { token } = reader;
    const preview = async () => {
      const body = { filters: { title: '"supply of chairs" -bench' } };
      return (await world().call('previewSavedSearch', { body, token })).count;
    };
    const before = await preview();
    world().clock.now = new Date(morning.getTime() + minuteMs);
    const titles = await print(world(), folder(), 3);
    await print(world(), folder(), 1, { title: 'Supply of chairs and a bench' });
    await tell(world());
    const [letter] = await world().letters(reader.email);
    expect((await preview()) - before).toBe(3);
    expect(letter?.subject).toBe('3 new tenders for you');
    for (const title of titles) expect(letter?.text).toContain(title);
  });
}

function reasons(world: () => World): void {
  it('are one message for all searches, with each tender once', async () => {
    const filters = { title: 'supply' };
    const reader = await searcher(world(), { name: 'Chairs' }, { name: 'Supplies', filters });
    const [chairs = ''] = await print(world(), folder(), 1);
    const [desks = ''] = await print(world(), folder(), 1, { title: 'Supply of desks', company: 'Tannery PLC' });
    await tell(world());
    expect(await hears(world(), reader)).toHaveLength(1);
    const [letter] = await world().letters(reader.email);
    expect(letter?.text.match(new RegExp(chairs, 'g'))).toHaveLength(1);
    expect(letter?.text).toContain(desks);
    expect(letter?.text).toContain('because of your saved searches: “Chairs”, “Supplies”.');
    expect(letter?.text).toMatch(/Saddlery PLC · .* · “Chairs”, “Supplies”/);
    expect(letter?.text).toContain('Open your saved searches:\nhttps://awaj.test/settings/searches\n');
    const { deliveries } = await world().call('listDeliveries', { token: reader.token });
    expect(deliveries[0]).toMatchObject({ about: 'newTenders', company: null });
    expect(deliveries[0]?.because.map(({ kind, name }) => [kind, name])).toEqual([
      ['saved_search', 'Chairs'],
      ['saved_search', 'Supplies'],
    ]);
  });

  it('include those of the preferences by name, because no page lists both', async () => {
    const reader = await searcher(world(), {});
    await addFeedSearch(world().db, reader.id, new Date(world().clock.now.getTime() - 1));
    await world().db.updateTable('saved_searches').set({ frequency: 'at_once', next_at: null }).execute();
    const titles = await print(world(), folder(), 6);
    await tell(world());
    const [letter] = await world().letters(reader.email);
    for (const title of titles) expect(letter?.text).toContain(title);
    expect(letter?.text).toContain('Open your saved searches:\n');
    expect(letter?.text).toContain('because of your preferences and your saved search “Search 0”.');
  });

  it('link to the list of a single search', async () => {
    const reader = await searcher(world(), {});
    await print(world(), folder(), 2);
    await tell(world());
    expect((await world().letters(reader.email))[0]?.text).toContain('/tenders?q=chairs');
    const { deliveries } = await world().call('listDeliveries', { token: reader.token });
    expect(deliveries[0]?.company).toMatchObject({ name: 'Saddlery PLC' });
  });

  it('never announce a tender twice, whenever searches find it', async () => {
    const reader = await searcher(world(), {}, { filters: { title: 'supply' }, frequency: 'daily', hour: 12 });
    await print(world(), folder(), 1);
    await tell(world());
    at(world(), 5);
    await tell(world());
    expect(await hears(world(), reader)).toHaveLength(1);
  });
}
