import { escapeText, foldLine } from './text-line.ts';

export interface CalendarEvent {
  /** Identifies the event, so that adding it to a calendar again does not create a second one. */
  id: string;
  title: string;
  description: string;
  at: Date;
  /** The page of the event. */
  url: string;
  /** For subscribed calendars: tells which of two versions is newer. */
  version?: EventVersion;
}

interface EventVersion {
  /** Increases when the event moves. */
  sequence: number;
  changedAt: Date;
  isCancelled: boolean;
}

/** For a calendar that is fetched regularly instead of imported once. */
interface Subscribed {
  name: string;
  everyHours: number;
}

/** Formats an instant as 20261121T090000Z, in UTC, which is right in every time zone. */
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
  // A deadline does not block time in the calendar.
  'TRANSP:TRANSPARENT',
  ...(version ? versionLines(version) : []),
  ...(version?.isCancelled ? [] : alarmLines(title)),
  'END:VEVENT',
];

/** Most calendars only understand these older names. */
const subscribedLines = ({ name, everyHours }: Subscribed): readonly string[] => [
  `NAME:${escapeText(name)}`,
  `X-WR-CALNAME:${escapeText(name)}`,
  `REFRESH-INTERVAL;VALUE=DURATION:PT${everyHours}H`,
  `X-PUBLISHED-TTL:PT${everyHours}H`,
];

/** A calendar file (RFC 5545) of events, each with a reminder a day before. */
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
