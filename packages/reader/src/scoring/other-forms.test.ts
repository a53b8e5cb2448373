import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CorpusNotice, scoreNotice } from './index.ts';

const folder = join(import.meta.dirname, '..', '..', 'corpus');
const ofForm = /^(?:blind|another-hand|broken|lost|long-and-messy)/;
const everyNth = 12;
const notices = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && !ofForm.test(file))
  .flatMap((file): CorpusNotice[] => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  .filter((_, at) => at % everyNth === 0);

const terms = new Set(['language', 'closes_at', 'closes_on', 'opens_at', 'opens_on', 'bond_birr', 'bond_percent']);

const termsOf = (notice: CorpusNotice): string[] =>
  scoreNotice(notice)
    .filter(({ field }) => terms.has(field))
    .map(({ field, got }) => `${field}: ${JSON.stringify(got)}`);

const inPage = (text: string): string =>
  `Home > Tenders\nShare on Facebook Twitter Telegram\n${text}\nRelated posts\nLeave a Reply\nYour email address will not be published.\n© 2026 All rights reserved`;

describe('a notice in another form', () => {
  it.each<[string, (text: string) => string]>([
    ['in a page of a website', inPage],
    [
      'with a blank line after each line',
      (text) => (text.split('\n').length > 3 ? text.replaceAll('\n', '\n\n') : text),
    ],
    ['with other marks at the end of sentences', (text) => text.replaceAll('።', '፡፡')],
    ['with semicolons in hours', (text) => text.replace(/(\d):(?=\d\d(?!\d))/g, '$1;')],
    ['with spaces that do not break', (text) => text.replaceAll(' ', '\u00a0')],
  ])('is read the same: %s', (_, change) => {
    for (const notice of notices)
      expect([notice.id, ...termsOf({ ...notice, text: change(notice.text) })]).toEqual([
        notice.id,
        ...termsOf(notice),
      ]);
  });
});
