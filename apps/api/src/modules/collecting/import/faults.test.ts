import { expect, it } from 'vitest';
import { faultsOf } from '../../../testing/notice-rows.ts';
import type { Cells } from './row.ts';

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
])('a row is refused for %s', (_what, cells, fault) => expect(faultsOf(cells).join('\n')).toContain(fault));
