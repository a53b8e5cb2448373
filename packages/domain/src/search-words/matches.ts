import type { Phrase, Search } from './parse-search.ts';
import { textWords, wantedForms } from './word-forms.ts';

type Words = ReturnType<typeof textWords>;

const isAt = (phrase: Phrase, words: Words, at: number): boolean =>
  phrase.every((word, offset) => wantedForms(word).some((form) => words[at + offset]?.includes(form)));

/** Whether a tender fits whose texts these are. No phrase reaches from one into the next. */
export function matches({ words, phrases, exclusions }: Search, texts: readonly string[]): boolean {
  const read = texts.map(textWords);
  const has = (phrase: Phrase): boolean => read.some((text) => text.some((_, at) => isAt(phrase, text, at)));
  return words.every((word) => has([word])) && phrases.every(has) && !exclusions.some(has);
}
