import { minuteMs } from '@awaj/domain/duration';
import { expect, it, vi } from 'vitest';
import { moveOn } from '../../../testing/clock.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { actionsOf, run } from '../../../testing/operator.ts';
import { createSynonyms, type SynonymsOf } from './synonyms.ts';

const foldedOf = (synonymsOf: SynonymsOf, word: string): string[] => synonymsOf(word).map(({ folded }) => folded);

onOneDatabase('synonyms', (world) => {
  const listed = async (...args: string[]) =>
    JSON.parse((await run(world(), 'synonym', 'list', ...args, '--json')).join('\n')) as { word: string }[];

  it('are found folded for each word of a group, and for no other word', async () => {
    await run(world(), 'synonym', 'add', 'plough', 'plough', 'am=ማረሻ', 'om=maarashaa', 'ti=መሕረሻ');
    const synonymsOf = await createSynonyms(world().services)();
    expect(foldedOf(synonymsOf, 'plough')).toEqual(['maarashaa', 'መህረሻ', 'ማረሻ']);
    expect(foldedOf(synonymsOf, 'ማረሻ')).toEqual(['maarashaa', 'plough', 'መህረሻ']);
    expect(foldedOf(synonymsOf, 'ploughs')).toEqual([]);
  });

  it('are cached for a minute and then read again', async () => {
    const read = createSynonyms(world().services);
    await run(world(), 'synonym', 'add', 'sickle', 'sickle', 'am=ማጭድ');
    expect(foldedOf(await read(), 'sickle')).toEqual(['ማጭድ']);
    await run(world(), 'synonym', 'remove', 'ማጭድ');
    expect(foldedOf(await read(), 'sickle')).toEqual(['ማጭድ']);
    moveOn(world(), minuteMs);
    expect(foldedOf(await read(), 'sickle')).toEqual([]);
  });

  it('are read again after a failure', async () => {
    const read = createSynonyms(world().services);
    const select = vi.spyOn(world().db, 'selectFrom').mockImplementationOnce(() => {
      throw new Error('the connection is lost');
    });
    await expect(read()).rejects.toThrow('lost');
    select.mockRestore();
    await run(world(), 'synonym', 'add', 'hoe', 'hoe', 'am=መኮትኮቻ');
    expect(foldedOf(await read(), 'hoe')).toEqual(['መኮትኮቻ']);
  });

  it('keep one meaning per word in any spelling', async () => {
    await run(world(), 'synonym', 'add', 'spade', 'spade', 'am=ሐካፋ');
    await expect(run(world(), 'synonym', 'add', 'axe', 'axe', 'am=ሃካፋ')).rejects.toThrow(
      '"ሃካፋ" already means "spade".',
    );
    expect(await listed('axe')).toEqual([]);
    await run(world(), 'synonym', 'remove', 'ሀካፋ');
    expect(await listed('spade')).toEqual([{ meaning: 'spade', language: 'en', word: 'spade', checked: true }]);
    await expect(run(world(), 'synonym', 'remove', 'ሀካፋ')).rejects.toThrow('is not a synonym');
  });

  it('are listed by one of their words, and marked until somebody has checked them', async () => {
    await run(world(), 'synonym', 'add', 'rake', 'rake', 'am=መግፊያ');
    await run(world(), 'synonym', 'add', 'rake', 'om=haratuu', '--unchecked');
    const rows = await listed('መግፊያ');
    expect(rows).toEqual([
      { meaning: 'rake', language: 'am', word: 'መግፊያ', checked: true },
      { meaning: 'rake', language: 'en', word: 'rake', checked: true },
      { meaning: 'rake', language: 'om', word: 'haratuu', checked: false },
    ]);
    expect((await run(world(), 'synonym', 'list')).join('\n')).toMatch(/rake +om +haratuu +no/);
    expect((await run(world(), 'synonym', 'list', 'nothing')).join('\n')).toBe('No word means the same as "nothing".');
  });

  it.each([
    [['am='], 'It is empty.'],
    [['fr=charrue'], 'Use one of the languages en, am, om, ti.'],
    [['።።'], 'must be one to three words'],
    [['a plough that nobody needs'], 'must be one to three words'],
    [Array.from('abcdefghij'), '"odd" would have more than 9 synonyms.'],
  ])('are refused as %j: %s', async (words, problem) => {
    const before = (await actionsOf(world(), 'synonym add')).length;
    await expect(run(world(), 'synonym', 'add', 'odd', ...words)).rejects.toThrow(problem);
    expect(await listed('odd')).toEqual([]);
    expect(await actionsOf(world(), 'synonym add')).toHaveLength(before);
  });
});
