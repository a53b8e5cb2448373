import type { Phrase, Search } from './parse-search.ts';
import { textWords, wantedForms } from './word-forms.ts';

export type TextWords = ReturnType<typeof textWords>;

/** The forms that each word of a phrase is found by. */
export const formsOfPhrase = (phrase: Phrase): (readonly string[])[] => phrase.map(wantedForms);

/** Whether the words of a text go on like this from there. */
export const isAt = (wanted: readonly (readonly string[])[], words: TextWords, at: number): boolean =>
  wanted.every((forms, offset) => forms.some((form) => words[at + offset]?.includes(form)));

/** No phrase reaches from one text into the next. */
function hasPhrase(texts: readonly TextWords[], phrase: Phrase): boolean {
  const wanted = formsOfPhrase(phrase);
  return texts.some((words) => words.some((_, at) => isAt(wanted, words, at)));
}

/** Whether every text that is found by one of these forms is found by one of the others. */
const implies = (forms: readonly string[], others: readonly string[]): boolean =>
  forms.every((form) => others.includes(form));

/** Whether what is looked for is left out too: then nothing fits. */
export function excludesItself({ words, phrases, exclusions }: Search): boolean {
  const wanted = [...words.map((word) => [word]), ...phrases].map(formsOfPhrase);
  return exclusions
    .map(formsOfPhrase)
    .some((unwanted) =>
      wanted.some((phrase) =>
        phrase.some((_, at) => unwanted.every((forms, offset) => implies(phrase[at + offset] ?? [''], forms))),
      ),
    );
}

/** Whether a tender fits whose texts have these words. */
export const matchesWords = ({ words, phrases, exclusions }: Search, texts: readonly TextWords[]): boolean =>
  words.every((word) => hasPhrase(texts, [word])) &&
  phrases.every((phrase) => hasPhrase(texts, phrase)) &&
  !exclusions.some((phrase) => hasPhrase(texts, phrase));

/** Whether a tender fits whose texts these are. */
export const matches = (search: Search, texts: readonly string[]): boolean =>
  matchesWords(search, texts.map(textWords));
