import type { LanguageCode } from '../names.ts';

/** What the text of a notice has in it that belongs to a category, by language. */
export type CategoryWords = Readonly<
  Record<'am' | 'en', readonly string[]> & Partial<Record<LanguageCode, readonly string[]>>
>;

/** Words and phrases with a comma between. */
export const wordList = ([text]: TemplateStringsArray): readonly string[] =>
  (text ?? '').split(',').map((word) => word.trim().replaceAll(/\s+/g, ' '));
