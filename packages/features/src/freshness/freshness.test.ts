import type { SourceFreshness as SourceDto } from '@awaj/api-client/schema';
import { loadArea } from '@awaj/i18n';
import { expect, it } from 'vitest';
import { groupSources, readText, toSource } from './freshness.ts';

const english = await loadArea('sources', 'en');
const amharic = await loadArea('sources', 'am');
// A Wednesday morning in Addis Ababa.
const now = new Date('2026-11-25T06:00:00Z');

const source = (change: Partial<SourceDto> = {}) =>
  toSource({
    id: 1,
    name: 'Addis Zemen',
    kind: 'newspaper',
    languages: ['Amharic'],
    is_collected: true,
    is_late: false,
    last_read_at: '2026-11-25T03:40:00.000Z',
    last_notice_on: '2026-11-24',
    notices_last_week: 23,
    missing_days: [],
    ...change,
  });
const textsOf = (change: Partial<SourceDto>) => [
  readText(source(change), now, 'en', english),
  readText(source(change), now, 'am', amharic),
];

it.each([
  ['2026-11-25T03:40:00.000Z', false, 'Today, 6:40 am', 'ዛሬ ከጠዋቱ 12:40 ሰዓት'],
  ['2026-11-24T03:40:00.000Z', false, 'Yesterday, 6:40 am', 'ትናንት ከጠዋቱ 12:40 ሰዓት'],
  ['2026-11-22T03:40:00.000Z', false, 'Sunday', 'እሑድ'],
  ['2026-11-03T03:40:00.000Z', false, '3 Nov 2026', 'ጥቅምት 24 ቀን 2019 ዓ.ም.'],
  // Already the next day in Addis Ababa.
  ['2026-11-23T21:10:00.000Z', true, 'Not since Tuesday', 'ከማክሰኞ ጀምሮ አልተነበበም'],
  ['2026-11-03T03:40:00.000Z', true, 'Not since 3 Nov 2026', 'ከጥቅምት 24 ቀን 2019 ዓ.ም. ጀምሮ አልተነበበም'],
  ['2026-11-24T21:10:00.000Z', true, 'Today, 12:10 am', 'ዛሬ ከሌሊቱ 6:10 ሰዓት'],
])('a source read at %s, late: %s, is shown as “%s”', (last_read_at, is_late, inEnglish, inAmharic) => {
  expect(textsOf({ last_read_at, is_late })).toEqual([inEnglish, inAmharic]);
});

it('a source without a complete run is not shown as late since a day', () => {
  expect(textsOf({ last_read_at: null, is_late: true })).toEqual(['Not yet', 'ገና አልተነበበም']);
});

it('sources are grouped by how they are collected', () => {
  const collected = source();
  const byHand = source({ is_collected: false, last_read_at: null });
  const notRead = source({ is_collected: false, last_read_at: null, last_notice_on: null, notices_last_week: 0 });
  expect(groupSources([notRead, byHand, collected])).toEqual({
    collected: [collected],
    byHand: [byHand],
    notRead: [notRead],
  });
});
