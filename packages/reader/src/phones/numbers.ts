import type { Span } from '../reading/found.ts';

export interface DialledNumber {
  /** The nine digits after +251. */
  national: string;
  span: Span;
  /** With the country's code or a zero in front: nobody would take it for something else. */
  isWhole: boolean;
  rule: string;
}

/** Of mobile networks, and of the areas of landlines. */
const mobile = '[97]';
const areas = '11|22|25|33|34|46|47|57|58';
const gap = '[ .\\u2010-\\u2015-]{0,3}';
const digits = (count: number): string => `(?:${gap}\\d){${count}}`;
const afterArea = '[ ./)\\u2010-\\u2015-]{0,3}';
const national = `(?:${mobile}${digits(8)}|(?:${[...areas.split('|')].map((area) => [...area].join(gap)).join('|')})${afterArea}\\d${digits(6)})`;
const country = `(?:\\(?(?:\\+|00)\\s?251\\)?|(?<![\\d.,-])\\(?251\\)?)[ .)\\u2010-\\u2015/-]{0,3}(?:\\(?0\\)?)?${gap}`;

const number = new RegExp(
  `(?<![\\d+])(?<!\\d[.,\\u2010-\\u2015-])(?:(?<whole>${country}|\\(?0${gap})(?<national>${national})|(?<short>${national}))(?!\\d)(?!,\\d{3}(?!\\d))`,
  'gu',
);

/** "/68", and after it "/69": the last digits of the next number of the same office. */
const lastDigits = /\s{0,2}[/\\]\s{0,2}(\d(?:[ -]?\d){1,6})(?![ -]?\d)(?!\p{L})/uy;

/** Amharic typists use the letter ዐ for a zero, and others an O. */
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

/** All that is shaped like a number of a telephone in Ethiopia, whatever it is called. */
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
