import type { Letter, LetterLink } from '../letters/letter.ts';
import type { LetterWords } from '../letters/letter-words.ts';

/** Where the reader changes what is sent, or stops it. */
export function footLinks({ settings }: Letter, { texts, unsubscribeUrl, stopSearch }: LetterWords): LetterLink[] {
  const stop = unsubscribeUrl === null ? null : { label: texts.mail.unsubscribe, href: unsubscribeUrl };
  return [settings ?? null, stopSearch, stop].filter((way) => way !== null);
}
