import { banks } from '@awaj/reference-data/banks';
import { categories } from '@awaj/reference-data/categories';
import { categoryWords, checkedLanguages } from '@awaj/reference-data/category-words';
import { holidays } from '@awaj/reference-data/holidays';
import { languages } from '@awaj/reference-data/languages';
import { regions } from '@awaj/reference-data/regions';
import { sources } from '@awaj/reference-data/sources';
import { synonyms } from '@awaj/reference-data/synonyms';
import type { SourceKind } from '../database/catalog-tables.ts';

export type Names = Readonly<Record<string, string>>;

interface Lookup {
  id: number;
  slug: string;
  names: Names;
}

interface Aliased extends Lookup {
  aliases: readonly string[];
}

export interface CategoryEntry extends Lookup {
  words: readonly { language: string; word: string; isChecked: boolean }[];
}

export interface SourceEntry extends Aliased {
  kind: SourceKind;
  languages: readonly string[];
  issuedOn: readonly number[];
  countsSaturdays: boolean;
}

export interface ReferenceLists {
  languages: readonly Lookup[];
  regions: readonly Aliased[];
  categories: readonly CategoryEntry[];
  sources: readonly SourceEntry[];
  synonyms: readonly { meaning: string; language: string; word: string; isChecked: boolean }[];
  banks: readonly { id: number; slug: string; name: string }[];
  holidays: readonly { date: string; slug: string; names: Names; isMoonDependent: boolean }[];
}

const isChecked = (language: string): boolean => checkedLanguages.some((checked) => checked === language);

const wordsOf = (slug: keyof typeof categoryWords): CategoryEntry['words'] =>
  Object.entries(categoryWords[slug]).flatMap(([language, words]) =>
    words.map((word) => ({ language, word, isChecked: isChecked(language) })),
  );

const namesOf = (names: object): Names => Object.fromEntries(Object.entries(names));

/** The lists of a setup. */
export const referenceLists: ReferenceLists = {
  languages,
  regions,
  categories: categories.map((category) => ({ ...category, words: wordsOf(category.slug) })),
  sources: sources.map(({ aliases = [], issuedOn = [], countsSaturdays = false, names, ...source }) => ({
    ...source,
    names: namesOf(names),
    aliases,
    issuedOn,
    countsSaturdays,
  })),
  synonyms: synonyms.map((synonym) => ({ ...synonym, isChecked: isChecked(synonym.language) })),
  banks,
  holidays: holidays.map((holiday) => ({ ...holiday, names: namesOf(holiday.names) })),
};
