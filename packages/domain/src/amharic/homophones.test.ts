import { describe, expect, it } from 'vitest';
import { foldHomophones, searchKey } from './index.ts';

/** All assigned letters of the main block. */
const letters = Array.from({ length: 0x1358 - 0x1200 }, (_, offset) => String.fromCodePoint(0x1200 + offset)).filter(
  (letter) => /\p{L}/u.test(letter),
);

/** Letters that sound alike to a reader of Amharic. */
const readAlike = [
  ['ሀሃሐሓኀኃኸኻ', 'ሁሑኁኊኍኹዂዅ', 'ሂሒኂኺ', 'ሄሔኄኌኼዄ', 'ህሕኅኽ', 'ሆሖኆኈኾዀ', 'ሗኋዃ'],
  ['ሠሰ', 'ሡሱ', 'ሢሲ', 'ሣሳ', 'ሤሴ', 'ሥስ', 'ሦሶ', 'ሧሷ'],
  ['አኣዐዓ', 'ኡዑ', 'ኢዒ', 'ኤዔ', 'እዕ', 'ኦዖ'],
  ['ጸፀ', 'ጹፁ', 'ጺፂ', 'ጻፃ', 'ጼፄ', 'ጽፅ', 'ጾፆ'],
  ['ቁቊቍ', 'ቆቈ', 'ቑቚቝ', 'ቖቘ', 'ኩኲኵ', 'ኮኰ', 'ጉጒጕ', 'ጎጐ'],
  ['ዉው'],
].flat();

function groupsBy(fold: (letter: string) => string): string[] {
  const groups = new Map<string, string>();
  for (const letter of letters) groups.set(fold(letter), (groups.get(fold(letter)) ?? '') + letter);
  return [...groups.values()].filter((group) => group.length > 1);
}

describe('homophones', () => {
  it('are folded together exactly if they sound alike', () => {
    expect(groupsBy(foldHomophones).toSorted()).toEqual(readAlike.toSorted());
  });

  it('share a key, and other letters do not', () => {
    expect(groupsBy(searchKey).toSorted()).toEqual(readAlike.toSorted());
  });

  it('fold to a stable form', () => {
    for (const letter of letters) expect(foldHomophones(foldHomophones(letter))).toBe(foldHomophones(letter));
  });

  it.each([
    ['ሠላም', 'ሰላም'],
    ['ፀሐይ', 'ጸሃይ'],
    ['ኃይል', 'ሀይል'],
    ['ዓመት', 'አመት'],
    ['ቊጥር', 'ቁጥር'],
    ['ጐማ', 'ጎማ'],
    ['ውኃ', 'ዉሃ'],
    ['ቧንቧ', 'ቡዋንቡዋ'],
    ['ሩዋንዳ', 'ሩአንዳ'],
    ['ሯንዳ', 'ሩዓንዳ'],
    ['ቋንቋ', 'ቁአንቁዋ'],
  ])('let %s be found as %s', (one, other) => expect(foldHomophones(one)).toBe(foldHomophones(other)));

  it.each([
    ['ሰላም', 'ሸላም'],
    ['ቀን', 'ቁን'],
    ['መአት', 'መዋት'],
  ])('leave %s and %s apart', (one, other) => expect(foldHomophones(one)).not.toBe(foldHomophones(other)));

  it('do not change other scripts', () => expect(foldHomophones('Tyres, 20 ፳!')).toBe('Tyres, 20 ፳!'));
});
