import { escapeText, foldLine } from './text-line.ts';

export interface CalendarEvent {
  /** The same for the same thing every time: who adds it again gets no second one. */
  id: string;
  title: string;
  description: string;
  at: Date;
  /** The page it belongs to. */
  url: string;
}

/** The instant as 20261121T090000Z: in UTC every calendar puts it right, whatever zone it lives in. */
const inUtc = (at: Date): string =>
  at
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d{3}/, '');

const eventLines = ({ id, title, description, at, url }: CalendarEvent, now: Date): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${id}`,
  `DTSTAMP:${inUtc(now)}`,
  `DTSTART:${inUtc(at)}`,
  `SUMMARY:${escapeText(title)}`,
  `DESCRIPTION:${escapeText(description)}`,
  `URL:${url}`,
  // A deadline takes no time out of the day.
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(title)}`,
  'TRIGGER:-P1D',
  'END:VALARM',
  'END:VEVENT',
];

/** What calendars import: moments with a reminder a day before (RFC 5545). */
export const calendarFile = (events: readonly CalendarEvent[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Awaj//Tenders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
