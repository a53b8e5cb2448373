import type { Locale } from '../locale.ts';
import type { Translation } from '../messages/shape.ts';

/** The texts of some areas, each of which is a chunk of its own in each language. */
export type Registry = Record<string, Record<Locale, () => Promise<{ words: object }>>>;

export type TextsOf<Areas extends Registry> = {
  readonly [Name in keyof Areas]: Translation<Awaited<ReturnType<Areas[Name]['en']>>['words']>;
};

export const createLoader =
  <Areas extends Registry>(areas: Areas) =>
  async <Name extends keyof Areas>(area: Name, locale: Locale): Promise<TextsOf<Areas>[Name]> => {
    const load = areas[area]?.[locale];
    if (!load) throw new Error(`There is no area "${String(area)}".`);
    return (await load()).words as TextsOf<Areas>[Name];
  };
