import type { Locale } from './languages.ts';

/**
 * What a translation of a catalog has to look like: the same keys, and for a message with values the same values.
 * A key that one language lacks, or has too much, is a compile error.
 */
export type Translation<Catalog> = {
  readonly [Key in keyof Catalog]: Catalog[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Catalog[Key] extends string
      ? string
      : Translation<Catalog[Key]>;
};

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
