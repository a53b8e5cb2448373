/** ፩ to ፱, as typed on some Amharic keyboards; there is no Ethiopic zero. */
const ethiopicOne = 0x1369;

function asDigit(letter: string): string {
  const place = (letter.codePointAt(0) ?? 0) - ethiopicOne;
  return place >= 0 && place < 9 ? `${place + 1}` : letter;
}

/** Turns full-width digits into plain ones too. */
const withPlainDigits = (text: string) => [...text.normalize('NFKC')].map(asDigit).join('');

const digitsOf = (text: string) => withPlainDigits(text).replace(/\D/g, '');

/** The code in pasted text, such as "12 34" or a whole message with other numbers. */
export function codeIn(text: string, length: number): string {
  const alone = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(withPlainDigits(text));
  return alone?.[0] ?? digitsOf(text).slice(0, length);
}

/** The digits of each box; a space in the text is an empty box before a filled one. */
export const boxesOf = (code: string, length: number): string[] =>
  Array.from({ length }, (_, place) => code[place]?.trim() ?? '');

export const codeOf = (boxes: readonly string[]): string =>
  boxes
    .map((digit) => digit || ' ')
    .join('')
    .trimEnd();

/** The new digit of a box. The text also holds the previous digit, before or after the new one. */
export function typedInto(previous: string, text: string): string {
  const digits = digitsOf(text);
  return digits.length > 1 && previous ? digits.replace(previous, '') : digits;
}
