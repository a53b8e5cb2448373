import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readLanguage } from './read-language.ts';

const mostBytes = 40 * 1024;

it('the table of letters and pairs is small', () => {
  const table = readFileSync(new URL('./gram-weights.gen.ts', import.meta.url));
  expect(gzipSync(table).length).toBeLessThan(mostBytes);
});

it.each(['am', 'ti', 'en', 'om'] as const)('at least 97 of 100 training lines are recognised in %s', (language) => {
  const lines = readFileSync(new URL(`../../training/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.split(' ').length >= 3);
  const right = lines.filter((line) => readLanguage(line)?.value === language);
  expect(right.length / lines.length).toBeGreaterThan(0.97);
});
