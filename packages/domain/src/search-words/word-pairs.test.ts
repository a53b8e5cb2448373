import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedPairs, matches, parseSearch, textWords, wordsAndPairs } from './index.ts';

const finds = (typed: string, ...texts: string[]): boolean => {
  const search = parseSearch(typed);
  return search.ok && matches(search.value, texts);
};

const textPairs = (text: string): readonly number[] => wordsAndPairs(text).pairs;

describe('two consecutive words', () => {
  it('have one number', () => {
    expect(textPairs('road works road works')).toHaveLength(2);
    expect(textPairs('road')).toEqual([]);
    expect(textPairs('')).toEqual([]);
  });

  const written = ['ጨረታ', 'የጨረታ', 'በጨረታ', 'ት/ቤት', 'የት/ቤት', 'ቤት', 'የኤክስፖ', 'ስለበቆሎ', '20', 'ለ20', '20.00', 'road'];
  const typed = ['chereta', 'yechereta', 'ekspo', 'yekspo', 'bekolo', 'kolo', '20.0', 'roads'];

  it('are found by it in every text that contains them, in either script', () => {
    const word = fc.oneof(
      fc.constantFrom(...written),
      fc.string({ unit: fc.constantFrom(...'የበለከስኤአሉዋደን'), minLength: 2, maxLength: 5 }),
    );
    fc.assert(
      fc.property(word, word, (inText, other) => {
        const [forms = []] = textWords(inText);
        const text = `${inText} road`;
        const pairs = textPairs(text);
        for (const asked of [...forms.map((form) => form.replace('~', '')), other, ...written, ...typed]) {
          const [[first = ''] = []] = textWords(asked);
          const isFound = askedPairs(first, 'road').some((pair) => pairs.includes(pair));
          expect(isFound || !finds(`"${first} road"`, text)).toBe(true);
        }
      }),
      { seed: 4, numRuns: 200 },
    );
  });

  it('differ from words that sound differently', () => {
    const pairs = textPairs('የመንገድ ሥራ ጨረታ');
    const isIn = (...words: [string, string]) => askedPairs(...words).some((pair) => pairs.includes(pair));
    expect([isIn('መንገድ', 'ስራ'), isIn('menged', 'sra'), isIn('menged', 'chereta'), isIn('sra', 'menged')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
