import { parseCalendarDate } from '@awaj/domain/ethiopian-calendar';
import { foldLetters } from '../notice-text/index.ts';
import { readNotice } from '../reading/index.ts';
import { type FieldName, fieldNames, valuesOf } from '../reading/values.ts';
import { isSameTitle } from './same-title.ts';

/** A notice of the corpus with the expected values: null if it does not say; a list if several texts are right. */
export interface CorpusNotice {
  id: string;
  text: string;
  published_on?: string | undefined;
  expected: Partial<Record<FieldName, unknown>>;
}

/**
 * invented: a value although the notice gives none. missed: no value although the notice gives one. silent: correctly
 * no value.
 */
export type Verdict = 'right' | 'silent' | 'wrong' | 'invented' | 'missed';

export interface Outcome {
  id: string;
  field: FieldName;
  language: string;
  verdict: Verdict;
  expected: unknown;
  got: unknown;
  rule: string;
  /** Titles are compared by their words. This is true if they are literally equal. */
  toTheLetter: boolean;
}

const asText = (value: unknown): string =>
  foldLetters(String(value))
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Compares only the parts of a rule that the corpus gives. */
const isSameRule = (expected: Record<string, unknown>, got: unknown): boolean =>
  isObject(got) && Object.entries(expected).every(([name, value]) => name === 'text' || got[name] === value);

function isSame(expected: unknown, got: unknown): boolean {
  if (Array.isArray(expected)) return expected.some((each) => isSame(each, got));
  if (isObject(expected)) return isSameRule(expected, got);
  return typeof expected === 'string' ? asText(expected) === asText(got) : expected === got;
}

function verdictOnPhones(expected: readonly unknown[], got: readonly unknown[]): Verdict {
  if (got.some((phone) => !expected.includes(phone))) return expected.length === 0 ? 'invented' : 'wrong';
  if (expected.length === 0) return 'silent';
  return got.length === expected.length ? 'right' : 'missed';
}

/** "የጅማ ዩኒቨርሲቲ" and "ጅማ ዩኒቨርሲቲ" are the same university. */
const withoutOf = (name: unknown): unknown => (typeof name === 'string' ? name.replace(/^[የበ](?=\S{2})/, '') : name);
const isSameName = (expected: unknown, got: unknown): boolean =>
  isSame(Array.isArray(expected) ? expected.map(withoutOf) : withoutOf(expected), withoutOf(got));

const isAnyTitle = (expected: unknown, got: unknown): boolean =>
  (Array.isArray(expected) ? expected : [expected]).some((title) => isSameTitle(String(title), String(got)));

function verdictOn(field: FieldName, expected: unknown, got: unknown): Verdict {
  if (field === 'phones')
    return verdictOnPhones(Array.isArray(expected) ? expected : [], Array.isArray(got) ? got : []);
  if (expected === null) return got === null ? 'silent' : 'invented';
  if (got === null) return 'missed';
  const isRight = field === 'buyer' ? isSameName : field === 'title' ? isAnyTitle : isSame;
  return isRight(expected, got) ? 'right' : 'wrong';
}

/** Reads a notice and judges each field that the corpus knows. */
export function scoreNotice({ id, text, published_on, expected }: CorpusNotice): Outcome[] {
  const published = parseCalendarDate(published_on ?? '');
  const reading = readNotice(text, published.ok ? { publishedOn: published.value } : {});
  const values = valuesOf(reading);
  const language = typeof expected.language === 'string' ? expected.language : 'none';
  return fieldNames
    .filter((field) => expected[field] !== undefined)
    .map((field) => {
      const found = reading[field];
      const rule = found && 'rule' in found ? found.rule : '';
      const verdict = verdictOn(field, expected[field], values[field]);
      return {
        id,
        field,
        language,
        verdict,
        expected: expected[field],
        got: values[field],
        rule,
        toTheLetter: isSame(expected[field], values[field]),
      };
    });
}
