/** ፩ to ፱, as typed on some Amharic keyboards; there is no Ethiopic zero. */
const ethiopicOne = 0x1369;

function asDigit(letter: string): string {
  const place = (letter.codePointAt(0) ?? 0) - ethiopicOne;
  return place >= 0 && place < 9 ? `${place + 1}` : letter;
}

/** Turns full-width digits into plain ones too. */
const withPlainDigits = (text: string) => [...text.normalize('NFKC')].map(asDigit).join('');

/** What a code consists of. Letters are capitals, in whatever case they are typed. */
export type CodeOf = 'digits' | 'lettersAndDigits';

const plain = (text: string, of: CodeOf) =>
  of === 'digits' ? withPlainDigits(text) : withPlainDigits(text).toUpperCase();

const signs = { digits: '0-9', lettersAndDigits: '0-9A-Z' } satisfies Record<CodeOf, string>;

const signsOf = (text: string, of: CodeOf) => plain(text, of).replace(new RegExp(`[^${signs[of]}]`, 'g'), '');

/** The code in pasted text, such as "12 34" or a whole message with other numbers or words. */
export function codeIn(text: string, length: number, of: CodeOf = 'digits'): string {
  const alone = new RegExp(`(?<![${signs[of]}])(?=[A-Z]*\\d)[${signs[of]}]{${length}}(?![${signs[of]}])`);
  return alone.exec(plain(text, of))?.[0] ?? signsOf(text, of).slice(0, length);
}

/** The digits of each box; a space in the text is an empty box before a filled one. */
export const boxesOf = (code: string, length: number): string[] =>
  Array.from({ length }, (_, place) => code[place]?.trim() ?? '');

export const codeOf = (boxes: readonly string[]): string =>
  boxes
    .map((digit) => digit || ' ')
    .join('')
    .trimEnd();

/** The new sign of a box. The text also holds the previous one, before or after the new one. */
export function typedInto(previous: string, text: string, of: CodeOf = 'digits'): string {
  const typed = signsOf(text, of);
  return typed.length > 1 && previous ? typed.replace(previous, '') : typed;
}
