import type { Locale } from './languages.ts';
import type { Translation } from './translation.ts';

/** Areas of texts, each a chunk of its own in each language. */
export type Registry = Record<string, Record<Locale, () => Promise<{ words: object }>>>;

/** English says what there is to say. */
export type TextsOf<Areas extends Registry> = {
  readonly [Name in keyof Areas]: Translation<Awaited<ReturnType<Areas[Name]['en']>>['words']>;
};

/** Areas in which every language says all that English says. */
export type Complete<Areas extends Registry> = {
  readonly [Name in keyof Areas]: Readonly<Record<Locale, () => Promise<{ words: TextsOf<Areas>[Name] }>>>;
};
