const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What one sees as one letter or sign, however many code points it is made of. */
const firstLetter = (word: string): string => [...letters.segment(word)][0]?.segment ?? '';

/** Two letters at most, from the words that begin with a letter or a number; else the first sign there is. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s/&,.\-–—()"'«»“”]+/u).filter(Boolean);
  const named = words.filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return (named.length > 0 ? named : words).slice(0, 2).map(firstLetter).join('').toLocaleUpperCase('en');
}
