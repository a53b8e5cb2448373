import { foldLetters } from '@awaj/reader/notice-text';

/** A reference number, independent of how it is written. */
export interface NoticeNumber {
  /** Its figures without leading zeros: "5/2017". */
  figures: string;
  /** Its letters by script, because Latin and Ethiopic letters can stand for each other. */
  latin: string;
  ethiopic: string;
}

const wordsForNumber = /^(?:no|nr|num|number|ref|reference|tender|bid|notice|lakk|lakkoofsa|ቁጥር|ቁ|ቁጽሪ|ጨረታ)$/;

export function numberFrom(written: string): NoticeNumber | null {
  const parts =
    foldLetters(written)
      .replace(/(?<=[\d/.-])o(?=\d)/g, '0')
      .match(/\d+|[ሀ-ፚ]+|\p{Script=Latin}+/gu) ?? [];
  const figures = parts.filter((part) => /^\d/.test(part)).map((part) => part.replace(/^0+(?=\d)/, ''));
  if (figures.length === 0) return null;
  const words = parts.filter((part) => !wordsForNumber.test(part));
  return {
    figures: figures.join('/'),
    latin: words.filter((part) => /^\p{Script=Latin}/u.test(part)).join('/'),
    ethiopic: words.filter((part) => /^[ሀ-ፚ]/.test(part)).join('/'),
  };
}

/** Whether another notice is unlikely to have the same number by chance. */
export const isDistinct = ({ figures }: NoticeNumber): boolean => figures.includes('/') || figures.length >= 5;

const isPartOf = (one: string, other: string): boolean => `/${other}/`.includes(`/${one}/`);

const agree = (one: string, other: string): boolean =>
  one === '' || other === '' || isPartOf(one, other) || isPartOf(other, one);

const yearIn = (figures: string): number =>
  figures
    .split('/')
    .map(Number)
    .find((part) => part > 1990 && part < 2100) ?? 0;

/** The year 2017 in the Ethiopian calendar is 2024 or 2025. */
function isOtherCalendar(one: string, other: string): boolean {
  const [mine, theirs] = [yearIn(one), yearIn(other)];
  const years = Math.abs(mine - theirs);
  return (years === 7 || years === 8) && one.replace(String(mine), '') === other.replace(String(theirs), '');
}

/** The result is "unclear" if one notice gives only a part of the number. */
export function compareNumbers(one: NoticeNumber, other: NoticeNumber): 'same' | 'different' | 'unclear' {
  if (one.figures === other.figures)
    return agree(one.latin, other.latin) && agree(one.ethiopic, other.ethiopic) ? 'same' : 'different';
  if (isPartOf(one.figures, other.figures) || isPartOf(other.figures, one.figures)) return 'unclear';
  return isOtherCalendar(one.figures, other.figures) ? 'unclear' : 'different';
}

/** Two or more parts separated by strokes: Cw/02/20/21, አመ/005/2017. */
const code =
  /(?<![\p{L}\d/.-])(?:[\p{L}\d.]+[/-]){1,6}[\p{L}\d]*\d[\p{L}\d]*(?:[/-]\p{L}+)*(?![\p{L}\d]|[/.-][\p{L}\d])/gu;

const mostCodes = 12;

/** A single Ethiopic letter may be a prefix of a day or a count: በ02/04/2019, ከ250-300. */
export const hasLetters = ({ latin, ethiopic }: NoticeNumber): boolean => latin.length > 1 || ethiopic.length > 1;

/** Dates and licences of contractors: 15-Dec-2026, GC-1/BC-1. */
const noNumber = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|[gbr]c|wwc|\w\/\w$)\w*(?:\/|$)/;

/** The number of a notice without one that was read: the first code with letters. */
export const likelyNumber = (codes: readonly NoticeNumber[]): NoticeNumber | null =>
  codes.find((number) => hasLetters(number) && !noNumber.test(number.latin)) ?? null;

/** Finds all codes in a text that may be a number. Some are dates. */
export function codesIn(folded: string): readonly NoticeNumber[] {
  const found = [...folded.matchAll(code)].slice(0, mostCodes).flatMap(([written]) => numberFrom(written) ?? []);
  return found.filter(isDistinct);
}
