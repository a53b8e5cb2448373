import { foldForSearch } from '@awaj/domain/amharic';
import type { NoticeKind } from '@awaj/domain/deadline';
import { failure, type Result, success } from '@awaj/domain/result';
import type { TenderType } from '../../../../database/catalog-tables.ts';
import { readLine } from './text-cells.ts';

const longestWord = 60;

/** Reads a cell with one of a few words, in English or as typists write them. */
export function readWord<Word extends string>(
  cell: unknown,
  words: Readonly<Record<Word, readonly string[]>>,
): Result<Word, string> {
  const line = readLine(cell, longestWord);
  if (!line.ok) return line;
  const key = foldForSearch(line.value);
  const all = Object.keys(words) as Word[];
  const found = all.find((word) => [word, ...words[word]].some((name) => foldForSearch(name) === key));
  return found === undefined ? failure(`is not one of ${all.join(', ')}`) : success(found);
}

export const kinds = {
  tender: ['bid', 'tender notice', 'ጨረታ', 'የጨረታ ማስታወቂያ', 'caalbaasii'],
  extension: ['extended', 'ማራዘሚያ', 'የጨረታ ማራዘሚያ'],
  cancellation: ['cancelled', 'canceled', 'ስረዛ', 'የተሰረዘ', 'የጨረታ ስረዛ'],
  corrigendum: ['correction', 'amendment', 'ማስተካከያ', 'እርማት', 'ማስተካከያ ማስታወቂያ'],
  award: ['result', 'ውጤት', 'አሸናፊ', 'የጨረታ ውጤት'],
  're-advertisement': ['rebid', 're-bid', 're-tender', 'ድጋሚ', 'ድጋሚ ጨረታ', 'በድጋሚ የወጣ ጨረታ'],
} as const satisfies Record<NoticeKind, readonly string[]>;

export const types = {
  purchase: ['procurement', 'buying', 'ግዥ', 'ግዢ', 'bittaa'],
  sale: ['auction', 'disposal', 'ሽያጭ', 'ሐራጅ', 'gurgurtaa'],
  lease: ['rent', 'ኪራይ', 'ሊዝ', 'kiraa'],
  'expression-of-interest': ['eoi', 'expression of interest', 'ፍላጎት መግለጫ', 'የፍላጎት መግለጫ'],
  other: ['ሌላ', 'kan biraa'],
} as const satisfies Record<TenderType, readonly string[]>;

export const dayKinds = {
  working: ['working days', 'የሥራ', 'የሥራ ቀናት', 'guyyaa hojii'],
  plain: ['consecutive', 'consecutive days', 'calendar days', 'ተከታታይ', 'ተከታታይ ቀናት'],
} as const;
export type DayKind = keyof typeof dayKinds;
