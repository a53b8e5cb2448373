import { failure, type Result } from '@awaj/domain/result';
import { readAmount, readBond, readDays } from './amount-cells.ts';
import { limits } from './limits.ts';
import { readIds, readLookup, readPlaces, readPrintings } from './lookup-cells.ts';
import { readContent } from './notice-content.ts';
import type { Column, ColumnName, NoticeValues } from './notice-values.ts';
import { readLine } from './text-cells.ts';
import { readDeadline, readPast, readPrintedDay } from './time-cells.ts';
import { dayKinds, kinds, readWord, types } from './word-cells.ts';

const line = (longest: number) => (cell: unknown) => readLine(cell, longest);

/** Adds what to do instead, if the reason does not say it. */
const withHint = <Value>(read: Result<Value, string>, hint: string): Result<Value, string> =>
  read.ok || read.error.includes('; ') ? read : failure(`${read.error}; ${hint}`);

const inWords = /^\D*$|\bdays?\b|ቀናት|ቀን ውስጥ/i;

const notInWords = <Value>(cell: unknown, read: Result<Value, string>, place: string): Result<Value, string> =>
  read.ok || typeof cell !== 'string' || !inWords.test(cell)
    ? read
    : failure(`is no day; words of the notice belong in ${place}`);

const oneOf = (words: object): string => Object.keys(words).join(', ');

/**
 * All columns of a file of notices and how each cell is read. Checks, messages, the template and the handbook are made
 * from it.
 */
export const columns: { readonly [Name in ColumnName]: Column<NoticeValues[Name]> } = {
  external_key: {
    meaning: 'The number or code that the source itself has for the notice; a second import finds it again by this.',
    example: 'AZ-2026-11-20-17',
    parse: line(200),
  },
  source: {
    meaning: 'The newspaper, magazine or portal, by name or slug; several with semicolons.',
    example: 'Addis Zemen',
    required: 'always',
    mayRepeat: true,
    parse: (cell, { lookups }) => readPlaces(cell, lookups.sources.find),
  },
  published_on: {
    meaning: 'The day on which it was printed; one for each source, or several days of one source.',
    example: '2026-11-20',
    required: 'always',
    mayRepeat: true,
    parse: (cell, context) => readPlaces(cell, (text) => readPrintedDay(text, context)),
  },
  sources: {
    meaning: 'In JSON, instead of source and published_on: a list of objects with the two.',
    example: '[{"source":"addis-zemen","published_on":"2026-11-20"}]',
    isForJson: true,
    parse: (cell, context) =>
      readPrintings(cell, context.lookups.sources.find, (text) => readPrintedDay(text, context)),
  },
  kind: {
    meaning: `What is announced: ${oneOf(kinds)}. Without it, tender.`,
    example: 'tender',
    parse: (cell) => readWord(cell, kinds),
  },
  type: {
    meaning: `What the tender is for: ${oneOf(types)}. Without it, purchase.`,
    example: 'purchase',
    parse: (cell) => readWord(cell, types),
  },
  title: {
    meaning: 'The heading that everybody sees, on one line.',
    example: 'Supply of tyres and batteries',
    required: 'of-tenders',
    parse: line(1_000),
  },
  snippet: {
    meaning:
      'A sentence or two for everybody; without it, sentences of the notice that name no date, price or contact.',
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
    meaning: 'Who announces it, by name; one that is not known yet is made.',
    example: 'Ethiopian Roads Administration',
    required: 'always',
    parse: line(300),
  },
  company_language: {
    meaning: 'The language of that name, where it is not the language of the notice.',
    example: 'English',
    parse: (cell, { lookups }) => readLookup(cell, lookups.languages),
  },
  categories: {
    meaning: 'What it is about, by names or slugs with semicolons.',
    example: 'Spare Parts, Tyres and Batteries; Maintenance and Repair',
    required: 'of-tenders',
    mayRepeat: true,
    parse: (cell, { lookups }) => readIds(cell, lookups.categories),
  },
  regions: {
    meaning: 'Regions and cities that it is for, by names or slugs with semicolons; none for the whole country.',
    example: 'Addis Ababa',
    mayRepeat: true,
    parse: (cell, { lookups }) => withHint(readIds(cell, lookups.regions), 'leave it empty for the whole country'),
  },
  reference_number: {
    meaning: 'The number that the buyer gave the tender.',
    example: 'ERA/NCB/012/2019',
    parse: line(200),
  },
  posted_at: {
    meaning: 'When it was put on the website; without it, the moment of the import.',
    example: '2026-11-20 09:00',
    parse: readPast,
  },
  opens_at: {
    meaning: 'When bids are opened, by the clock of Addis Ababa; without an hour, the end of the day.',
    example: '2026-12-04 14:30',
    parse: (cell, context) => notInWords(cell, readDeadline(cell, context), 'alternative_open_text'),
  },
  closes_at: {
    meaning: 'Until when bids are taken, as printed; without an hour, the end of the day.',
    example: '2026-12-04 14:00',
    parse: (cell, context) =>
      notInWords(cell, readDeadline(cell, context), 'alternative_close_text, and days to count in deadline_days'),
  },
  alternative_open_text: {
    meaning: 'The words of the notice where it names no day of opening.',
    example: 'On the day after the closing',
    parse: line(500),
  },
  alternative_close_text: {
    meaning: 'The words of the notice where it names no day of closing.',
    example: 'Within 15 working days of this notice',
    parse: line(500),
  },
  deadline_days: {
    meaning: 'How many days the notice gives, counted from the day of printing; a printed date is better.',
    example: '15',
    parse: readDays,
  },
  deadline_day_kind: {
    meaning: `Which days are counted: ${oneOf(dayKinds)}. Plain days count weekends and holidays too.`,
    example: 'working',
    parse: (cell) => readWord(cell, dayKinds),
  },
  document_price: {
    meaning: 'What the bid document costs in birr; 0 or free where it costs nothing.',
    example: '200',
    parse: readAmount,
  },
  bond: {
    meaning: 'The bid bond: an amount in birr, or a share of the bid with a % sign.',
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
