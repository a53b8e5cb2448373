import type { LanguageCode } from '@awaj/reference-data/names';
import { hitsIn } from '../category/category-index.ts';
import { tokensOf } from '../category/stems.ts';
import { linesOf, trimmed } from '../matching/index.ts';
import { foldLetters, type ReadableNotice } from '../notice-text/index.ts';
import type { Opening } from '../opening/index.ts';
import type { Span } from '../reading/found.ts';
import { withoutPlaceBehind } from './areas.ts';
import { amharicVerbs, englishWords, firstWords, nameStops, objectNouns, strongEnds } from './organisations.ts';

const mostLetters = 110;
/** Words of English names have capitals, except small ones such as "of". */
const titleCase = /^(?:the )?[A-Z“"]\S*(?:\s+(?:[A-Z\d&(/–-]\S*|of|and|for|the|in|on|to|de|at))*$/;
/** The state, in whose name a ministry writes. */
const isState =
  /^(?:the )?(?:federal democratic republic of ethiopia|government of ethiopia|government of the federal\b.*)$/;
const isHeading =
  /ጨረታ|ማስታወቂያ|ምልክታ|bid|tender|invitation|notice|auction|caalbaasii|beeksisa|ግዥ|ግዢ|procurement of|supply of|request for|provision of|construction of|proposal|quotation/;

/** "… ፋብሪካ የጨረታ ማስታወቂያ": the heading follows the name in one line. */
const headingBehind =
  /\s(?:(?:የ?(?:ግልጽ|ሀገር አቀፍ|ብሄራዊ))\s+)*የ?(?:ጨረታ|ሀራጅ|ግ[ዥዢ]|ሽያጭ)(?:\s+(?:ግልጽ|ጨረታ|ሽያጭ))*\s+(?:ማስታወቂያ|ጥሪ)[^\p{L}\n]*$/u;

/** "Jijiga, Ethiopia": the place of the signature. */
const isPlaceAlone = /^\W*[A-Z]\p{L}+(?:\s[A-Z]\p{L}+)?\s*,\s*Ethiopia\W*$/u;

const headingBefore = /^\W*(?:public |bid |tender )?(?:notice|announcement|invitation to bid)\s[–—-]\s+/;

function withoutHeading(folded: string, [start, end]: Span): Span {
  const line = folded.slice(start, end);
  const behind = headingBehind.exec(line)?.index ?? line.length;
  // "… ት/ቤት የተለያዩ": the goods follow in the next lines.
  const goods = nameStops(line).find(({ start }) => start > 0)?.start ?? line.length;
  return [start + (headingBefore.exec(line)?.[0].length ?? 0), start + Math.min(behind, goods)];
}

/** "… is cancelled. Sunrise Administration, Dire Dawa": the name follows the last sentence of an English notice. */
const lastWords = /(?<=[a-z)]\.\s+|["”]\.?\s+)(?<name>[A-Z][^.,\n]{6,80})(?:,[^.,\n]{3,40})?\.?\s*$/;

function behindLastSentence(text: string): Span | null {
  const name = lastWords.exec(text)?.groups?.name;
  if (name === undefined || !englishWords.test(name) || !titleCase.test(name) || isHeading.test(foldLetters(name)))
    return null;
  const start = text.lastIndexOf(name);
  return [start, start + name.length];
}

type IsName = (line: string, foldedLine: string) => boolean;

const hasNoVerb = (foldedLine: string): boolean => amharicVerbs(foldedLine).length === 0;

const beginsWithName: IsName = (_, foldedLine) => hasNoVerb(foldedLine) && firstWords(foldedLine)[0]?.start === 0;

/** "Vehicle Rental Services": a heading that names the object. */
const isService = (line: string, foldedLine: string): boolean =>
  /\bservices?$/i.test(line.trim()) &&
  !/^(?:the )?(?:ethiopian?|national|federal|public)\b/.test(foldedLine.trim()) &&
  !englishWords.test(line.replace(/\bservices?$/i, '')) &&
  hitsIn(tokensOf(foldedLine, false), 'en').length > 0;

const isAmharicName: IsName = (_, foldedLine) =>
  hasNoVerb(foldedLine) &&
  (strongEnds(foldedLine).some(({ end }) => {
    const behind = foldedLine.slice(end);
    return behind.trim().length < 15 && objectNouns(behind).length === 0;
  }) ||
    /^የ\S+\s.*\sአገልግሎት$/.test(foldedLine));

const isNameIn: Readonly<Record<LanguageCode, IsName>> = {
  en: (line, foldedLine) =>
    englishWords.test(line) &&
    !isService(line, foldedLine) &&
    titleCase.test(line) &&
    !/[!?]$|[^.]\b\w{3,}\.$/.test(line) &&
    !/\b(?:is|are|shall|must|will|be)\b/i.test(line),
  am: isAmharicName,
  om: beginsWithName,
  ti: beginsWithName,
};

/** "Selam Bank S.C. | Invitation to bid | Printing": splits a line of a portal into its headings. */
function cellsOf(text: string, [start, end]: Span): Span[] {
  const bars = [...text.slice(start, end).matchAll(/\|/g)].map(({ index }) => start + index);
  return [start - 1, ...bars].map((bar, at): Span => trimmed(text, [bar + 1, bars[at] ?? end]));
}

const behindText: Readonly<Record<LanguageCode, (text: string) => Span | null>> = {
  en: behindLastSentence,
  am: () => null,
  om: () => null,
  ti: () => null,
};

/** Finds a line that contains only a name, at the end or among the headings. */
export function signature({ text, folded, language }: ReadableNotice, { headings }: Opening): Span | null {
  const isName = language === null ? isAmharicName : isNameIn[language];
  const lines = linesOf(text);
  const named = headings.flatMap((line) => cellsOf(text, line)).map((line) => withoutHeading(folded, line));
  const found = [...lines.slice(-4).toReversed(), ...named].find(([start, end]) => {
    const line = text.slice(start, end);
    const foldedLine = folded.slice(start, end);
    if (
      line.length > mostLetters ||
      /\d{3}|[:፡]\s*\d|[|@]|^\s*(?:\d{1,2}[.)\s]|ሎት|lot\b|(?:contract|package|phase|section|part|annex)\s+\d)|^\s*\p{L}[\p{L} ]{2,30}[:፡፦]/iu.test(
        line,
      ) ||
      isHeading.test(foldedLine) ||
      isPlaceAlone.test(line) ||
      isState.test(foldedLine)
    )
      return false;
    return isName(line, foldedLine);
  });
  if (found !== undefined && language === 'en')
    return [found[0], found[0] + withoutPlaceBehind(text.slice(...found)).length];
  return found ?? (language === null ? null : behindText[language](text));
}
