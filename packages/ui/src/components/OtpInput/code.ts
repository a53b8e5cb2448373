/** ፩ to ፱, as typed on some Amharic keyboards; there is no Ethiopic zero. */
const ethiopicOne = 0x1369;

function asDigit(letter: string): string {
  const place = (letter.codePointAt(0) ?? 0) - ethiopicOne;
  return place >= 0 && place < 9 ? `${place + 1}` : letter;
}

/** Turns full-width digits into plain ones too. */
const withPlainDigits = (text: string) => [...text.normalize('NFKC')].map(asDigit).join('');

/** What a code consists of. Letters are capitals, in whatever case they are typed. */
export type CodeCharacters = 'digits' | 'lettersAndDigits';

const plain = (text: string, of: CodeCharacters) =>
  of === 'digits' ? withPlainDigits(text) : withPlainDigits(text).toUpperCase();

const characters = { digits: '0-9', lettersAndDigits: '0-9A-Z' } satisfies Record<CodeCharacters, string>;

const charactersOf = (text: string, of: CodeCharacters) =>
  plain(text, of).replace(new RegExp(`[^${characters[of]}]`, 'g'), '');

/** The code in pasted text, such as "12 34" or a whole message with other numbers or words. */
export function codeIn(text: string, length: number, of: CodeCharacters = 'digits'): string {
  const alone = `(?<![${characters[of]}])[${characters[of]}]{${length}}(?![${characters[of]}])`;
  const withDigit = new RegExp(`(?=[A-Z]*\\d)${alone}`).exec(plain(text, of));
  // A code of letters alone is told from words by its capitals.
  const inCapitals = new RegExp(`(?<![a-z])${alone}(?![a-z])`).exec(withPlainDigits(text));
  return (withDigit ?? inCapitals)?.[0] ?? charactersOf(text, of).slice(0, length);
}

/** The digits of each box; a space in the text is an empty box before a filled one. */
export const boxesOf = (code: string, length: number): string[] =>
  Array.from({ length }, (_, place) => code[place]?.trim() ?? '');

export const codeOf = (boxes: readonly string[]): string =>
  boxes
    .map((digit) => digit || ' ')
    .join('')
    .trimEnd();

/** The new character of a box. The text also holds the previous one, before or after the new one. */
export function typedInto(previous: string, text: string, of: CodeCharacters = 'digits'): string {
  const typed = charactersOf(text, of);
  return typed.length > 1 && previous ? typed.replace(previous, '') : typed;
}
