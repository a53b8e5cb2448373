/** Compares a sound form by its letters, without the leading sign. */
const lettersOf = (form: string): string[] => [...form.replace('~', '')];

const isEthiopic = (word: string): boolean => /[ሀ-ፗ]/.test(word);

/** How many letters may differ. An Ethiopic letter is a syllable and counts more. Numbers must be equal. */
function mistakesIn(form: string): number {
  if (/\d/.test(form)) return 0;
  const length = lettersOf(form).length;
  const [one, two] = isEthiopic(form) ? [3, 6] : [4, 8];
  return length >= two ? 2 : length >= one ? 1 : 0;
}

/** The edit distance of two words: letters left out, added, changed or swapped with the next. */
function distance(one: readonly string[], other: readonly string[]): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of one.entries()) {
    const current = [row + 1];
    for (const [column, theirs] of other.entries()) {
      const change = (above[column] as number) + (letter === theirs ? 0 : 1);
      const gap = Math.min(above[column + 1] as number, current[column] as number) + 1;
      const isExchanged = letter === other[column - 1] && theirs === one[row - 1];
      current.push(Math.min(change, gap, isExchanged ? (before[column - 1] as number) + 1 : change));
    }
    before = above;
    above = current;
  }
  return above.at(-1) as number;
}

/**
 * The known word with the fewest differences from this one; the first of several. Null if the word itself is known, and
 * if none is near.
 */
export function nearestWord<Known extends { form: string }>(form: string, known: readonly Known[]): Known | null {
  const letters = lettersOf(form);
  const counted = known.map((word) => ({ word, mistakes: distance(letters, lettersOf(word.form)) }));
  const [nearest] = counted.toSorted((one, other) => one.mistakes - other.mistakes);
  return nearest && nearest.mistakes > 0 && nearest.mistakes <= mistakesIn(form) ? nearest.word : null;
}
