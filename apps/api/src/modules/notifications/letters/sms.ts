import type { Letter } from './letter.ts';

// What every phone shows in seven bits; one letter of any other kind makes the whole SMS hold less than half.
const inSevenBits = /^[A-Za-z0-9 \r\n@£$¥!"#%&'()*+,\-./:;<=>?¡¿_§ÄÖÑÜäöñüàèéùìòÇØøÅåÆæßÉΔΦΓΛΩΠΨΣΘΞ¤^{}\\[~\]|€]*$/;
/** Those of them that take two places. */
const ofTwoPlaces = /[\^{}\\[~\]|€]/g;

/** How many places of one SMS a text takes, and how many there are. */
export function placesInSms(text: string): { taken: number; all: number } {
  if (!inSevenBits.test(text)) return { taken: text.length, all: 70 };
  return { taken: text.length + (text.match(ofTwoPlaces)?.length ?? 0), all: 160 };
}

function fitsInSms(text: string): boolean {
  const { taken, all } = placesInSms(text);
  return taken <= all;
}

const plainLetters: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '…': '...',
};

/** With what looks the same in fewer bits: Oromo is full of apostrophes, and one curved one would halve the room. */
const inPlainLetters = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Z}\p{Cc}]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’ʼ`“”„–—…]/g, (letter) => plainLetters[letter] ?? letter)
    .trim();

const mostTitles = 2;
/** A title that is cut shorter can no longer be recognised. */
const shortestTitle = 12;
const longestTitle = 160;

/** As much of a title as fits with what ends its line, or null where that is not worth reading. */
function titleThatFits(title: string, end: string, fits: (line: string) => boolean): string | null {
  if (fits(title + end)) return title + end;
  const letters = [...title].slice(0, longestTitle);
  const brokenOff = (count: number): string => `${letters.slice(0, count).join('').trimEnd()}..${end}`;
  let kept = shortestTitle - 1;
  for (let tooMany = letters.length; tooMany - kept > 1; ) {
    const middle = Math.floor((kept + tooMany) / 2);
    if (fits(brokenOff(middle))) kept = middle;
    else tooMany = middle;
  }
  return kept < shortestTitle ? null : brokenOff(kept);
}

/** Always one SMS: titles are told as far as they fit, and the link is left out where it does not. */
export function smsOf({ sms, subject, titles = [], action }: Letter): string {
  const text = sms ?? subject;
  const link = action ? [action.href.replace(/^https:\/\//, '')] : [];
  const withLines = (lines: readonly string[]) => [text, ...lines, ...link].join('\n');
  if (!fitsInSms(withLines([]))) return text;
  const shown: string[] = [];
  for (const { title, day } of titles.slice(0, mostTitles)) {
    const end = day === null ? '' : `, ${day}`;
    const line = titleThatFits(inPlainLetters(title), end, (each) => fitsInSms(withLines([...shown, each])));
    if (line === null) break;
    shown.push(line);
  }
  return withLines(shown);
}
