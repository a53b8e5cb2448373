import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AreaOfWebsite, locales } from '@awaj/i18n';
import { expect, it } from 'vitest';
import { areasOfPage } from '../data/translations.ts';
import { sourceOfTexts, textFiles } from './text-files.ts';

const website = join(import.meta.dirname, '..', '..');
const paths = ['/', '/tenders', '/tender/1', '/settings', '/saved', '/app/privacy', '/purchasedoc/1'];

it.each(paths)('the texts of %s are at the source that the build lists', (path) => {
  for (const area of areasOfPage(path))
    for (const locale of locales) expect(existsSync(join(website, sourceOfTexts(area, locale)))).toBe(true);
});

it('a page names the files of its texts in its own language', () => {
  const areas: readonly AreaOfWebsite[] = ['common', 'savedTenders'];
  const built = Object.fromEntries(
    areas.flatMap((area) =>
      locales.map((locale) => [sourceOfTexts(area, locale), { file: `assets/${area}-${locale}.js` }]),
    ),
  );
  expect(textFiles(built, areasOfPage('/nowhere'), 'am')).toEqual(['/assets/common-am.js']);
  expect(textFiles(built, areas, 'en')).toEqual(['/assets/common-en.js', '/assets/savedTenders-en.js']);
});

it('texts that the build does not list are an error', () => {
  expect(() => textFiles({}, ['common'], 'en')).toThrow(/no file for .*areas\/common\/en\.ts/);
});
