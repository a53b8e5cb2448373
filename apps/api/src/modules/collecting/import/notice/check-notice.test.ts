import { describe, expect, it } from 'vitest';
import { checkRow, faultsOf, row, rowContext } from '../../../../testing/notice-rows.ts';
import { checkNotice } from './check-notice.ts';
import type { Cells } from './row.ts';

function noticeOf(cells: Cells) {
  const checked = checkRow(cells);
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.notice;
}

describe('a row of notices', () => {
  it('becomes a notice with ids and with defaults for missing cells', () => {
    expect(noticeOf({ regions: 'addis ababa; ትግራይ', document_price: 'ብር 1,500', bond: '2%' })).toEqual({
      externalKey: null,
      kind: 'tender',
      type: 'purchase',
      title: 'Supply of tyres',
      snippet: 'The buyer invites sealed bids from licensed suppliers.',
      contentHtml:
        '<p>The buyer invites sealed bids from licensed suppliers.</p><p>Bids close on 4 December 2026 at 14:00.</p>',
      languageId: 2,
      company: { name: 'Ethiopian Roads Administration', languageId: 2 },
      categoryIds: [11, 12],
      regionIds: [1, 14],
      sources: [{ sourceId: 1, publishedOn: '2026-11-20' }],
      referenceNumber: null,
      postedAt: null,
      opensAt: null,
      closesAt: null,
      hasClosingHour: false,
      alternativeOpenText: null,
      alternativeCloseText: null,
      deadlineRule: null,
      documentPrice: 150_000,
      bond: { kind: 'percent', percent: 2 },
      cancelledAt: null,
    });
  });

  it('may be a line of JSON in the format before tables', () => {
    const { source: _source, published_on: _day, ...cells } = row;
    const checked = checkNotice(
      {
        ...cells,
        content: '<p>Bids</p>',
        snippet: 'Bids',
        categories: ['printing'],
        regions: [],
        sources: [{ source: 'reporter', published_on: '2026-11-19' }],
        posted_at: '2026-11-20T09:00:00Z',
        opens_at: null,
        closes_at: '2026-12-20T09:00:00+03:00',
        document_price: 200.5,
      },
      rowContext,
    );
    expect(checked).toMatchObject({
      notice: {
        contentHtml: '<p>Bids</p>',
        sources: [{ sourceId: 3, publishedOn: '2026-11-19' }],
        postedAt: new Date('2026-11-20T09:00:00Z'),
        closesAt: new Date('2026-12-20T06:00:00Z'),
        hasClosingHour: true,
        documentPrice: 20_050,
      },
    });
  });

  it('reports all its faults at once', () => {
    expect(
      faultsOf({ title: ' \u00a0\u200b', language: 'Englisch', published_on: '2026-02-30', bond: '-5', colour: 'red' }),
    ).toEqual([
      'colour "red" is not a known column',
      'published_on "2026-02-30" is a date that does not exist',
      'title "" is missing',
      'language "Englisch" is not a known language; did you mean "English"?',
      'bond "-5" is negative',
    ]);
  });

  it.each<[string, Cells, object]>([
    ['a break within the title', { title: 'Supply\u2028of\r\n tyres' }, { title: 'Supply of tyres' }],
    ['a mark of byte order', { title: '\ufeffTyres' }, { title: 'Tyres' }],
    ['a category named twice', { categories: 'ict; ICT Equipment and Software' }, { categoryIds: [8] }],
    ['commas between names', { regions: 'Afar, Tigray፣ ሐረሪ' }, { regionIds: [2, 14, 7 + 1] }],
    ['other letters for a sound', { regions: 'ሀረሪ' }, { regionIds: [8] }],
    [
      'a printing that stands there twice',
      { source: 'Capital; capital', published_on: '2026-11-20' },
      { sources: [{ sourceId: 10, publishedOn: '2026-11-20' }] },
    ],
    [
      'several days of one source',
      { source: 'Capital', published_on: '2026-11-15;2026-11-22' },
      {
        sources: [
          { sourceId: 10, publishedOn: '2026-11-15' },
          { sourceId: 10, publishedOn: '2026-11-22' },
        ],
      },
    ],
    [
      'a semicolon at the end',
      { source: 'Capital;', published_on: '2026-11-22' },
      { sources: [{ sourceId: 10, publishedOn: '2026-11-22' }] },
    ],
    [
      'words in Amharic',
      { kind: 'የጨረታ ማራዘሚያ', type: 'ግዢ', deadline_days: '15', deadline_day_kind: 'የሥራ ቀናት' },
      { kind: 'extension', type: 'purchase', deadlineRule: { days: 15, dayKind: 'working' } },
    ],
    ['angle brackets in a text', { content: 'Pipes < 5 & > 2' }, { contentHtml: '<p>Pipes &lt; 5 &amp; &gt; 2</p>' }],
    ['no sentence that may be shown', { content: 'Call 0911 223344 by 4 December.' }, { snippet: 'Supply of tyres' }],
    ['the result of a tender that has closed', { kind: 'award', closes_at: '2026-10-01' }, { kind: 'award' }],
  ])('is valid with %s', (_what, cells, notice) => expect(noticeOf(cells)).toMatchObject(notice));
});

it.each([
  [{ regions: 'Nationwide' }, 'regions "Nationwide" is not a known region; leave it empty for the whole country'],
  [{ language: 'Eng' }, 'language "Eng" is not a known language; did you mean "English"?'],
  [{ regions: 'Oromya' }, 'regions "Oromya" is not a known region; did you mean "Oromia"?'],
  [
    { source: 'Addis Zemen & Reporter' },
    'source "Addis Zemen & Reporter" is not a known source; did you mean "Addis Zemen"? (separate several with semicolons)',
  ],
  [
    { categories: 'Furniture / ICT' },
    'categories "Furniture / ICT" is not a known category; did you mean "Furniture"? (separate several with semicolons)',
  ],
  [
    { closes_at: 'Within 15 days' },
    'closes_at "Within 15 days" is not a date; put the words of the notice in alternative_close_text, and days to count in deadline_days',
  ],
  [{ title: '–' }, 'title "" is missing'],
])('the fault of %o says what to do instead', (cells, fault) => {
  expect(faultsOf(cells)).toEqual([fault]);
});

it.each(['-', '–', ' — ', 'N/A', 'n/a'])('the cell %j is empty', (nothing) => {
  const checked = checkRow({ document_price: nothing, bond: nothing, regions: nothing, closes_at: nothing });
  expect(checked).toMatchObject({ notice: { documentPrice: null, bond: null, regionIds: [], closesAt: null } });
});
