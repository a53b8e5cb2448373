/** ፩ to ፱, which some Amharic keyboards give; there is no Ethiopic zero. */
const ethiopicOne = 0x1369;

function asDigit(letter: string): string {
  const place = (letter.codePointAt(0) ?? 0) - ethiopicOne;
  return place >= 0 && place < 9 ? `${place + 1}` : letter;
}

/** Full-width digits become plain ones, too. */
const withPlainDigits = (text: string) => [...text.normalize('NFKC')].map(asDigit).join('');

const digitsOf = (text: string) => withPlainDigits(text).replace(/\D/g, '');

/** The code in what was pasted, be it "12 34" or a whole message with other numbers in it. */
export function codeIn(text: string, length: number): string {
  const alone = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(withPlainDigits(text));
  return alone?.[0] ?? digitsOf(text).slice(0, length);
}

/** Each box of a code; in the text that stands for it, an empty box before a full one is a space. */
export const boxesOf = (code: string, length: number): string[] =>
  Array.from({ length }, (_, place) => code[place]?.trim() ?? '');

export const codeOf = (boxes: readonly string[]): string =>
  boxes
    .map((digit) => digit || ' ')
    .join('')
    .trimEnd();

/** What was typed into a box: the digit that stood there is in the text as well, before or after the new one. */
export function typedInto(previous: string, text: string): string {
  const digits = digitsOf(text);
  return digits.length > 1 && previous ? digits.replace(previous, '') : digits;
}
