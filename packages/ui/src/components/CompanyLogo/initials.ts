/**
 * What one sees as one letter or sign, with its accents or what is joined to it. `Intl.Segmenter` knows more of them, but
 * the first one of a page takes a slow phone 40 ms to make.
 */
const oneLetter = /^.(?:\p{M}|\p{Emoji_Modifier}|\u200d.)*/u;
const firstLetter = (word: string): string => oneLetter.exec(word)?.[0] ?? '';

/** Two letters at most, from the words that begin with a letter or a number; else the first sign there is. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s/&,.\-–—()"'«»“”]+/u).filter(Boolean);
  const named = words.filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return (named.length > 0 ? named : words).slice(0, 2).map(firstLetter).join('').toLocaleUpperCase('en');
}
