import type { Locale } from '../locale.ts';
import type { Translation } from '../messages/shape.ts';

/** The texts of some areas, each of which is a chunk of its own in each language. */
export type Registry<Name extends PropertyKey = string> = Record<
  Name,
  Record<Locale, () => Promise<{ words: object }>>
>;

export type TextsOf<Areas extends Registry<keyof Areas>> = {
  readonly [Name in keyof Areas]: Translation<Awaited<ReturnType<Areas[Name]['en']>>['words']>;
};

export const createLoader =
  <Areas extends Registry<keyof Areas>>(areas: Areas) =>
  async <Name extends keyof Areas>(area: Name, locale: Locale): Promise<TextsOf<Areas>[Name]> =>
    (await areas[area][locale]()).words as TextsOf<Areas>[Name];
