import { keySteps, type Step, searchTerms } from './fold.ts';

/** From the first character to before the last. */
export interface TextRange {
  start: number;
  end: number;
}

/** A text on its way to the key; each of its characters knows where in the original it comes from. */
interface Traced {
  text: string;
  origins: readonly TextRange[];
}

const untouched = (text: string): Traced => ({
  text,
  origins: Array.from({ length: text.length }, (_, start) => ({ start, end: start + 1 })),
});

const spanning = (ranges: readonly TextRange[]): TextRange =>
  ranges.reduce((whole, { start, end }) => ({ start: Math.min(whole.start, start), end: Math.max(whole.end, end) }));

/** Where as many characters come out as went in, they keep their places; otherwise all share the whole of it. */
function originsOf(replacement: string, replaced: readonly TextRange[]): readonly TextRange[] {
  if (replacement.length === replaced.length) return replaced;
  return Array.from({ length: replacement.length }, () => spanning(replaced));
}

function take({ text, origins }: Traced, [pattern, replace]: Step): Traced {
  const texts: string[] = [];
  const taken: (readonly TextRange[])[] = [];
  let done = 0;
  for (const match of text.matchAll(pattern)) {
    const [matched] = match;
    const replacement = replace(matched);
    const end = match.index + matched.length;
    texts.push(text.slice(done, match.index), replacement);
    taken.push(origins.slice(done, match.index), originsOf(replacement, origins.slice(match.index, end)));
    done = end;
  }
  return { text: texts.join('') + text.slice(done), origins: [...taken, origins.slice(done)].flat() };
}

function rangesOf(term: string, { text, origins }: Traced): TextRange[] {
  const ranges: TextRange[] = [];
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1))
    ranges.push(spanning(origins.slice(at, at + term.length)));
  return ranges;
}

function merge(ranges: readonly TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** A range must not part a letter from the marks that stand on it. */
function withMarks(text: string, { start, end }: TextRange): TextRange {
  const marks = /^\p{M}+/u.exec(text.slice(end))?.[0] ?? '';
  return { start, end: end + marks.length };
}

/** Where in a text the words of a query were found, whatever the spelling; in order, without overlaps. */
export function highlightMatches(text: string, query: string): TextRange[] {
  const traced = keySteps.reduce(take, untouched(text));
  const ranges = searchTerms(query).flatMap((term) => rangesOf(term, traced));
  return merge(ranges.map((range) => withMarks(text, range)));
}
