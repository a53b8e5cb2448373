import { foldLetters } from '../notice-text/index.ts';
import type { Span } from '../reading/found.ts';
import { purposeNouns } from './words.ts';

const between = '(?<thing>[^።፣,.:;\\n]{4,90}?)';

/** How a notice about an earlier tender names it: "ባወጣው የጄኔሬተር ግዥ ጨረታ", "caalbaasii maxxansa kitaabaa lakk. 5". */
const patterns = [
  `(?:ባወጣው|ያወጣው|የወጣው|ለወጣው|ባወጣነው|ያወጣነው)\\s+${between}\\s+(?:ግልጽ\\s+)?ጨረታ`,
  `(?:^|\\s)ናይ\\s+(?<thing>[^።፣,.:;\\n]{4,70}?\\sዕድጊ)\\s+ጨረታ`,
  `(?:^|\\s)ን(?<thing>(?:ሕትመት|ዕድጊ|መግዝኢ|ግዝኢ|ፅገና|ጽገና|ህንፀት|ህንጸት|ቀረብ|ክራይ|መሸጣ)\\s[^።፣,.:;\\n]{3,70}?)(?:\\s(?:መስከረም|ጥቅምቲ|ሕዳር|ታሕሳስ|ጥሪ|ለካቲት|መጋቢት|ሚያዝያ|ጉንበት|ሰነ|ሓምለ|ነሓሰ)\\s[^።፣,:;\\n]{1,20}?)?\\s(?:ዝወፀ|ዝወጸ|ዘውፀኦ|ዘውጸኦ|ዘውፅኦ)`,
  `(?:ዘውጽኦ|ዘውጸኦ|ዝወጸ|ኣውጺእዎ ዝነበረ)\\s+(?:ናይ\\s+)?${between}\\s+ጨረታ`,
  `(?:ዘውጽኦ|ዘውፀኦ|ዘውጸኦ|ዝወጸ|ዝወፀ)\\s+ጨረታ\\s+(?<thing>(?:ሕትመት|ዕድጊ|መግዝኢ|ፅገና|ጽገና|ህንፀት|ህንጸት|ቀረብ|ክራይ|መሸጣ)\\s[^።፣,.:;\\n]{3,70}?)(?=\\s(?:ብ|ዝ|ከም|ን))`,
  `caalbaasi\\w*\\s+${between}\\s+(?:lakk|gaazexaa|guyyaa|fulbaana|onkolo|sadaasa|muddee|amajjii|guraandhala|bitoot|eebla|caamsaa|waxabajjii|adoolessa|hagayya)`,
  `caalbaasi\\w*\\s+lakk[^\\s]*\\s+[^\\s]+\\s+(?<thing>(?:bittaa|gurgurtaa|ijaarsa|suphaa|kiraa|dhiyeessii|maxxansa)\\s[^,.:;\\n]{4,80}?)\\s+(?:kan|guyyaa|gaafa|baase|baasee)(?![a-z])`,
  `(?:^|\\s)(?<thing>(?:hojii|bittaa|gurgurtaa|ijaarsa|suphaa|kiraa|dhiyeessii|maxxansa)\\s[^,.:;\\n]{3,80}?)\\s+(?:irratti\\s+caalbaasi|tiif\\s)`,
  `(?:የሚሆኑ?|የሚውሉ?)\\s+${between}\\s+(?:ቀደም\\s+ሲል\\s+)?(?:ያወጣው|የወጣው)\\s+ጨረታ`,
  `ጨረታ\\s+ቁጥር\\s+\\S+\\s+(?<thing>[^።፣,:;\\n]{4,70}?ግ[ዥዢ])\\s+ተጫራ`,
  `bituu\\w*\\s+${between}\\s+(?:baase|bahe|ba'e|baasee|baafame)`,
  `(?:^|\\s)(?<thing>ናይ\\s[^።፣,.:;\\n]{4,70}?)\\s+ጨረታ`,
  `(?:^|\\s)(?<thing>ናይ\\s[^።፣,.:;\\n]{4,70}?)\\s+ን?(?:ዘካይዱ|ዘካይዳ|ዝህቡ|ዝህባ|ዘቕርቡ|ዘቕርባ|ዝሰርሑ)`,
  `ጨረታ(?:\\s+ቁጥር\\s+[^\\s]+)?\\s+${between}\\s+(?:ጨረታ\\s+)?አሸናፊ`,
  `caalbaasi\\w*\\s+(?<thing>(?:bittaa|gurgurtaa|ijaarsa|suphaa|kiraa|dhiyeessii|maxxansa)\\s[^,.:;\\n]{4,80}?)(?:ti|dha)?(?=[.,\\n]|$)`,
  '(?:ጨረታ|caalbaasi\\w*|tender|bid)[^\\n()]{0,40}\\d\\S*\\s*\\((?<thing>(?=[^()]*(?:ግ[ዥዢ]|ሽያጭ|ግንባታ|ጥገና|ዕድጊ|መሸጣ|ህንፀት|bittaa|gurgurtaa|ijaarsa|supply|procurement|purchase|construction|sale of))[^()\\d]{5,80})\\)',
  '(?:project|tender|bid|ref|no)[^\\n"“”]{0,60}["“](?<thing>(?!as is)[^\\n"“”]{12,110})["”]',
].map((pattern) => new RegExp(foldLetters(pattern), 'u'));

/** A number, "until" and "this work" are no object, and "the document of the tender" stands in conditions. */
const isNoObject = /\d.*\/|ጨረታ ሰነድ|ሰነድ ጨረታ|^(?:hamma|hanga|gara)(?:\s|$)|^\S+\s(?:kana|kun|armaan)(?:\s|$)/;

/** "In the newspaper", "in Hidar": where and when the tender was published. */
const publishedIn = new RegExp(
  `\\sበ(?:(?:\\S+\\s){0,3}ጋዜጣ\\S*|${foldLetters('መስከረም|ጥቅምት|ኅዳር|ታኅሣሥ|ጥር|የካቲት|መጋቢት|ሚያዝያ|ግንቦት|ሰኔ|ሐምሌ|ነሐሴ|ጳጉሜ')})(?:\\s.*)?$`,
  'u',
);

interface Named {
  at: number;
  thing: string;
}

function nameIn(sentence: string, pattern: RegExp): Named | null {
  const match = pattern.exec(sentence);
  const thing = match?.groups?.thing;
  if (match === null || thing === undefined) return null;
  const said = thing.replace(publishedIn, '');
  return isNoObject.test(said) ? null : { at: match.index + match[0].indexOf(thing), thing: said };
}

export function namedTender(folded: string, [start, end]: Span, buyer: Span | null): Span | null {
  for (const pattern of patterns) {
    const named = nameIn(folded.slice(start, end), pattern);
    if (named === null) continue;
    const at = start + named.at;
    // What begins with the work itself, "consulting service for …", was taken for the buyer by mistake.
    const isWork = at === buyer?.[0] && purposeNouns(named.thing).length > 0;
    if (buyer === null || at < buyer[0] || at >= buyer[1] || isWork) return [at, at + named.thing.length];
    const behind = nameIn(folded.slice(buyer[1], end), pattern);
    if (behind !== null) return [buyer[1] + behind.at, buyer[1] + behind.at + behind.thing.length];
  }
  return null;
}
