import { describe, expect, it } from 'vitest';
import { categories } from './categories.ts';
import { categoryWords } from './category-words.ts';
import type { LanguageCode } from './names.ts';

const all = Object.entries(categoryWords).flatMap(([category, words]) =>
  Object.entries(words).flatMap(([language, list]) => list.map((word) => ({ category, language, word }))),
);

const scripts = {
  am: /^[\p{Script=Ethiopic}\d+ ]+$/u,
  ti: /^[\p{Script=Ethiopic} ]+$/u,
  en: /^[\x20-\x7e]+$/,
  om: /^[\x20-\x7e]+$/,
};

describe('the search words of categories', () => {
  it.each(categories)('are at least fifteen in Amharic and fifteen in English for $slug', ({ slug }) => {
    const { am, en } = categoryWords[slug];
    expect(am.length).toBeGreaterThanOrEqual(15);
    expect(en.length).toBeGreaterThanOrEqual(15);
  });

  it('belong to one category each', () => {
    const owners = new Map<string, string>();
    const twice = all.filter(({ category, language, word }) => {
      const key = `${language}/${word.toLowerCase()}`;
      const isTaken = owners.has(key);
      owners.set(key, category);
      return isTaken;
    });
    expect(twice).toEqual([]);
  });

  it('are written in the letters of their language, without spaces at the ends', () => {
    const odd = all.filter(
      ({ language, word }) => word.trim() !== word || word.length < 2 || !scripts[language as LanguageCode].test(word),
    );
    expect(odd).toEqual([]);
  });
});
