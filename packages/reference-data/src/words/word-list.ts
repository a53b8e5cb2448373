import type { LanguageCode } from '../names.ts';

/** Words in a notice's text that point to a category, by language. */
export type CategoryWords = Readonly<
  Record<'am' | 'en', readonly string[]> & Partial<Record<LanguageCode, readonly string[]>>
>;

/** Words and phrases separated by commas, in alphabetical order. */
export const wordList = ([text]: TemplateStringsArray): readonly string[] =>
  (text ?? '').split(',').map((word) => word.trim().replaceAll(/\s+/g, ' '));
