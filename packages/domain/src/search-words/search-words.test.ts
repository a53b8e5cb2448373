import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForSearch } from '../amharic/index.ts';
import { excludesItself, longestWord, matches, parseSearch, textWords, wantedForms, wordsAtMost } from './index.ts';

const nothing = { words: [], phrases: [], exclusions: [] };

describe('a search', () => {
  it.each([
    ['two words', 'Road works', { words: ['road', 'works'] }],
    ['a word twice', 'road ROAD', { words: ['road'] }],
    ['a phrase', '"Road works"', { phrases: [['road', 'works']] }],
    ['a phrase in curly quotes', '“Road works”', { phrases: [['road', 'works']] }],
    ['a phrase in quotes of Amharic', '«የመንገድ ሥራ»', { phrases: [['የመንገድ', 'ስራ']] }],
    ['a phrase twice', '"a b" «a b»', { phrases: [['a', 'b']] }],
    ['a quote that is not closed', 'tyres "road works', { words: ['tyres'], phrases: [['road', 'works']] }],
    ['a quote that has just been opened', 'tyres "', { words: ['tyres'] }],
    ['an excluded word', 'road -bridge', { words: ['road'], exclusions: [['bridge']] }],
    ['a minus as phones write it', 'road −bridge', { words: ['road'], exclusions: [['bridge']] }],
    ['an excluded phrase', 'road -"foot bridge"', { words: ['road'], exclusions: [['foot', 'bridge']] }],
    ['an excluded word of two parts', 'road -foot/bridge', { words: ['road'], exclusions: [['foot', 'bridge']] }],
    ['a phrase and an exclusion', '"road works" -bridge', { phrases: [['road', 'works']], exclusions: [['bridge']] }],
    ['a hyphen within a word', 'add-on', { words: ['add', 'on'] }],
    ['a dash between words', 'road - bridge', { words: ['road', 'bridge'] }],
    ['an abbreviation', 'ት/ቤት', { words: ['ትቤት'] }],
    ['a numeral', '፳፻፲፱ 5,000', { words: ['2019', '5000'] }],
    ['signs alone', '% -/ -', nothing],
    ['nothing', '', nothing],
  ])('parses %s', (_name, text, search) => {
    expect(parseSearch(text)).toEqual({ ok: true, value: { ...nothing, ...search } });
  });

  const manyWords = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');

  it.each([
    ['only says what not to find', '-road -"foot bridge"', 'only-exclusions'],
    ['has a phrase of nothing', 'road ""', 'empty-phrase'],
    ['has a phrase of signs', 'road "/ ,"', 'empty-phrase'],
    ['is a single quote', '"', 'empty-phrase'],
    ['excludes a phrase of nothing', 'road -""', 'empty-phrase'],
    ['has too many words', manyWords(wordsAtMost + 1), 'too-many-words'],
    ['has too many words in a phrase', `"${manyWords(wordsAtMost)}" road`, 'too-many-words'],
  ])('that %s is invalid', (_name, text, error) => {
    expect(parseSearch(text)).toEqual({ ok: false, error });
  });

  it('may have as many words as a long title', () => expect(parseSearch(manyWords(wordsAtMost)).ok).toBe(true));

  it('of any text is parsed or refused, and its words fold to themselves', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aé1 "“»«--−/.,%ጨረሏአ፩ዐምት\u0301\ud83d'), maxLength: 30 });
    fc.assert(
      fc.property(text, (typed) => {
        const search = parseSearch(typed);
        const { words, phrases, exclusions } = search.ok ? search.value : nothing;
        for (const word of [...words, ...phrases.flat(), ...exclusions.flat()])
          expect([word, foldForSearch(word)]).toEqual([word, word]);
      }),
      { seed: 1, numRuns: 1000 },
    );
  });
});

describe('the words of a text', () => {
  it.each([
    ['stand in order', 'Supply of TYRES', [['supply'], ['of'], ['tyres']]],
    ['are found without what is set before them', 'ለጨረታ', [['ለጨረታ', 'ጨረታ', '~lecereta', '~cereta']]],
    ['keep at least two letters', 'በግ', [['በግ', '~beg']]],
    [
      'that are joined are found by their parts',
      'ከጽ/ቤት',
      [['ከጽቤት', 'ጽቤት', 'ከጽ', 'ቤት', '~kesbet', '~sbet', '~kes', '~bet']],
    ],
    ['that are amounts are found without cents', '5,000.00', [['5000.00', '5000']]],
    ['that are numbers are found without a prefix', 'ለ2ዐ', [['ለ20', '20']]],
    ['are cut where nobody reads on', 'x'.repeat(longestWord + 1), [['x'.repeat(longestWord)]]],
    ['are not cut through a letter', `${'x'.repeat(longestWord - 1)}𐌰`, [['x'.repeat(longestWord - 1)]]],
    ['are none', ' / ', []],
  ])('%s', (_name, text, words) => expect(textWords(text)).toEqual(words));

  it('begin with the folded word of titles', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aéB1 2.,/-ጨረታሉአሏዓ፩ዐምት፡'), maxLength: 20 });
    fc.assert(
      fc.property(text, (any) => {
        expect(textWords(any).map(([word]) => word)).toEqual(foldForSearch(any).split(' ').filter(Boolean));
      }),
      { seed: 2, numRuns: 1000 },
    );
  });
});

