import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { oneTarget } from '../testing/databases.ts';
import { onOneDatabase } from '../testing/on-databases.ts';
import { actionsOf, run } from '../testing/operator.ts';
import { openWorld } from '../testing/world.ts';

onOneDatabase('lookup lists that an operator reads', (world) => {
  it('have a line for each entry, with its number, slug and names', async () => {
    expect(await run(world(), 'lookups', 'languages')).toEqual([
      '1  amharic      Amharic · አማርኛ',
      '2  english      English · እንግሊዝኛ',
      '3  afaan-oromo  Afaan Oromo · አፋን ኦሮሞ · Afaan Oromoo',
      '4  tigrinya     Tigrinya · ትግርኛ',
    ]);
    expect(await run(world(), 'lookups', 'plans')).toContain('3  2,360.00\u00a0ETB  1 Year');
    expect(await run(world(), 'lookups')).toEqual(
      expect.arrayContaining(['\nregions', '\ncategories', '\nsources', '\nbanks', '\nplans', '\nholidays']),
    );
  });

  it('are JSON with --json', async () => {
    const [one = ''] = await run(world(), 'lookups', 'sources', '--json');
    expect(JSON.parse(one)[0]).toMatchObject({
      id: 1,
      slug: 'addis-zemen',
      kind: 'newspaper',
      names: { am: 'አዲስ ዘመን' },
    });
    const [all = ''] = await run(world(), 'lookups', '--json');
    expect(Object.keys(JSON.parse(all))).toEqual([
      ...['languages', 'regions', 'categories', 'sources', 'banks', 'plans', 'holidays'],
    ]);
  });

  it('refuse an unknown list in one sentence', async () => {
    await expect(run(world(), 'lookups', 'towns')).rejects.toThrow('Allowed choices are languages, regions');
  });
});

describe('holidays that an operator edits', () => {
  let opened: Awaited<ReturnType<typeof openWorld>>;
  const world = () => opened.world;
  beforeAll(async () => {
    const database = await oneTarget.open('empty');
    await migrate(database.db);
    opened = await openWorld(database);
  });
  afterAll(() => opened.close());
  const listed = () => run(world(), 'lookups', 'holidays');

  it('are added, moved and removed, each with a row in the audit', async () => {
    expect(await listed()).toEqual(['This list is empty. "pnpm api setup" fills it.']);
    const add = ['holiday', 'add', '2027-03-09', 'eid-al-fitr', '--name', 'Eid al-Fitr', '--moon'];
    expect(await run(world(), ...add)).toEqual(['Added Eid al-Fitr on 2027-03-09.']);
    await run(world(), 'holiday', 'move', 'eid-al-fitr', '2027-03-09', '2027-03-10');
    expect(await listed()).toEqual(['2027-03-10  eid-al-fitr  depends on the moon  Eid al-Fitr']);
    await run(world(), 'holiday', 'remove', '2027-03-10', 'eid-al-fitr', '--dry-run');
    expect(await listed()).toHaveLength(1);
    await run(world(), 'holiday', 'remove', '2027-03-10', 'eid-al-fitr');
    expect(await actionsOf(world(), 'holiday move')).toHaveLength(1);
    expect(await actionsOf(world(), 'holiday remove')).toHaveLength(1);
  });

  it('are refused in one sentence when the day does not exist, is taken or has no holiday', async () => {
    const meskel = (date: string) => run(world(), 'holiday', 'add', date, 'meskel', '--name', 'Meskel');
    await expect(meskel('2027-02-30')).rejects.toThrow('Write a date such as 2027-03-09.');
    await meskel('2027-09-28');
    await expect(meskel('2027-09-28')).rejects.toThrow('meskel is already on 2027-09-28.');
    await expect(run(world(), 'holiday', 'remove', '2027-09-29', 'meskel')).rejects.toThrow(
      'There is no holiday meskel on 2027-09-29.',
    );
  });
});
