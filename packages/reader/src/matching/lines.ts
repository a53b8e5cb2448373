import type { Span } from '../reading/found.ts';

/** Trims spaces, quotes and punctuation from a span. */
export function trimmed(text: string, [start, end]: Span, around = /[\s"“”'’‘«»፡:።.,፣;*•_=|–—-]/): Span {
  let [from, to] = [start, end];
  while (from < to && around.test(text.charAt(from))) from++;
  while (to > from && around.test(text.charAt(to - 1))) to--;
  return [from, to];
}

function pieces(text: string, separator: RegExp, [start, end]: Span = [0, text.length]): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (const match of text.slice(start, end).matchAll(separator)) {
    spans.push([from, start + match.index + match[0].length]);
    from = start + match.index + match[0].length;
  }
  spans.push([from, end]);
  return spans.map((span) => trimmed(text, span, /\s/)).filter(([left, right]) => right > left);
}

export const linesOf = (text: string): Span[] => pieces(text, /\n+/g);

/** Ends of sentences, but not of abbreviations or numbers: No. 5, ዓ.ም. የ, St. George, 2.5. */
const sentenceEnd =
  /[።፧]|[፡:]{2,}|(?<=[a-z)’']{3})[.;](?=\s+[A-Z0-9]|\s*$)|(?<=ል|ን|(?<![ዓአ][./]?)ም|ሊ|ሉ)\.(?=\s|$)|\n\s*\n/gu;

export const sentencesOf = (text: string, within?: Span): Span[] => pieces(text, sentenceEnd, within);
