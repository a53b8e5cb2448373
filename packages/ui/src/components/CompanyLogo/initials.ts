/**
 * One visible letter or sign, with accents or joined characters. `Intl.Segmenter` knows more cases, but creating the
 * first one takes a slow phone 40 ms.
 */
const oneLetter = /^.(?:\p{M}|\p{Emoji_Modifier}|\u200d.)*/u;
const firstLetter = (word: string): string => oneLetter.exec(word)?.[0] ?? '';

/** At most two letters, from words that begin with a letter or digit; otherwise the first character. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s/&,.\-–—()"'«»“”]+/u).filter(Boolean);
  const named = words.filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return (named.length > 0 ? named : words).slice(0, 2).map(firstLetter).join('').toLocaleUpperCase('en');
}
