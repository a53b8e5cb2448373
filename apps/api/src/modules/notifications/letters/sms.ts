import type { Letter } from './letter.ts';

// The 7-bit alphabet of SMS. One other character makes the whole SMS hold less than half.
const inSevenBits = /^[A-Za-z0-9 \r\n@£$¥!"#%&'()*+,\-./:;<=>?¡¿_§ÄÖÑÜäöñüàèéùìòÇØøÅåÆæßÉΔΦΓΛΩΠΨΣΘΞ¤^{}\\[~\]|€]*$/;
/** The characters of it that take two places. */
const ofTwoPlaces = /[\^{}\\[~\]|€]/g;

/** The places that a text takes in an SMS, and the places available. */
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

/** Replaces characters by 7-bit ones that look alike. Oromo has many apostrophes, and a curved one halves the room. */
const inPlainLetters = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Z}\p{Cc}]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’ʼ`“”„–—…]/g, (letter) => plainLetters[letter] ?? letter)
    .trim();

const mostTitles = 2;
/** A shorter title could not be recognised. */
const shortestTitle = 12;
const longestTitle = 160;

/** As much of a title as fits with the end of its line, or null when that is too short to read. */
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

/** Writes exactly one SMS, with as many titles as fit, and the link if it fits. */
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
