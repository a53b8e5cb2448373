/** From the first character to the one after the last, as JavaScript counts. */
export interface TextRange {
  start: number;
  end: number;
}

export interface TextPart {
  text: string;
  isMarked: boolean;
}

const isRange = (wanted: string | TextRange): wanted is TextRange => typeof wanted !== 'string';

function rangesOf(text: string, word: string): TextRange[] {
  const searched = word.trim();
  if (!searched) return [];
  const pattern = new RegExp(searched.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'giu');
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}

/** Splits a text into matches and the text between them. */
export function markedParts(text: string, searched: readonly (string | TextRange)[]): TextPart[] {
  const ranges = searched
    .flatMap((wanted) => (isRange(wanted) ? [wanted] : rangesOf(text, wanted)))
    .sort((one, other) => one.start - other.start);
  const parts: TextPart[] = [];
  let done = 0;
  for (const { start, end } of ranges) {
    const from = Math.max(start, done);
    if (end <= from || from >= text.length) continue;
    if (from > done) parts.push({ text: text.slice(done, from), isMarked: false });
    const last = parts.at(-1);
    if (last?.isMarked && from === done) last.text += text.slice(from, end);
    else parts.push({ text: text.slice(from, end), isMarked: true });
    done = Math.min(end, text.length);
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMarked: false });
  return parts;
}
