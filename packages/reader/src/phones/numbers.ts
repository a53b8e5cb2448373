import type { Span } from '../reading/found.ts';

export interface DialledNumber {
  /** The nine digits after +251. */
  national: string;
  span: Span;
  /** With a country code or leading zero, so it cannot be another kind of number. */
  isWhole: boolean;
  rule: string;
}

/** Prefixes of mobile networks and of landline areas. */
const mobile = '[97]';
const areas = '11|22|25|33|34|46|47|57|58';
const gap = '[ .\\u2010-\\u2015-]{0,3}';
const digits = (count: number): string => `(?:${gap}\\d){${count}}`;
const afterArea = '[ ./)\\u2010-\\u2015-]{0,3}';
const national = `(?:${mobile}${digits(8)}|(?:${[...areas.split('|')].map((area) => [...area].join(gap)).join('|')})${afterArea}\\d${digits(6)})`;
const country = `(?:\\(?(?:\\+|00)\\s?251\\)?|(?<![\\d.,-])\\(?251\\)?)[ .)\\u2010-\\u2015/-]{0,3}(?:\\(?0\\)?)?${gap}`;

const number = new RegExp(
  `(?<![\\d+])(?<!\\d[.,\\u2010-\\u2015-])(?:(?<whole>${country}|\\(?0${gap})(?<national>${national})|(?<short>${national}))(?!\\d)(?!,\\d{3}(?!\\d))(?![A-Z](?![A-Za-z]))`,
  'gu',
);

/** "/68", and then "/69": the last digits of further numbers of the same office. */
const lastDigits = /\s{0,2}[/\\]\s{0,2}(\d(?:[ -]?\d){1,6})(?![ -]?\d)(?!\p{L})/uy;

/** Typists use the Amharic letter ዐ or a Latin O for zero. */
const withZeros = (text: string): string => text.replace(/(?<=[\d+(])[ዐOo]|[ዐOo](?=[ዐOo]?\d)/g, '0');
const onlyDigits = (text: string): string => text.replaceAll(/\D/g, '');

function* shortForms(text: string, after: number, first: string): Generator<DialledNumber> {
  lastDigits.lastIndex = after;
  for (let match = lastDigits.exec(text); match !== null; match = lastDigits.exec(text)) {
    const tail = onlyDigits(match[1] ?? '');
    const end = match.index + match[0].length;
    const start = end - (match[1]?.length ?? 0);
    yield { national: first.slice(0, -tail.length) + tail, span: [start, end], isWhole: true, rule: 'last-digits' };
  }
}

/** Everything shaped like an Ethiopian phone number, whatever its label. */
export function* numbersIn(raw: string): Generator<DialledNumber> {
  const text = withZeros(raw);
  for (const match of text.matchAll(number)) {
    const isWhole = match.groups?.whole !== undefined;
    const digitsOf = onlyDigits(match.groups?.national ?? match.groups?.short ?? '');
    const end = match.index + match[0].length;
    yield { national: digitsOf, span: [match.index, end], isWhole, rule: 'whole-number' };
    if (isWhole) yield* shortForms(text, end, digitsOf);
  }
}
