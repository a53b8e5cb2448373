import { describe, expect, it } from 'vitest';
import { synonyms } from './synonyms.ts';

const scripts = {
  am: /^[\p{Script=Ethiopic}/ ]+$/u,
  ti: /^[\p{Script=Ethiopic} ]+$/u,
  en: /^[a-z ]+$/,
  om: /^[a-z' ]+$/,
};

describe('words that mean the same', () => {
  it('are written in the letters of their language', () => {
    expect(synonyms.filter(({ language, word }) => !scripts[language].test(word))).toEqual([]);
  });

  it('mean one thing each', () => {
    const words = synonyms.map(({ word }) => word);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it('include an English word for each meaning, and at most eight others', () => {
    for (const meaning of new Set(synonyms.map((each) => each.meaning))) {
      const words = synonyms.filter((each) => each.meaning === meaning);
      expect(words.some(({ language }) => language === 'en')).toBe(true);
      expect(words.length).toBeGreaterThanOrEqual(2);
      expect(words.length).toBeLessThanOrEqual(9);
    }
  });
});
