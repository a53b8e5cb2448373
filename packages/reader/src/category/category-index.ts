import { categoryWords } from '@awaj/reference-data/category-words';
import type { LanguageCode } from '@awaj/reference-data/names';
import type { Span } from '../reading/found.ts';
import type { CategorySlug } from '../reading/reading.ts';
import { stemsOf, type Token } from './stems.ts';

interface Entry {
  stems: readonly string[];
  category: CategorySlug;
}

export interface Hit {
  category: CategorySlug;
  span: Span;
  /** The number of words. Longer phrases are more certain. */
  words: number;
}

const slugs = Object.keys(categoryWords) as CategorySlug[];

type CategoryIndex = ReadonlyMap<string, readonly Entry[]>;

/** Indexes the phrases of a language by their first word, longest first. */
function indexOf(languages: readonly LanguageCode[], isOromo: boolean): CategoryIndex {
  const index = new Map<string, Entry[]>();
  for (const category of slugs) {
    const phrases = languages.flatMap((language) =>
      (categoryWords[category][language] ?? []).map((phrase) => ({ phrase, language })),
    );
    for (const { phrase, language } of phrases) {
      const stems = stemsOf(phrase, isOromo && language === 'om');
      const [first] = stems;
      if (first !== undefined) index.set(first, [...(index.get(first) ?? []), { stems, category }]);
    }
  }
  for (const entries of index.values()) entries.sort((left, right) => right.stems.length - left.stems.length);
  return index;
}

/** English is always included, because goods are often listed in English. */
const languagesIn: Readonly<Record<LanguageCode, readonly LanguageCode[]>> = {
  am: ['am', 'en'],
  en: ['en', 'am'],
  om: ['om', 'en'],
  ti: ['ti', 'am', 'en'],
};

const indexes = new Map<LanguageCode, CategoryIndex>();

/** Made with the first text of a language, because it takes long and most commands read none. */
function indexFor(language: LanguageCode): CategoryIndex {
  const index = indexes.get(language) ?? indexOf(languagesIn[language], language === 'om');
  indexes.set(language, index);
  return index;
}

function longestFrom(index: CategoryIndex, tokens: readonly Token[], at: number): Entry | undefined {
  for (const form of tokens[at]?.forms ?? []) {
    const entry = index
      .get(form)
      ?.find(({ stems }) => stems.every((stem, step) => tokens[at + step]?.forms.includes(stem)));
    if (entry !== undefined) return entry;
  }
  return undefined;
}

/** Finds all category phrases in a text. A longer phrase hides shorter ones inside it. */
export function hitsIn(tokens: readonly Token[], language: LanguageCode): Hit[] {
  const index = indexFor(language);
  const hits: Hit[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const start = tokens[at];
    const entry = start && longestFrom(index, tokens, at);
    const last = entry && tokens[at + entry.stems.length - 1];
    if (start === undefined || entry === undefined || last === undefined) continue;
    hits.push({ category: entry.category, span: [start.start, last.end], words: entry.stems.length });
    at += entry.stems.length - 1;
  }
  return hits;
}
