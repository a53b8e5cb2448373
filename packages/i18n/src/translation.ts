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
