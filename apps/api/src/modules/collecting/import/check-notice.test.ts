import { describe, expect, it } from 'vitest';
import { demoLookups } from '../../../testing/notice-lookups.ts';
import { checkNotice } from './check-notice.ts';
import type { Cells } from './row.ts';

const now = new Date('2026-11-25T12:00:00Z');
const context = { now, lookups: demoLookups() };

const row: Cells = {
  title: 'Supply of tyres',
  content: 'The buyer invites sealed bids from licensed suppliers.\n\nBids close on 4 December 2026 at 14:00.',
  language: 'English',
  company: 'Ethiopian Roads Administration',
  categories: 'Spare Parts, Tyres and Batteries; ጥገናና እድሳት',
  source: 'Addis Zemen',
  published_on: '2026-11-20',
};

const check = (cells: Cells) => checkNotice({ ...row, ...cells }, context);

function noticeOf(cells: Cells) {
  const checked = check(cells);
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.notice;
}

function faultsOf(cells: Cells): string[] {
  const checked = check(cells);
  return 'faults' in checked ? checked.faults.map(({ column, value, reason }) => `${column} "${value}" ${reason}`) : [];
}

describe('a row of notices', () => {
  it('becomes a notice with ids, and with what it leaves out as it is understood', () => {
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

  it('may be a line of JSON as it was written before there were tables', () => {
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
      context,
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

  it('names all that is wrong with it at once', () => {
    expect(
      faultsOf({ title: ' \u00a0\u200b', language: 'Englisch', published_on: '2026-02-30', bond: '-5', colour: 'red' }),
    ).toEqual([
      'colour "red" is a column that is not known',
      'published_on "2026-02-30" is a day that the calendar does not have',
      'title "" is missing',
      'language "Englisch" is no language that is known; did you mean "english"?',
      'bond "-5" is less than nothing',
    ]);
  });

  it.each<[string, Cells, string]>([
    ['a NUL', { title: 'Tyres\u0000' }, 'title "Tyres<U+0000>" has the hidden character U+0000 in it'],
    [
      'half a character',
      { title: 'Tyres \ud83d' },
      'title "Tyres <U+D83D>" has half a character in it, left by a program that cut the text',
    ],
    [
      'an escape for the terminal',
      { company: '\u001b[2J' },
      'company "<U+001B>[2J" has the hidden character U+001B in it',
    ],
    ['a turn of the direction', { title: 'a\u202eb' }, 'title "a<U+202E>b" has the hidden character U+202E in it'],
    ['an isolate', { content: 'a\u2066b' }, 'content "a<U+2066>b" has the hidden character U+2066 in it'],
    [
      'what a wrong encoding left',
      { title: 'Caf\ufffd' },
      'title "Caf�" has "�" in it, left where a text was read in the wrong encoding',
    ],
    [
      'a title that is too long',
      { title: 'x'.repeat(1_001) },
      `title "${'x'.repeat(60)}…" is too long: it has 1001 characters and may have 1000`,
    ],
    [
      'tags around nothing',
      { content: '<p><br></p><script>x</script>' },
      'content "<p><br></p><script>x</script>" has no text in it',
    ],
    ['a list for a text', { title: ['Tyres'] }, 'title "a list" is not a text'],
    [
      'an unknown name in a list',
      { categories: 'Furniture; Tyers' },
      'categories "Furniture; Tyers" has "Tyers", which is no category that is known',
    ],
    ['an empty list', { categories: ' ; ' }, 'categories " ; " is missing'],
    [
      'a day for no source',
      { published_on: '2026-11-20; 2026-11-21', source: 'Capital; ' },
      'source "Capital; " has no source for 2026-11-21',
    ],
    [
      'three days for two sources',
      { source: 'Capital; Weyin', published_on: '2026-11-20;2026-11-21;2026-11-22' },
      'published_on "2026-11-20;2026-11-21;2026-11-22" names 3 days for 2 sources',
    ],
    [
      'a closing before the printing',
      { closes_at: '2026-11-19' },
      'closes_at "2026-11-19" is before the notice was printed',
    ],
    [
      'a number of days of no kind',
      { deadline_days: '15' },
      'deadline_day_kind "" is missing: deadline_days are working or plain days',
    ],
    [
      'a kind that there is not',
      { kind: 'party' },
      'kind "party" is none of tender, extension, cancellation, corrigendum, award, re-advertisement',
    ],
    ['a cell beside the columns', { '': 'more' }, ' "more" stands under no name of a column; is a comma too many?'],
    [
      'something else than printings',
      { sources: [{ source: 'capital', published_on: '2026-11-20', page: 3 }] },
      'sources "a list" has "page" in it, besides source and published_on',
    ],
  ])('is refused for %s', (_what, cells, fault) => expect(faultsOf(cells).join('\n')).toContain(fault));

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
  ])('holds up with %s', (_what, cells, notice) => expect(noticeOf(cells)).toMatchObject(notice));
});
