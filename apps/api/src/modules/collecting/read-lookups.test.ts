import { expect, it } from 'vitest';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { readLookups } from './read-lookups.ts';

onOneDatabase('the lookup lists of notices', (world) => {
  it.each([
    ['languages', 'om', 'afaan-oromo'],
    ['languages', 'Oromiffa', 'afaan-oromo'],
    ['languages', 'Tigrigna', 'tigrinya'],
    ['languages', 'አማርኛ', 'amharic'],
    ['regions', 'ሐረሪ', 'harari'],
  ] as const)('know %s by what typists call it: %s', async (list, name, slug) => {
    const row = await world().db.selectFrom(list).select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
    expect((await readLookups(world().db))[list].find(name)).toEqual({ ok: true, value: row.id });
  });
});
