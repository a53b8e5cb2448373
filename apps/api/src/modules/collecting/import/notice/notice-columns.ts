import { failure, type Result } from '@awaj/domain/result';
import { readAmount, readBond, readDays } from '../cells/amount-cells.ts';
import { readIds, readLookup, readPlaces, readPrintings } from '../cells/lookup-cells.ts';
import { readLine } from '../cells/text-cells.ts';
import { readDeadline, readPast, readPrintedDay } from '../cells/time-cells.ts';
import { dayKinds, kinds, readWord, types } from '../cells/word-cells.ts';
import { limits } from './limits.ts';
import { readContent } from './notice-content.ts';
import type { Column, ColumnName, NoticeValues } from './notice-values.ts';

const line = (longest: number) => (cell: unknown) => readLine(cell, longest);

/** Adds what to do instead, if the reason does not say it. */
const withHint = <Value>(read: Result<Value, string>, hint: string): Result<Value, string> =>
  read.ok || read.error.includes('; ') ? read : failure(`${read.error}; ${hint}`);

const inWords = /^\D*$|\bdays?\b|ቀናት|ቀን ውስጥ/i;

const notInWords = <Value>(cell: unknown, read: Result<Value, string>, place: string): Result<Value, string> =>
  read.ok || typeof cell !== 'string' || !inWords.test(cell)
    ? read
    : failure(`is not a date; put the words of the notice in ${place}`);

const oneOf = (words: object): string => Object.keys(words).join(', ');

/**
 * All columns of a file of notices and how each cell is read. Checks, messages, the template and the handbook are made
 * from it.
 */
export const columns: { readonly [Name in ColumnName]: Column<NoticeValues[Name]> } = {
  external_key: {
    meaning: 'The source’s own number or code for the notice. A later import recognises the notice by it.',
    example: 'AZ-2026-11-20-17',
    parse: line(200),
  },
  source: {
    meaning: 'The newspaper, magazine or portal, by name or slug. Separate several with semicolons.',
    example: 'Addis Zemen',
    required: 'always',
    mayRepeat: true,
    parse: (cell, { lookups }) => readPlaces(cell, lookups.sources.find),
  },
  published_on: {
    meaning: 'The date of printing: one for each source, or several dates of one source.',
    example: '2026-11-20',
    required: 'always',
    mayRepeat: true,
    parse: (cell, context) => readPlaces(cell, (text) => readPrintedDay(text, context)),
  },
  sources: {
    meaning: 'In JSON, instead of source and published_on: a list of objects with both.',
    example: '[{"source":"addis-zemen","published_on":"2026-11-20"}]',
    isForJson: true,
    parse: (cell, context) =>
      readPrintings(cell, context.lookups.sources.find, (text) => readPrintedDay(text, context)),
  },
  kind: {
    meaning: `The kind of notice: ${oneOf(kinds)}. The default is tender.`,
    example: 'tender',
    parse: (cell) => readWord(cell, kinds),
  },
  type: {
    meaning: `The purpose of the tender: ${oneOf(types)}. The default is purchase.`,
    example: 'purchase',
    parse: (cell) => readWord(cell, types),
  },
  title: {
    meaning: 'The heading, visible to everybody, on one line.',
    example: 'Supply of tyres and batteries',
    required: 'of-tenders',
    parse: line(1_000),
  },
  snippet: {
    meaning:
      'A short text visible to everybody. The default is sentences of the notice without dates, prices or contacts.',
    example: 'Sealed bids are invited from licensed suppliers.',
    parse: line(1_000),
  },
  content: {
    meaning: 'The whole notice for subscribers, as plain text or HTML.',
    example: 'The Ethiopian Roads Administration invites sealed bids for the supply of tyres and batteries.',
    required: 'of-tenders',
    parse: (cell) => readContent(cell, limits.contentCharacters),
  },
  language: {
    meaning: 'The language of the notice, by name or slug.',
    example: 'English',
    required: 'of-tenders',
    parse: (cell, { lookups }) => readLookup(cell, lookups.languages),
  },
  company: {
    meaning: 'The name of the buyer. An unknown company is added.',
    example: 'Ethiopian Roads Administration',
    required: 'always',
    parse: line(300),
  },
  company_language: {
    meaning: 'The language of the company’s name, if it differs from the language of the notice.',
    example: 'English',
    parse: (cell, { lookups }) => readLookup(cell, lookups.languages),
  },
  categories: {
    meaning: 'Categories, by names or slugs, separated by semicolons.',
    example: 'Spare Parts, Tyres and Batteries; Maintenance and Repair',
    required: 'of-tenders',
    mayRepeat: true,
    parse: (cell, { lookups }) => readIds(cell, lookups.categories),
  },
  regions: {
    meaning: 'Regions and cities, by names or slugs, separated by semicolons. Empty means the whole country.',
    example: 'Addis Ababa',
    mayRepeat: true,
    parse: (cell, { lookups }) => withHint(readIds(cell, lookups.regions), 'leave it empty for the whole country'),
  },
  reference_number: {
    meaning: 'The buyer’s number for the tender.',
    example: 'ERA/NCB/012/2019',
    parse: line(200),
  },
  posted_at: {
    meaning: 'The time of posting that the website shows. The default is the time of the import.',
    example: '2026-11-20 09:00',
    parse: readPast,
  },
  opens_at: {
    meaning: 'When bids are opened, in Addis Ababa time. Without an hour, the end of the day.',
    example: '2026-12-04 14:30',
    parse: (cell, context) => notInWords(cell, readDeadline(cell, context), 'alternative_open_text'),
  },
  closes_at: {
    meaning: 'The deadline for bids, as printed. Without an hour, the end of the day.',
    example: '2026-12-04 14:00',
    parse: (cell, context) =>
      notInWords(cell, readDeadline(cell, context), 'alternative_close_text, and days to count in deadline_days'),
  },
  alternative_open_text: {
    meaning: 'The words of the notice, if it names no opening date.',
    example: 'On the day after the closing',
    parse: line(500),
  },
  alternative_close_text: {
    meaning: 'The words of the notice, if it names no closing date.',
    example: 'Within 15 working days of this notice',
    parse: line(500),
  },
  deadline_days: {
    meaning: 'The number of days until the deadline, counted from the date of printing. Prefer a printed date.',
    example: '15',
    parse: readDays,
  },
  deadline_day_kind: {
    meaning: `The days that are counted: ${oneOf(dayKinds)}. Plain days include weekends and holidays.`,
    example: 'working',
    parse: (cell) => readWord(cell, dayKinds),
  },
  document_price: {
    meaning: 'The price of the bid document in birr; 0 or free if it costs nothing.',
    example: '200',
    parse: readAmount,
  },
  bond: {
    meaning: 'The bid bond: an amount in birr, or a percentage of the bid with a % sign.',
    example: '2%',
    parse: readBond,
  },
  cancelled_at: {
    meaning: 'When the tender was cancelled.',
    example: '',
    parse: readPast,
  },
};

// The column names in the order above.
export const columnNames = Object.keys(columns) as ColumnName[];
