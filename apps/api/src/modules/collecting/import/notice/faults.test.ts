import { expect, it } from 'vitest';
import { faultsOf } from '../../../../testing/notice-rows.ts';
import type { Cells } from './row.ts';

it.each<[string, Cells, string]>([
  ['a NUL', { title: 'Tyres\u0000' }, 'title "Tyres<U+0000>" contains the hidden character U+0000'],
  [
    'half a character',
    { title: 'Tyres \ud83d' },
    'title "Tyres <U+D83D>" contains half a character, left by a program that cut the text',
  ],
  [
    'an escape for the terminal',
    { company: '\u001b[2J' },
    'company "<U+001B>[2J" contains the hidden character U+001B',
  ],
  ['a turn of the direction', { title: 'a\u202eb' }, 'title "a<U+202E>b" contains the hidden character U+202E'],
  ['an isolate', { content: 'a\u2066b' }, 'content "a<U+2066>b" contains the hidden character U+2066'],
  [
    'what a wrong encoding left',
    { title: 'Caf\ufffd' },
    'title "Caf�" has "�" in it, left by a program that used the wrong encoding',
  ],
  [
    'a title that is too long',
    { title: 'x'.repeat(1_001) },
    `title "${'x'.repeat(60)}…" is too long: it has 1001 characters, and at most 1000 are allowed`,
  ],
  [
    'tags around nothing',
    { content: '<p><br></p><script>x</script>' },
    'content "<p><br></p><script>x</script>" contains no text',
  ],
  ['a list for a text', { title: ['Tyres'] }, 'title "a list" is not text'],
  [
    'an unknown name in a list',
    { categories: 'Furniture; Tyers' },
    'categories "Furniture; Tyers" has "Tyers", which is not a known category',
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
    'published_on "2026-11-20;2026-11-21;2026-11-22" has 3 dates for 2 sources',
  ],
  [
    'a closing before the printing',
    { closes_at: '2026-11-19' },
    'closes_at "2026-11-19" is before the date of printing',
  ],
  [
    'a number of days of no kind',
    { deadline_days: '15' },
    'deadline_day_kind "" is missing: are the deadline_days working or plain days?',
  ],
  [
    'a kind that there is not',
    { kind: 'party' },
    'kind "party" is not one of tender, extension, cancellation, corrigendum, award, re-advertisement',
  ],
  ['a cell beside the columns', { '': 'more' }, ' "more" is in a column without a name; is there a comma too many?'],
  [
    'something else than printings',
    { sources: [{ source: 'capital', published_on: '2026-11-20', page: 3 }] },
    'sources "a list" has "page" in it, but only source and published_on are allowed',
  ],
])('a row is refused for %s', (_what, cells, fault) => expect(faultsOf(cells).join('\n')).toContain(fault));
