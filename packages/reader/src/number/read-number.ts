import { cellBelow } from '../matching/index.ts';
import type { ReadableNotice } from '../notice-text/index.ts';
import { foldLetters } from '../notice-text/index.ts';
import type { Found } from '../reading/found.ts';

/** The word "number". Whether it belongs to a tender or to a phone, law or house depends on the words before it. */
const numberWord = '(?:[ቁቑ][ጥጽ][ርሪ]|ቁ\\.|ቁ(?![ሀ-ፚ])|no\\b|nos\\b|number|nr\\b|#|lakk(?:oofs[ai]+)?\\b|lak\\b)';

/** The spaces in a label are bounded. Otherwise a page of spaces would take quadratic time. */
const labels = [
  // የግልጽ ጨረታ ማስታወቂያ ቁጥር, የጨረታ መለያ ቁጥር, የግዥ መለያ ቁጥር
  `(?:ጨረታ|ጨረታው|ግዥ|ግዢ|ሐራጅ|ጨረታ ማስታወቂያ|ጨረታ ጥሪ)\\s{0,9}(?:ማስታወቂያ|ጥሪ|ሰነድ|መለያ|መለያየ|መፍለዪ)?\\s{0,9}(?:መለያ)?\\s{0,9}${numberWord}`,
  `(?:[ብሀአግ]/){0,2}ጨ/ቁ(?:ጥር)?`,
  `(?:መለያ|መፍለዪ|መለለዪ|ማጣቀሻ)\\s{0,9}${numberWord}`,
  `${numberWord}\\s{0,9}ጨረታ`,
  `(?:bid|tender|procurement|invitation|ifb|itb|rfq|rfp|rfb|ncb|icb|lcb|eoi|reoi|re-?bid|re-?tender|auction|contract|notice|package)\\s{0,9}(?:invitation|reference|notice|announcement|identification|advert\\w*|document|ref\\b|proc\\b|id\\b)?[\\s.:]{0,9}(?:reference|ref\\b)?[\\s.:]{0,9}${numberWord}`,
  `(?:reference|ref)\\b[\\s.]{0,9}${numberWord}?`,
  `(?:bid|tender|procurement)\\s{0,9}(?:reference|ref|id)\\b`,
  `(?:caalbaasii|beeksisaa?|bittaa)[ ]{0,9}(?:[a-z']+[ ]{1,9}){0,3}?${numberWord}`,
  `${numberWord}[\\s.:]{0,9}(?:caalbaasii|beeksisaa?|bittaa)`,
].map(foldLetters);

const label = new RegExp(
  `(?<![\\p{L}/])(?:[የናይበብለንዝከ]{0,3}(?:ግልጽ|ብሄራዊ|አገር አቀፍ|ሀገር አቀፍ)?\\s{0,9})?(?:${labels.join('|')})[\\s.:፡፦=_-]{0,20}`,
  'gu',
);

/** Letters, digits and strokes, with at least one digit: ግ/ጨ/001/2017, EEP/NCB/05/2025. */
const value = /[\p{L}\d(][\p{L}\d)]{0,60}(?:(?:\s?\/\s?|[-–_.&]|\s(?:no|No|NO)\.?\s?)[\p{L}\d()]+){0,20}/uy;
const era = /\s?(?:[/.-]\s?)?[ዓዐአ]\s?[./]?\s?ም\.?$/u;

function valueAt(text: string, at: number): string | null {
  value.lastIndex = at;
  const found = value
    .exec(text)?.[0]
    .replace(era, '')
    .replace(/[\s.\-–]+$/, '');
  if (found === undefined || !/\d/.test(found) || found.length < 2 || found.length > 60) return null;
  // Excludes phone numbers and dates that follow "ref".
  return /^\+?\d{9,}$/.test(found) ? null : found;
}

/** "RFQ/ADD/26/0417" needs no label. */
const bareReference = /(?<![\p{L}\d/])[A-Z]{2,10}(?:[/-][A-Z\d]{1,12}){0,6}[/-]\d{1,6}(?![\p{L}\d/])/gu;
/** A part that only numbers of tenders have, those of UNICEF (LRFP, LITB, RFPS) too. With two numbers, "EEU/SC/07/2025" is one too, but GC/BC/3 is a grade. */
const partOfTender = /(?:^|[/-])L?(?:RF[PQBI]S?|I[FT]B|ITT|[NIL]CB|R?EOI)(?:[/-]|$)/;
const twoNumbers = /\/.*\/.*\d.*[/-]\d|\d\/.*\/\d/;

