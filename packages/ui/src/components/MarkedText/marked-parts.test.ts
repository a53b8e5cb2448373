import { expect, it } from 'vitest';
import { markedParts, type TextRange } from './marked-parts.ts';

const shown = (text: string, ...searched: (string | TextRange)[]): string =>
  markedParts(text, searched)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('|');

it.each([
  ['marks nothing when nothing was searched for', 'Water pumps', [], 'Water pumps'],
  ['marks every place, whatever its case', 'Pump and pumps', ['pump'], '[Pump]| and |[pump]|s'],
  ['marks Amharic words', 'የውኃ ፓምፕ ግዥ', ['ፓምፕ'], 'የውኃ |[ፓምፕ]| ግዥ'],
  ['joins what overlaps or touches', 'Water pumps', ['wat', 'ater', { start: 5, end: 9 }], '[Water pum]|ps'],
  ['takes signs of a pattern as they are', 'Lot (1) + 2*', ['(1) +', '2*'], 'Lot |[(1) +]| |[2*]'],
  ['marks no gap for an empty word', 'Water', ['', '  '], 'Water'],
  ['finds nothing in an empty title', '', ['a'], ''],
  ['takes ranges that somebody else has found', 'ዓለም አቀፍ', [{ start: 0, end: 3 }], '[ዓለም]| አቀፍ'],
  [
    'keeps to the text where a range does not',
    'Water',
    [
      { start: 3, end: 99 },
      { start: 80, end: 90 },
    ],
    'Wat|[er]',
  ],
] as [string, string, (string | TextRange)[], string][])('%s', (_behaviour, text, searched, marked) => {
  expect(shown(text, ...searched)).toBe(marked);
});

it('no letter is lost with any ranges', () => {
  for (let start = -2; start < 12; start++)
    for (let end = start - 1; end < 14; end++) {
      const parts = markedParts('የውኃ ፓምፕ ab', [{ start: Math.max(0, start), end }, 'a']);
      expect(parts.map((part) => part.text).join('')).toBe('የውኃ ፓምፕ ab');
    }
});
