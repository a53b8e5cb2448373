import { escapeText, foldLine } from './text-line.ts';

export interface CalendarEvent {
  /** The same for the same thing every time: who adds it again gets no second one. */
  id: string;
  title: string;
  description: string;
  at: Date;
  /** The page it belongs to. */
  url: string;
  /** For a calendar that is read again and again: tells which of two versions is newer. */
  version?: EventVersion;
}

interface EventVersion {
  /** Goes up when the event moves. */
  sequence: number;
  changedAt: Date;
  isCancelled: boolean;
}

/** A calendar that is read again and again, not imported once. */
interface Subscribed {
  name: string;
  everyHours: number;
}

/** The instant as 20261121T090000Z: in UTC every calendar puts it right, whatever zone it lives in. */
const inUtc = (at: Date): string =>
  at
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d{3}/, '');

const alarmLines = (title: string): readonly string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(title)}`,
  'TRIGGER:-P1D',
  'END:VALARM',
];

const versionLines = ({ sequence, changedAt, isCancelled }: EventVersion): readonly string[] => [
  `LAST-MODIFIED:${inUtc(changedAt)}`,
  `SEQUENCE:${sequence}`,
  `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
];

const eventLines = ({ id, title, description, at, url, version }: CalendarEvent, now: Date): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${id}`,
  `DTSTAMP:${inUtc(version?.changedAt ?? now)}`,
  `DTSTART:${inUtc(at)}`,
  `SUMMARY:${escapeText(title)}`,
  `DESCRIPTION:${escapeText(description)}`,
  `URL:${url}`,
  // A deadline takes no time out of the day.
  'TRANSP:TRANSPARENT',
  ...(version ? versionLines(version) : []),
  ...(version?.isCancelled ? [] : alarmLines(title)),
  'END:VEVENT',
];

/** Most calendars know the older names alone. */
const subscribedLines = ({ name, everyHours }: Subscribed): readonly string[] => [
  `NAME:${escapeText(name)}`,
  `X-WR-CALNAME:${escapeText(name)}`,
  `REFRESH-INTERVAL;VALUE=DURATION:PT${everyHours}H`,
  `X-PUBLISHED-TTL:PT${everyHours}H`,
];

/** What calendars import: moments with a reminder a day before (RFC 5545). */
export const calendarFile = (events: readonly CalendarEvent[], now: Date, subscribed?: Subscribed): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Awaj//Tenders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(subscribed ? subscribedLines(subscribed) : []),
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
