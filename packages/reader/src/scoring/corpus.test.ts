import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CorpusNotice, type Outcome, scoreNotice, summarise } from './index.ts';

const folder = join(import.meta.dirname, '..', '..', 'corpus');
const outcomesOf = (files: readonly string[]): Outcome[] =>
  files
    .flatMap((file): CorpusNotice[] => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .flatMap((notice) => scoreNotice(notice));

const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
/** `pnpm measure reading` measures notices that no rule was made for. */
const outcomes = outcomesOf(files.filter((file) => !/^(?:blind|another-hand)-/.test(file)));
const figures = new Map(summarise(outcomes, ({ field }) => field).map((summary) => [summary.name, summary]));
const told = ({ id, field, expected, got }: Outcome) =>
  `${id} ${field}: ${JSON.stringify(got)}, not ${JSON.stringify(expected)}`;

describe('the corpus of notices', () => {
  it('has at least ten notices of each trap', () => {
    for (const file of files) {
      const notices: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      expect(Array.isArray(notices) && notices.length, file).toBeGreaterThanOrEqual(10);
    }
  });

  it('has nothing invented', () => {
    expect(outcomes.filter(({ verdict }) => verdict === 'invented').map(told)).toEqual([]);
  });

  it('has no wrong instant', () => {
    const instants = outcomes.filter(({ field }) => field === 'closes_at' || field === 'opens_at');
    expect(instants.filter(({ verdict }) => verdict === 'wrong').map(told)).toEqual([]);
  });

  it.each([
    ['closes_at', 0.98],
    ['closes_on', 0.98],
    ['opens_at', 0.98],
    ['opens_on', 0.98],
    ['rule', 0.95],
    ['published_on', 0.98],
    ['number', 0.95],
    ['bond_birr', 0.9],
    ['bond_percent', 0.9],
    ['document_price_birr', 0.9],
    ['language', 0.998],
    ['type', 0.95],
    ['phones', 0.98],
    ['region', 0.95],
    ['buyer', 0.95],
    ['category', 0.95],
  ])('is read for %s with a recall of at least %d, and nothing wrong', (field, recall) => {
    expect(figures.get(field)?.precision).toBeGreaterThanOrEqual(0.99);
    expect(figures.get(field)?.recall).toBeGreaterThanOrEqual(recall);
  });
});
