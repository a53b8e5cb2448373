import { keySteps, type Step, stepsWithJoints } from './fold.ts';

/** From the first character to the one after the last. */
export interface TextRange {
  start: number;
  end: number;
}

/** A folded text, with the original position of each character. */
export interface Traced {
  text: string;
  origins: readonly TextRange[];
}

const untouched = (text: string): Traced => ({
  text,
  origins: Array.from({ length: text.length }, (_, start) => ({ start, end: start + 1 })),
});

const spanning = (ranges: readonly TextRange[]): TextRange =>
  ranges.reduce((whole, { start, end }) => ({ start: Math.min(whole.start, start), end: Math.max(whole.end, end) }));

/** If the lengths are equal, characters keep their positions; otherwise all share the whole range. */
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

/** The key of a text, as made by `searchKey`. */
export const traceKey = (text: string): Traced => keySteps.reduce(take, untouched(text));

/** The folded text, as made by `foldWithJoints`. */
export const traceWithJoints = (text: string): Traced => stepsWithJoints.reduce(take, untouched(text));

/** Keeps combining marks with their letter. */
function withMarks(original: string, { start, end }: TextRange): TextRange {
  const marks = /^\p{M}+/u.exec(original.slice(end))?.[0] ?? '';
  return { start, end: end + marks.length };
}

/** The range of the original that a range of the folded text comes from. */
export const originOf = (original: string, { origins }: Traced, start: number, end: number): TextRange =>
  withMarks(original, spanning(origins.slice(start, end)));

/** Sorted, without overlaps. */
export function mergeRanges(ranges: readonly TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
