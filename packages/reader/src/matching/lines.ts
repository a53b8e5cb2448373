import type { Span } from '../reading/found.ts';

/** Trims spaces, quotes and punctuation from a span. */
export function trimmed(text: string, [start, end]: Span, around = /[\s"“”'’‘«»፡:።.,፣;*•_=|–—-]/): Span {
  let [from, to] = [start, end];
  while (from < to && around.test(text.charAt(from))) from++;
  while (to > from && around.test(text.charAt(to - 1))) to--;
  return [from, to];
}

/** Trims spaces only, and leaves out what is empty then. */
const withoutSpaces = (text: string, spans: readonly Span[]): Span[] =>
  spans.flatMap(([start, end]): Span[] => {
    const piece = text.slice(start, end);
    const [from, to] = [end - piece.trimStart().length, start + piece.trimEnd().length];
    return to > from ? [[from, to]] : [];
  });

export function linesOf(text: string): Span[] {
  let end = -1;
  const lines = text.split('\n').map((line): Span => {
    const start = end + 1;
    end = start + line.length;
    return [start, end];
  });
  return withoutSpaces(text, lines);
}

/** Ends of sentences, but not of abbreviations or numbers: No. 5, ዓ.ም. የ, St. George, 2.5. */
const sentenceEnd =
  /[።፧]|[፡:]{2,}|(?<=[a-z)’']{3})[.;](?=\s+[A-Z0-9]|\s*$)|(?<=ል|ን|(?<![ዓአ][./]?)ም|ሊ|ሉ)\.(?=\s|$)|\n\s*\n/gu;

export function sentencesOf(text: string, [start, end]: Span = [0, text.length]): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (const match of text.slice(start, end).matchAll(sentenceEnd)) {
    spans.push([from, start + match.index + match[0].length]);
    from = start + match.index + match[0].length;
  }
  return withoutSpaces(text, [...spans, [from, end]]);
}
