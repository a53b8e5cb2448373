import { readLanguage } from '../language/read-language.ts';
import { foldLetters, type ReadableNotice } from '../notice-text/index.ts';

/** A text as each field receives it. */
export const readable = (text: string): ReadableNotice => ({
  text,
  folded: foldLetters(text),
  language: readLanguage(text)?.value ?? null,
});
