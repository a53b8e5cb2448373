import { describe, expect, it } from 'vitest';
import { demoLookups } from '../../../testing/notice-lookups.ts';
import { printedDay } from './printed-day.ts';
import { type NoticeContext, textToRead, toCheckedNotice } from './to-notice.ts';

const now = new Date('2026-11-25T09:00:00Z');

describe('the printed day of a source', () => {
  it.each([
    ['2026-11-24T23:30:00Z', '2026-11-25'],
    ['Sadaasa 16 bara 2019 A.L.I.', '2026-11-25'],
    ['Lakk. 1, Sadaasa 16 bara 2019 A.L.I.', '2026-11-25'],
    ['Printed on November 23, 2026', '2026-11-23'],
    ['16/03/2019 ዓ.ም.', '2026-11-25'],
  ])('%s', (written, day) => {
    expect(printedDay(written, now)).toBe(day);
  });

  it.each(['', 'this week', 'November 23, 2026 and November 24, 2026', `${'long '.repeat(60)}November 23, 2026`])(
    'is missing in "%s"',
    (written) => {
      expect(printedDay(written, now)).toBeNull();
    },
  );
});

describe('the buyer of a notice', () => {
  const understand = (defaults: NoticeContext['defaults']) =>
    toCheckedNotice(
      {
        key: '1',
        address: '',
        text: 'Roads Administration invites sealed bids for the supply of tyres and batteries.',
        cells: { title: 'Supply of tyres and batteries', language: 'english' },
        date: '2026-11-25',
        version: null,
      },
      '2026-11-25',
      { now, lookups: demoLookups(), sourceSlug: 'addis-zemen', defaults, holidays: new Set(), countsSaturdays: false },
    );

  it('is the buyer of the collector, or without one the buyer in the text', () => {
    expect(understand({})).toMatchObject({ notice: { company: { name: 'Roads Administration' } } });
    expect(understand({ company: 'Tana Area Roads Office' })).toMatchObject({
      notice: { company: { name: 'Tana Area Roads Office' } },
    });
  });
});

describe('the text of a collected notice', () => {
  const piece = {
    key: '1',
    address: '',
    text: '',
    cells: { title: 'Extension: tyres <4>' },
    date: null,
    version: null,
  };

  it('begins with the separate heading, and contains it once', () => {
    expect(textToRead(piece, '<p>Closes later.</p>')).toBe('Extension: tyres &lt;4>\n<p>Closes later.</p>');
    const whole = '<h2>Extension: tyres &lt;4></h2><p>Closes later.</p>';
    expect(textToRead(piece, whole)).toBe(whole);
    expect(textToRead({ ...piece, cells: {} }, 'Closes later.')).toBe('Closes later.');
  });
});
