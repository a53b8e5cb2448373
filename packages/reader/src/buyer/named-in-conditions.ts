import type { LanguageCode } from '@awaj/reference-data/names';
import { trimmed } from '../matching/index.ts';
import { foldLetters, type ReadableNotice } from '../notice-text/index.ts';
import type { Span } from '../reading/found.ts';
import { englishWords, firstWords, strongEnds } from './organisations.ts';

/** Phrases with the payee of bonds, or with the office that sells the documents. */
const patterns: Readonly<Record<LanguageCode, readonly RegExp[]>> = {
  en: [
    /\b(?:in the name of|in favou?r of|payable to|made out to)\s+(?:the\s+)?(?<name>[A-Z][^\n,;:()]{3,90}?)(?=[,;:()\n]|\.(?:\s|$)|\s+(?:in|for|as|and|from|with|by|valid|which|together|along|before|on|at)\b)/g,
    /\b(?:at|from|to|in|of)\s+(?:the\s+)?(?<name>(?:[A-Z][\w'’&.()-]*\s(?:(?:of|and|for)\s)?){1,7}?)(?=(?:head|main|country|branch|project)?\s?(?:office|premises|compound|headquarters|warehouse|procurement|logistics|finance)\b)/gi,
  ],
  am: [
    /(?<=^|[\s(])በ(?<name>[^።፣,\n]{4,80}?)\s+ስም(?=\s)/gu,
    /(?<=^|[\s(])[ከበ](?:ሚገኘው\s+)?(?<name>(?:(?!\s[ከበ]\S)[^።፣,\n]){4,70}?)\s+(?:ዋናው?\s+(?:መስሪያ\s+ቤት|ቢሮ|ጽ\/ቤት|ጽህፈት\s+ቤት)|ግቢ|ግ[ዥዢ]|ፋይናንስ|ሎጂስቲክስ|አዳራሽ|ቢሮ\s+ቁጥር)(?=\s|$)/gu,
  ],
  om: [/\bmaqaa\s+(?<name>[A-Z][^\n,;.()]{4,90}?)(?=tiin|'n|n\s|[,;.()\n]|\s+(?:CPO|cpo|kan)\b)/g],
  ti: [new RegExp(`(?<=^|\\s)ብ?(?:${foldLetters('ስም')})\\s+(?<name>[^።፣,\\n]{4,80}?)(?=\\s+(?:ብ|ዝ|ከ)|[,።\\n])`, 'gu')],
};

/** "The bank", "your company" and the sub-city of the office are no names. */
const noName =
  /^(?:the\s+)?(?:bank|bidders?|company|suppliers?|contractors?|organi[sz]ation|procuring entity|employer|client|addis ababa|our|its|this|their)\b|\b(?:for|of|and|city|town|woreda|kebele|zone|region|road|street|square|federal|government)\s*$|[በለከየ]?(?:ድርጅታችን|ድርጅቱ|ባንኩ|ባንካችን|ተጫራ)/i;

/** Whether names have capital letters. */
const hasCapitals: Readonly<Record<LanguageCode, boolean>> = { en: true, am: false, om: true, ti: false };

const isNameIn: Readonly<Record<LanguageCode, (name: string, folded: string) => boolean>> = {
  en: (name) => /^[A-Z]/.test(name) && englishWords.test(name),
  am: (_, folded) => strongEnds(folded).some(({ end }) => end === folded.length),
  om: (_, folded) => firstWords(folded)[0]?.start === 0,
  ti: (_, folded) => firstWords(folded)[0]?.start === 0,
};

/** Finds a name in the conditions if no sentence says who invites. */
export function namedInConditions({ text, folded, language }: ReadableNotice): Span | null {
  const of = language ?? 'en';
  for (const pattern of patterns[of])
    for (const match of (hasCapitals[of] ? text : folded).matchAll(pattern)) {
      const said = match.groups?.name ?? '';
      const start = match.index + match[0].indexOf(said);
      const span = trimmed(text, [start, start + said.length]);
      const [name, bare] = [text.slice(...span), folded.slice(...span)];
      if (/\S\s\S/.test(name) && !noName.test(name) && !noName.test(bare) && isNameIn[of](name, bare)) return span;
    }
  return null;
}
