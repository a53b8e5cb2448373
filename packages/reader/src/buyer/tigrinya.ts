import { hitsIn } from '../category/category-index.ts';
import { tokensOf } from '../category/stems.ts';
import { foldLetters } from '../notice-text/index.ts';
import type { Span } from '../reading/found.ts';
import { aimVerbs, firstWords, mostLetters, nameStops, tigrinyaObjects } from './organisations.ts';

const mostHead = 40;

const endsName = /(?:ባንክ|ባንኪ|ዩኒቨርሲቲ|ዩኒቨርስቲ|ሆስፒታል|ኮሌጅ|ፋብሪካ|ኢንጂነሪንግ|ኢንዱስትሪ|ኮንስትራክሽን|ትሬዲንግ)$/;
const shareCompany = /^\s+(?:አ|ሃ|ሀ)[./]\S+/u;

/** Words from the conditions for bidders, which no invitation has. */
const ofConditions = /ፍቃድ ዘለ|ፍቓድ ንግዲ|ንግዲ ፍቃድ|ተጫረ(?:ት)?ቲ (?:ካብ|ና)/;

/** Dates are no names, except in a hospital named after the 11th of የካቲት. */
const months = /^(?:መስከረም|ጥቅምት|ህዳር|ታህሳስ|ጥሪ?|መጋቢት|ሚያዝያ|ግንቦት|ሰነ|ሀምለ|ነሀሰ)/;
const amount = new RegExp(
  `^(?:\\d+(?:[.,]\\d+)*|${foldLetters('ክልተ|ሰለስተ|ኣርባዕተ|ሓሙሽተ|ሽዱሽተ|ሸውዓተ|ሸሞንተ|ትሽዓተ|ዓሰርተ|ዕስራ')})$`,
  'u',
);
/** Districts and quarters may have numbers. */
const numbered = /^(?:ወረዳ|ቁፅሪ|ቁጽሪ|ቀበሌ|ጣብያ|ጣቢያ|ዞባ|ክ\/ከተማ|ቅርንጫፍ)$/;

const shortestName = 3;
/**
 * "For the students", "that is read", "of grade 6": no word of a name begins like this, except in trade and property.
 */
const goesOn = /^(?:ናይ|ን|ብደረጃ|ብእለት|ብቀን|ባዓል|ባአል|ን(?!ግዲ|ብረት|ኡስ|ፁህ|ጹህ).{2,}|[ዝዘ](?!ዋይ|ር|መን).{2,}|ደረጃ)$/;
const endsWithOffice = /(?:ቤት\s?ጽህፈት|ቢሮ|መምርሂ|ኮሚሽን|ማህበር|ትካል)\s*$/;

/** ዩኒቨርሲቲ ዓዲግራት፦ ዕድጊ ጎማ */
const colon = /[:፡፦](?=\s)/;

/** "The supply of medicine of Tigray": the object is part of the name. */
const beforeLand = /^(?:\s+(?![ንዝ]|ኣብ|ካብ)\S+){0,2}?\s+(?:ትግራይ|ኢትዮጵያ|(?:ክልል|ዞባ|ወረዳ|ከተማ)\s)/;

/** Finds a Tigrinya name, which begins with the kind of organisation and ends where the text continues. */
export function tigrinyaName(sentence: string): Span | null {
  const aim = aimVerbs(sentence)[0]?.end;
  if (ofConditions.test(sentence.slice(0, mostLetters))) return null;
  const named = aim === undefined ? null : tigrinyaName(sentence.slice(aim));
  if (aim !== undefined && named !== null) return [aim + named[0], aim + named[1]];
  const first = firstWords(sentence)[0];
  if (first === undefined || first.start > mostHead) return null;
  // ሓረግ ባንክ ኣ.ማ.: some names have the proper name before the kind. "ብር 50,000 ብባንኪ ዝተረጋገፀ" is no name.
  const before = sentence.slice(0, first.start);
  if (/\S/.test(before) && !/\d/.test(before) && endsName.test(first.phrase))
    return [0, first.end + (shareCompany.exec(sentence.slice(first.end))?.[0].length ?? 0)];
  const after = sentence.slice(first.end);
  const words = [...after.matchAll(/\S+/g)];
  const bought = hitsIn(tokensOf(after, false), 'ti').find(
    ({ span: [at, end] }) =>
      at > (words[1]?.index ?? 0) - 1 && !endsWithOffice.test(after.slice(0, at)) && !beforeLand.test(after.slice(end)),
  );
  const stop = Math.min(
    ...[
      nameStops(after)[0]?.start,
      colon.exec(after)?.index,
      tigrinyaObjects(after).find(({ end }) => !beforeLand.test(after.slice(end)))?.start,
      bought?.span[0],
    ].map((at) => at ?? after.length),
  );
  const purpose = words.findIndex(
    ({ 0: word, index }, at) =>
      index >= stop ||
      (amount.test(word) && !numbered.test(words[at - 1]?.[0] ?? first.phrase)) ||
      (index > shortestName && (goesOn.test(word) || (months.test(word) && /^\d/.test(words[at + 1]?.[0] ?? '')))),
  );
  const end = purpose < 0 ? after.length : (words[purpose]?.index ?? after.length);
  const bracket = after.indexOf(' (');
  const until = Math.min(bracket > 8 ? bracket : end, colon.exec(after)?.index ?? end, end);
  return end > mostLetters || end >= after.length ? null : [0, first.end + until];
}
