import { describe, expect, it } from 'vitest';
import { boxesOf, codeIn, codeOf, typedInto } from './code.ts';

describe('the code in pasted text', () => {
  it.each([
    ['four digits', '1234', '1234'],
    ['a leading zero', '0042', '0042'],
    ['a space between', '12 34', '1234'],
    ['a dash and blanks around', ' 12-34\n', '1234'],
    ['Ethiopic digits', '፩፪፫፬', '1234'],
    ['full-width digits', '１２３４', '1234'],
    ['a message', 'Your Awaj code is 4821. It holds for 10 minutes.', '4821'],
    ['a message with a longer number before', 'Call 0911234567 if code 0421 fails', '0421'],
    ['an Amharic message', 'የአዋጅ ኮድዎ 4821 ነው።', '4821'],
    ['too few digits', '12', '12'],
    ['too many digits', '123456', '1234'],
    ['no digits', 'hello', ''],
  ])('is found in %s', (_, text, code) => expect(codeIn(text, 4)).toBe(code));
});

describe('the code with letters in pasted text', () => {
  it.each([
    ['letters and digits', '7K2M', '7K2M'],
    ['small letters', ' 7k2m', '7K2M'],
    ['a space between', '7K 2M', '7K2M'],
    ['a message', '7K2M is your Awaj code for a new password. It works for 10 minutes.', '7K2M'],
    ['an Amharic message', 'ኮድዎ 7K2M ነው።', '7K2M'],
    ['letters alone', 'KMNP', 'KMNP'],
    ['letters alone in a message', 'Awaj: KMNP is your code for a new password.', 'KMNP'],
    ['letters alone in an Amharic message', 'የአዋጅ (Awaj) ኮድዎ KMNP ነው።', 'KMNP'],
    ['too many', '7K2M9', '7K2M'],
  ])('is found in %s', (_, text, code) => expect(codeIn(text, 4, 'lettersAndDigits')).toBe(code));
});

describe('the boxes of a code', () => {
  it.each(['', '1234', '1 34', '0', '  3'])('hold %j and return it', (code) => {
    expect(codeOf(boxesOf(code, 4))).toBe(code);
  });
});

describe('text typed into a box', () => {
  it.each([
    ['', '7', '7'],
    ['1', '17', '7'],
    ['1', '71', '7'],
    ['1', '11', '1'],
    ['', '፯', '7'],
    ['', 'a', ''],
    ['', '4821', '4821'],
  ])('after %j, %j is %j', (previous, text, typed) => expect(typedInto(previous, text)).toBe(typed));

  it.each([
    ['', 'k', 'K'],
    ['K', 'Km', 'M'],
    ['', '-', ''],
  ])('after %j, %j is %j in a code with letters', (previous, text, typed) =>
    expect(typedInto(previous, text, 'lettersAndDigits')).toBe(typed),
  );
});
