import { foldLetters, type ReadableNotice } from '../notice-text/index.ts';
import type { Opening } from '../opening/index.ts';
import type { Span } from '../reading/found.ts';
import { amharicName, noSubject, skippedOf } from './ethiopic.ts';
import { tigrinyaName } from './tigrinya.ts';

const inSomeForm = new RegExp(`${foldLetters('ግዥ|ግዢ|ሽያጭ|ኪራይ|ጨረታ|ግንባታ|ዝርጋታ|ተከላ|ጥገና|እድሳት|ኅትመት|ቁፋሮ')}`);

/** ለ… ባለሥልጣን ሠራተኞች የአውቶቡስ ኪራይ ግዥ: a heading names the office and the object, and the text says only "the office". */
export function headingBuyer({ folded }: ReadableNotice, { headings }: Opening): Span | null {
  for (const [start, end] of headings) {
    const line = folded.slice(start, end);
    const skipped = skippedOf(line);
    if (!inSomeForm.test(line) || noSubject.test(line.slice(skipped))) continue;
    const name = amharicName(line.slice(skipped));
    if (name !== null && /\s/.test(line.slice(skipped + name[0], skipped + name[1]).trim()))
      return [start + skipped + name[0], start + skipped + name[1]];
  }
  return null;
}

/** ዩኒቨርሲቲ ዓዲግራት፦ ዕድጊ ጎማ: an entry of one line, with a colon behind the name. */
export function tigrinyaHeadingBuyer({ folded }: ReadableNotice, { headings }: Opening): Span | null {
  for (const [start, end] of headings) {
    const line = folded.slice(start, end);
    const name = tigrinyaName(line);
    if (name !== null && /^\s?[:፡፦]\s/.test(line.slice(name[1]))) return [start + name[0], start + name[1]];
  }
  return null;
}
