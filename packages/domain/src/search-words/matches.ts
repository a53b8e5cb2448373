import type { Phrase, Search } from './parse-search.ts';
import { leavesOutLonger, textWords, wantedForms } from './word-forms.ts';

export type TextWords = ReturnType<typeof textWords>;

/** The forms that match each word of a phrase. */
export const formsOfPhrase = (phrase: Phrase): (readonly string[])[] => phrase.map(wantedForms);

/** Whether the words of a text match the phrase from this position. */
export const isAt = (wanted: readonly (readonly string[])[], words: TextWords, at: number): boolean =>
  wanted.every((forms, offset) => forms.some((form) => words[at + offset]?.includes(form)));

/** A phrase does not match across two texts. */
function hasPhrase(texts: readonly TextWords[], phrase: Phrase): boolean {
  const wanted = formsOfPhrase(phrase);
  return texts.some((words) => words.some((_, at) => isAt(wanted, words, at)));
}

const isLeftOutBy = (unwanted: string, form: string): boolean =>
  form === unwanted || (leavesOutLonger(unwanted) && form.startsWith(unwanted));

/** An excluded word leaves out the words that it begins; an excluded phrase is whole. */
function isExcluded(texts: readonly TextWords[], phrase: Phrase): boolean {
  const [word = '', ...others] = phrase;
  if (others.length > 0) return hasPhrase(texts, phrase);
  const unwanted = wantedForms(word);
  return texts.some((words) =>
    words.some((forms) => forms.some((form) => unwanted.some((each) => isLeftOutBy(each, form)))),
  );
}

/** Whether every text matched by one of these forms is left out by one of the unwanted ones. */
const implies = (forms: readonly string[], unwanted: readonly string[], isWhole: boolean): boolean =>
  forms.every((form) => unwanted.some((each) => (isWhole ? each === form : isLeftOutBy(each, form))));

/** Whether a search excludes one of its own words, so that nothing can match. */
export function excludesItself({ words, phrases, exclusions }: Search): boolean {
  const wanted = [...words.map((word) => [word]), ...phrases].map(formsOfPhrase);
  return exclusions
    .map(formsOfPhrase)
    .some((unwanted) =>
      wanted.some((phrase) =>
        phrase.some((_, at) =>
          unwanted.every((forms, offset) => implies(phrase[at + offset] ?? [''], forms, unwanted.length > 1)),
        ),
      ),
    );
}

/** Whether texts with these words match. */
export const matchesWords = ({ words, phrases, exclusions }: Search, texts: readonly TextWords[]): boolean =>
  words.every((word) => hasPhrase(texts, [word])) &&
  phrases.every((phrase) => hasPhrase(texts, phrase)) &&
  !exclusions.some((phrase) => isExcluded(texts, phrase));

/** Whether these texts match. */
export const matches = (search: Search, texts: readonly string[]): boolean =>
  matchesWords(search, texts.map(textWords));
