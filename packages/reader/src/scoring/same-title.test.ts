import { describe, expect, it } from 'vitest';
import { isSameTitle } from './same-title.ts';

describe('titles', () => {
  it.each([
    ['የጽዳት ዕቃዎችን', 'የጽዳት ዕቃዎች ግዥ'],
    ['Supply of office chairs and desks', 'Office chairs and desks'],
    ['ናይ ቢሮ ፈርኒቸር', 'ዕድጊ ናይ ቢሮ ፈርኒቸር'],
    ['ሎት 1 ወረቀት፣ ሎት 2 ጫማ', 'ወረቀት፣ ጫማ ግዥ'],
  ])('are equal if they name the same thing: %s, %s', (one, other) => {
    expect(isSameTitle(one, other)).toBe(true);
  });

  it.each([
    ['Construction of a coffee warehouse', 'Hire a qualified contractor with a licence for a coffee warehouse'],
    ['Office chairs', 'Office computers'],
    ['የጽዳት ዕቃዎች ግዥ', 'የጽሕፈት ዕቃዎች ግዥ'],
    ['Purchase', 'Supply'],
  ])('differ if they name another thing, or contain a sentence around it: %s, %s', (one, other) => {
    expect(isSameTitle(one, other)).toBe(false);
  });
});
