import { expect, it } from 'vitest';
import { createTranslations, loadArea } from './load.ts';

const counting = () => {
  const asked: string[] = [];
  const { load, loaded } = createTranslations((area: 'search' | 'offline', locale) => {
    asked.push(`${area} ${locale}`);
    return loadArea(area, locale);
  });
  return { asked, load, loaded };
};

it('has nothing of a language before somebody asks for it', () => {
  expect(counting().loaded.get('am')).toBeUndefined();
});

it('asks once for what several pages say', async () => {
  const { asked, load } = counting();
  await load('en', ['search']);
  await load('en', ['search', 'offline']);
  await load('am', ['search']);
  expect(asked).toEqual(['search en', 'offline en', 'search am']);
});

it('keeps what another page has loaded meanwhile', async () => {
  const { load, loaded } = counting();
  await Promise.all([load('en', ['search']), load('en', ['offline'])]);
  expect(Object.keys(loaded.get('en')?.areas ?? {}).sort()).toEqual(['offline', 'search']);
});

it('keeps what it has when more of it cannot be loaded', async () => {
  const { load, loaded } = createTranslations((area: 'search' | 'offline', locale) =>
    area === 'offline' ? Promise.reject(new Error('No network.')) : loadArea(area, locale),
  );
  const translations = await load('en', ['search']);
  await expect(load('en', ['search', 'offline'])).rejects.toThrow('No network.');
  expect(loaded.get('en')).toBe(translations);
});