function valueWithoutLabel(text: string, folded: string): Found<string> | null {
  for (const { 0: found, index } of text.matchAll(bareReference))
    if (
      (partOfTender.test(found) || twoNumbers.test(found)) &&
      !ofSomethingElse.test(folded.slice(Math.max(0, index - 24), index))
    )
      return { value: found, span: [index, index + found.length], rule: 'bare-reference', confidence: 0.7 };
  return null;
}

const codeAndNumber = /^[A-Z]{3,}-[A-Z]?\d{2,}$/;
/** "Our tender EEU/PU/04/2019", "bid KF/05/19": letters, strokes and a year right after the word. Or SSN-T612. */
const behindTender =
  /(?<!\p{L})(?:tender|bid|rfq|rfp|itb|ifb|announcement|notice|የ?ጨረታ|ማስታወቂያ|caalbaasii)(?:\s(?:ጥሪ|call|ref))?\s{1,3}\(?(?<value>[A-Zሀ-ፚ]{1,12}(?:[/-][A-Zሀ-ፚ\d]{1,12}){1,6})(?![\p{L}\d/-])/giu;

function valueBehindTender(text: string): Found<string> | null {
  for (const match of text.matchAll(behindTender)) {
    const found = match.groups?.value ?? '';
    const start = match.index + match[0].length - found.length;
    if (/\d$/.test(found) && (found.includes('/') || codeAndNumber.test(found)) && found === found.toUpperCase())
      return { value: found, span: [start, start + found.length], rule: 'behind-tender', confidence: 0.7 };
  }
  return null;
}

/** A number with strokes, unless the words before it say that it belongs to something else. */
const anyLabel = new RegExp(`${numberWord}[\\s.:፡፦=_\\[-]{0,20}`, 'gu');
/** "የውሃ ቢሮ በቁጥር 5/2018" is a number given by the bureau, and not the number of a room. */
const ofSomethingElse = new RegExp(
  `(?<!\\p{L})[የበለከንብ]?(?:${[
    'አዋጅ መመሪያ ደንብ ደብዳቤ ፈቃድ ቢሮ ስልክ ክፍል የቤት ሂሳብ ቲን ሰሌዳ ሻሲ ሞተር ካርታ ፓርሴል ሎት ተራ ወረዳ ገጽ ከፋይ ምዝገባ',
    'ኣዋጅ መምርሒ ስልኪ ሒሳብ',
    'proclamation directive regulation account room office house box credit loan grant tel telephone phone mobile fax lot license licence registration plate chassis engine page tin certificate block floor deed kebele woreda article',
    'labsii qajeelfama xalayaa dambii bilbila herregaa kutaa manaa gibiraa eenyummaa',
  ]
    .map((words) => foldLetters(words).replaceAll(' ', '|'))
    .join('|')})s?(?!\\p{L})(?![^\\n]*\\s[በብ]$)[^\\n]{0,12}$`,
  'u',
);

function valueOfAnyLabel(text: string, folded: string): Found<string> | null {
  for (const match of folded.matchAll(anyLabel)) {
    const start = match.index + match[0].length;
    const found = valueAt(text, start);
    const before = folded.slice(Math.max(0, match.index - 24), match.index);
    if (found && /\p{L}.*\/.*\d|^\d{1,4}\/\d{4}$/u.test(found) && !ofSomethingElse.test(before))
      return { value: found, span: [start, start + found.length], rule: 'any-number', confidence: 0.6 };
  }
  return null;
}

/** Reads the reference number that the buyer gave the tender. */
export function readNumber({ text, folded }: ReadableNotice): Found<string> | null {
  const hasTable = text.includes('|');
  label.lastIndex = 0;
  for (let match = label.exec(folded); match; match = label.exec(folded)) {
    const start = match.index + match[0].length;
    const below = hasTable ? cellBelow(text, match.index) : null;
    const at = below === null ? start : below[0] + text.slice(...below).search(/\S|$/);
    const found = valueAt(text, at);
    if (found) return { value: found, span: [at, at + found.length], rule: 'number-label', confidence: 0.85 };
    // A real label may begin inside a false one.
    label.lastIndex = match.index + 1;
  }
  return valueWithoutLabel(text, folded) ?? valueBehindTender(text) ?? valueOfAnyLabel(text, folded);
}
