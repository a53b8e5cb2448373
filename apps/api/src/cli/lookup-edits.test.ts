import { minuteMs } from '@awaj/domain/duration';
import { expect, it } from 'vitest';
import { moveOn } from '../testing/clock.ts';
import { onOneDatabase } from '../testing/on-databases.ts';
import { actionsOf, run } from '../testing/operator.ts';

onOneDatabase('lookups that an operator edits', (world) => {
  const amharic = { 'accept-language': 'am' };
  const namesOf = {
    category: (headers = {}) => world().call('listCategories', { headers }),
    region: async (headers = {}) => (await world().call('listLanguagesAndRegions', { headers })).regions,
    source: (headers = {}) => world().call('listSources', { headers }),
  };

  it.each([
    ['category', []],
    ['region', []],
    ['source', ['--kind', 'newspaper']],
  ] as const)('take a new %s whose names are not taken yet', async (noun, more) => {
    const names = ['--name', `New ${noun}`, '--name', `am=አዲስ ${noun}`];
    const [said = ''] = await run(world(), noun, 'add', ...names, ...more);
    expect(said).toMatch(
      new RegExp(`Added the ${noun} New ${noun}, am: አዲስ ${noun} with the number \\d+ and the slug new-${noun}`),
    );
    moveOn(world(), 2 * minuteMs);
    expect((await namesOf[noun](amharic)).map(({ name }) => name)).toContain(`አዲስ ${noun}`);
    await expect(run(world(), noun, 'add', '--name', `new ${noun}`, ...more)).rejects.toThrow('There is already a');
    const other = ['--name', `NEW ${noun}`, '--slug', 'other'];
    await expect(run(world(), noun, 'add', ...other, ...more)).rejects.toThrow(
      `There is already a ${noun} "NEW ${noun}".`,
    );
    await expect(run(world(), noun, 'add', '--name', 'am=ብቻ', ...more)).rejects.toThrow('Give an English name');
    expect(await actionsOf(world(), `${noun} add`)).toHaveLength(1);
  });

  it('set the kind and the languages of a source', async () => {
    const bulletin = ['source', 'add', '--name', 'Bulletin', '--kind', 'magazine'];
    await run(world(), ...bulletin, '--language', 'om', '--language', 'am');
    const told = (await world().call('listFreshness')).find(({ name }) => name === 'Bulletin');
    expect(told).toMatchObject({ kind: 'magazine', languages: ['Afaan Oromo', 'Amharic'] });
    await expect(run(world(), ...bulletin, '--slug', 'b', '--language', 'xx')).rejects.toThrow('Allowed choices are');
  });

  it('are renamed in one language, by slug, number or name', async () => {
    await run(world(), 'region', 'add', '--name', 'Old town');
    await run(world(), 'region', 'rename', 'old-town', '--name', 'am=አሮጌ ከተማ', '--name', 'om=Magaalaa');
    const [said] = await run(world(), 'region', 'rename', 'አሮጌ ከተማ', '--name', 'Older town');
    expect(said).toBe('The region old-town is now called Older town.');
    moveOn(world(), 2 * minuteMs);
    expect((await namesOf.region()).map(({ name }) => name)).toContain('Older town');
    await expect(run(world(), 'region', 'rename', 'nowhere', '--name', 'X')).rejects.toThrow('There is no region');
  });
});