const finds = (typed: string, ...texts: string[]): boolean => {
  const search = parseSearch(typed);
  return search.ok && matches(search.value, texts);
};

describe('a tender', () => {
  it.each<[text: string, typed: string, isFound?: boolean]>([
    ['የጨረታ ማስታወቂያ', 'ጨረታ'],
    ['ጨረታ', 'በጨረታ'],
    ['የከተማ', 'ከተማ'],
    ['ስለመንገድ ጥገና', 'መንገድ'],
    ['እንደዚሁ', 'ዚሁ'],
    ['የጽሕፈት መሣሪያ', 'ጽህፈት መሳርያ -ጎማ', false],
    ['የጽሕፈት መሣሪያ', 'ጽህፈት "መሳሪያ"'],
    ['የጨረታ ማስታወቂያ', 'chereta'],
    ['የመንገድ ግዢ', 'menged gizhi'],
    ['አዲስ አበባ', 'Addis Abeba'],
    ['የመሥሪያ ቤት ሽያጭ', 'mesria shiyach'],
    ['መገናኛ', 'megenagna'],
    ['ሀገር አቋራጭ', 'hager akwarach'],
    ['ትምህርት', 'timhirt'],
    ['ጨረታ', 'charity', false],
    ['ቤት', 'bet', false],
    ['የት/ቤት ግንባታ', 'ቤት'],
    ['የት/ቤት ግንባታ', 'ትቤት "ቤት ግንባታ"'],
    ['5,000.00 birr', '5000'],
    ['5,000 birr', '5000.00'],
    ['በ፳፻፲፱', '2019'],
    ['road works', 'works road'],
    ['road works', '"works road"', false],
    ['road works', '"road works"'],
    ['road and works', '"road works"', false],
    ['roads', 'road', false],
    ['road works', 'road -works', false],
    ['road works', 'road -"works road"'],
    ['road of roads, road works', '"road works"'],
  ])('that says "%s" is found with %s', (text, typed, isFound = true) => {
    expect(finds(typed, text)).toBe(isFound);
  });

  it('has its words in title and content, and a phrase in one of them', () => {
    expect(finds('road bridge', 'Road', 'Bridge')).toBe(true);
    expect(finds('"road bridge"', 'Road', 'Bridge')).toBe(false);
    expect(finds('road -bridge', 'Road', 'Bridge')).toBe(false);
  });

  it.each([
    ['supply -printer', 'Supply of printers', false],
    ['ግዢ -ኮምፒውተር', 'የኮምፒውተርና የፕሪንተር ግዢ', false],
    ['supply -printers', 'Supply of a printer', true],
    ['supply -car', 'Supply of carpets', true],
    ['supply -"spare part"', 'Supply of spare parts', true],
    ['supply -2024', 'Supply of 20240 poles', true],
  ])('that a search does not want is left out with the words that it begins: %s, %s', (typed, title, isFound) => {
    expect(finds(typed, title, '')).toBe(isFound);
  });

  it.each([
    ['road -road', true],
    ['road -ROAD', true],
    ['road works -works', true],
    ['"road works" -works', true],
    ['"wide road works" -"road works"', true],
    ['ጨረታ -በጨረታ', true],
    ['chereta -chereta', true],
    ['20 -ለ20', true],
    ['ለ20 -20', false],
    ['በጨረታ -ጨረታ', false],
    ['roads -road', false],
    ['road -"road works"', false],
    ['road works -"works road"', false],
    ['works "road" -"road works"', false],
    ['road', false],
  ])('is not found with %s, which excludes what it looks for: %s', (typed, isEmpty) => {
    const search = parseSearch(typed);
    expect(search.ok && excludesItself(search.value)).toBe(isEmpty);
  });

  it('is not found by a search that excludes its own words', () => {
    const word = fc.constantFrom('ጨረታ', 'በጨረታ', 'ለበጨረታ', 'chereta', '20', 'ለ20', '20.00', 'ት/ቤት', 'ቤት', 'road');
    const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((list) => list.join(' '));
    fc.assert(
      fc.property(words, words, words, fc.boolean(), (wanted, unwanted, text, isPhrase) => {
        const search = parseSearch(isPhrase ? `"${wanted}" -"${unwanted}"` : `${wanted} -"${unwanted}"`);
        const isEmpty = search.ok && excludesItself(search.value);
        expect(isEmpty && matches(search.value, [text])).toBe(false);
      }),
      { seed: 5, numRuns: 3000 },
    );
  });

  it('is found by each of its words', () => {
    const text = fc.string({ unit: fc.constantFrom(...'abc12 .,/-ጨረታሉአሏዓየለከምት'), maxLength: 20 });
    fc.assert(
      fc.property(text, (any) => {
        for (const [word = ''] of textWords(any)) expect(matches({ ...nothing, words: [word] }, [any])).toBe(true);
      }),
      { seed: 3, numRuns: 1000 },
    );
  });

  it('is found by the sound of long enough words', () => {
    expect(wantedForms('chereta')).toEqual(['chereta', '~cereta']);
    expect(wantedForms('bet')).toEqual(['bet']);
    expect(wantedForms('iiii')).toEqual(['iiii']);
    expect(wantedForms('በጨረታ')).toEqual(['በጨረታ', 'ጨረታ']);
  });
});
