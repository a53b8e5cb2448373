import type { Locale } from './languages.ts';

/**
 * The type of a catalog's translation: the same keys, and for a message with parameters the same ones. A missing or
 * additional key is a compile error.
 */
export type Translation<Catalog> = {
  readonly [Key in keyof Catalog]: Catalog[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Catalog[Key] extends string
      ? string
      : Translation<Catalog[Key]>;
};

/** Text areas, each a chunk in each language. */
export type Registry = Record<string, Record<Locale, () => Promise<{ words: object }>>>;

/** The English texts define the type. */
export type TextsOf<Areas extends Registry> = {
  readonly [Name in keyof Areas]: Translation<Awaited<ReturnType<Areas[Name]['en']>>['words']>;
};

/** Areas in which every language has all texts of English. */
export type Complete<Areas extends Registry> = {
  readonly [Name in keyof Areas]: Readonly<Record<Locale, () => Promise<{ words: TextsOf<Areas>[Name] }>>>;
};
