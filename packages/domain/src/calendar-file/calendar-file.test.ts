import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from './index.ts';

const now = new Date('2026-11-21T09:00:00.123Z');
const closing: CalendarEvent = {
  id: 'tender-7-closes@awaj.et',
  title: 'Closes: Supply of tyres',
  description: 'Addis Zemen',
  at: new Date('2026-12-01T13:30:00Z'),
  url: 'https://awaj.et/tender/7',
};

const longestLine = (file: string) =>
  Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).length));
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const written = (name: string, file: string) =>
  unfolded(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

describe('a calendar file', () => {
  it('has an event in UTC with a reminder a day before', () => {
    expect(calendarFile([closing], now)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Awaj//Tenders//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:tender-7-closes@awaj.et',
        'DTSTAMP:20261121T090000Z',
        'DTSTART:20261201T133000Z',
        'SUMMARY:Closes: Supply of tyres',
        'DESCRIPTION:Addis Zemen',
        'URL:https://awaj.et/tender/7',
        'TRANSP:TRANSPARENT',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Closes: Supply of tyres',
        'TRIGGER:-P1D',
        'END:VALARM',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('has each of several events', () => {
    const opening = { ...closing, id: 'tender-7-opens@awaj.et' };
    const lines = unfolded(calendarFile([closing, opening], now));
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([`UID:${closing.id}`, `UID:${opening.id}`]);
  });

  it('for a subscription has its name, its interval, and the sequence and status of each event', () => {
    const version = { sequence: 2, changedAt: new Date('2026-11-20T08:00:00Z'), isCancelled: false };
    const cancelled = { ...closing, version: { ...version, isCancelled: true } };
    const lines = (event: CalendarEvent) =>
      unfolded(calendarFile([event], now, { name: 'Saved, here', everyHours: 6 }));
    expect(lines({ ...closing, version })).toEqual(
      expect.arrayContaining([
        'X-WR-CALNAME:Saved\\, here',
        'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
        'DTSTAMP:20261120T080000Z',
        'SEQUENCE:2',
        'STATUS:CONFIRMED',
        'TRIGGER:-P1D',
      ]),
    );
    expect(lines(cancelled)).toContain('STATUS:CANCELLED');
    expect(lines(cancelled)).not.toContain('BEGIN:VALARM');
  });

  it.each([
    ['tyres, tubes; and a \\', 'tyres\\, tubes\\; and a \\\\'],
    ['one\r\ntwo\rthree\nfour\u2028five', 'one\\ntwo\\nthree\\nfour\\nfive'],
    ['a bell\u0007 and a tab\t', 'a bell and a tab'],
    ['half a letter \uD83D', 'half a letter '],
  ])('escapes %j', (title, escaped) => {
    expect(written('SUMMARY', calendarFile([{ ...closing, title }], now))).toBe(escaped);
  });

  it('cannot get an extra line by a crafted text', () => {
    const title = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT';
    const lines = unfolded(calendarFile([{ ...closing, title }], now));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  it.each([
    ['Latin letters', 'x'.repeat(200)],
    ['accents', 'é'.repeat(200)],
    ['Ethiopic letters', 'የጨረታ ማስታወቂያ '.repeat(30)],
    ['letters of two halves', '🏗'.repeat(100)],
  ])('folds long lines of %s at 75 octets, and loses nothing', (_, title) => {
    const file = calendarFile([{ ...closing, title }], now);
    expect(longestLine(file)).toBeLessThanOrEqual(75);
    expect(written('SUMMARY', file)).toBe(title);
  });

  it('fills a line to its last octet', () => {
    const summary = (title: string) => /SUMMARY:.*/.exec(calendarFile([{ ...closing, title }], now))?.[0];
    expect(summary('x'.repeat(67))).toHaveLength(75);
    expect(summary('x'.repeat(68))).toHaveLength(75);
    expect(summary('x'.repeat(66))).toHaveLength(74);
  });

  it('never breaks a character or a line, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const file = calendarFile([{ ...closing, title }], now);
        expect(longestLine(file)).toBeLessThanOrEqual(75);
        expect(file).not.toMatch(/\p{Cs}/u);
      }),
      { seed: 3 },
    );
  });
});
