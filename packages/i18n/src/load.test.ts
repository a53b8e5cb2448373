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

it('no language is loaded before it is needed', () => {
  expect(counting().loaded.get('am')).toBeUndefined();
});

it('shared texts are loaded once', async () => {
  const { asked, load } = counting();
  await load('en', ['search']);
  await load('en', ['search', 'offline']);
  await load('am', ['search']);
  expect(asked).toEqual(['search en', 'offline en', 'search am']);
});

it('texts that another page has loaded meanwhile are kept', async () => {
  const { load, loaded } = counting();
  await Promise.all([load('en', ['search']), load('en', ['offline'])]);
  expect(Object.keys(loaded.get('en')?.areas ?? {}).sort()).toEqual(['offline', 'search']);
});

it('texts are kept if loading more fails', async () => {
  const { load, loaded } = createTranslations((area: 'search' | 'offline', locale) =>
    area === 'offline' ? Promise.reject(new Error('No network.')) : loadArea(area, locale),
  );
  const translations = await load('en', ['search']);
  await expect(load('en', ['search', 'offline'])).rejects.toThrow('No network.');
  expect(loaded.get('en')).toBe(translations);
});
