import { cellBelow, linesOf, trimmed } from '../matching/index.ts';
import { foldLetters, type ReadableNotice } from '../notice-text/index.ts';
import type { Span } from '../reading/found.ts';

/** Headings of a column with objects. */
const column =
  /(?<=^|\||\n)\s*(?:type of (?:the )?(?:property|collateral)|property type|(?:item )?description(?: of (?:the )?(?:goods|items?|works?|services?))?|(?:bid|project|lot|tender) (?:title|name)|items?|የንብረቱ? (?:አይነት|አይነትና ስም)|የእቃው? (?:አይነት|ዝርዝር|ስም)|የግ[ዥዢ]ው? (?:አይነት|ዝርዝር)|አይነት ንብረት|አይነት አቅሀ|gosa (?:qabeenyaa|meeshaa)\w*)\s*(?=\|)/g;

/** "Lot 1:", "2.", "•": marks before an item of a list. */
const mark =
  /^\s*(?:(?:\d{1,2}[.)]\s*)?(?:lots?|ሎት|ምድብ|kutaa)\s*[-.]?\s*(?:no\.?\s*)?(?:\d{1,2}|አንድ|ሁለት|ሶስት|አራት|ሓደ|ክልተ|ሰለስተ|one|two|three|tokko|lama|sadii)\s*[:.)፡፦-]*|\d{1,2}\s*[.)]|[•*➢✓▪-])\s*(?=\p{L}|\d{1,4}\s+\p{L})/iu;
const announces = /(?:following|below|ከዚህ በታች|የሚከተሉት|ከታች|armaan gadii|ኣብ ታሕቲ|ዝስእቡ|አብ ታህቲ|ዝስዕቡ)[^\n]*[:፡፦]\s*$/iu;
/** A list of duties of bidders is no list of goods. */
export const isCondition =
  /licen[cs]e|certificate|bidders?|shall|must|security|bond|deadline|document|submit|payment|ፈቃድ|ተጫራች|ማስከበ|ሰነድ|አለባቸው|የሚችሉ|ያላቸው|ፍቓድ|ተጫረ|eeyyama|hayyama|dorgom|kabachii|sanad/iu;

const ofLot = /^\s*(?:\d{1,2}[.)]\s*)?(?:lot|ሎት|ምድብ|kutaa)\s*[-.]?\s*(?:no\.?\s*)?(?:\d|አንድ|ሁለት|ሶስት|one|two|three)/u;

const fewestItems = 2;
const mostItems = 4;
const longestItem = 110;
const longest = 200;
const within = 1500;

export interface Listed {
  span: Span;
  value: string;
}

function ofItems(text: string, items: readonly Span[]): Listed | null {
  const [first] = items;
  if (first === undefined) return null;
  const kept: Span[] = [];
  for (const item of items.slice(0, mostItems)) {
    const letters = [...kept, item].reduce((sum, [start, end]) => sum + end - start + 2, 0);
    if (letters > longest) break;
    kept.push(item);
  }
  const last = kept.at(-1) ?? first;
  const value = (kept.length > 0 ? kept : [first])
    .map((span) =>
      text
        .slice(...span)
        .replace(/[\s፣፤,]+$/u, '')
        .trim(),
    )
    .join(', ');
  return { span: [first[0], last[1]], value };
}

/** Reads the items of a list that a line announces: "… for the supply of the following:". */
export function listedItems({ text, folded }: ReadableNotice): Listed | null {
  const lines = linesOf(text);
  const isLot = (line: Span | undefined) => line !== undefined && ofLot.test(folded.slice(...line));
  const at = lines.findIndex(
    ([start, end], index) =>
      start < within &&
      (announces.test(folded.slice(start, end)) || (isLot(lines[index + 1]) && isLot(lines[index + 2]))),
  );
  if (at < 0) return null;
  const items: Span[] = [];
  for (const [start, end] of lines.slice(at + 1)) {
    const marked = mark.exec(text.slice(start, end))?.[0].length;
    if (marked === undefined || end - start > longestItem || isCondition.test(folded.slice(start, end))) break;
    items.push([start + marked, end]);
  }
  return ofItems(text, items);
}

/** "… by open tender wants to buy": the manner and the verb follow the last item. */
const behindItems = new RegExp(
  `\\s(?:${foldLetters('በግልጽ|በጨረታ|በሐራጅ|አወዳድሮ|ብግልፂ|ብጨረታ')}|caalbaasii).*(?:${foldLetters('ይፈልጋ|ስለሚፈልግ|ይደሊ|ስለዝደሊ')}|barbaa)`,
  'u',
);
/** ምድብ 1.1: the number of an item behind its name. */
const lotBehind = /\s+(?:ምድብ|ሎት|lot)\s*[\d.]+\s*$/iu;

/** Reads the items of a list that the verb follows: "• pens • paper by open tender wants to buy". */
export function itemsBeforeVerb({ text, folded }: ReadableNotice): Listed | null {
  const items: Span[] = [];
  for (const [start, end] of linesOf(text)) {
    if (start > within) return null;
    const line = folded.slice(start, end);
    const marked = mark.exec(text.slice(start, end))?.[0].length;
    if (marked === undefined) {
      items.length = 0;
      continue;
    }
    const verb = behindItems.exec(line);
    const item = text.slice(start + marked, verb === null ? end : start + verb.index);
    items.push([start + marked, start + marked + (lotBehind.exec(item)?.index ?? item.length)]);
    if (verb !== null) return items.length < fewestItems ? null : ofItems(text, items);
  }
  return null;
}

/** Reads the object below its heading: "Description", "የንብረቱ ዓይነት". */
export function columnOfItems({ text, folded }: ReadableNotice): Listed | null {
  for (const { index, 0: heading } of folded.matchAll(column)) {
    const cell = cellBelow(text, index + heading.search(/\S/));
    if (cell === null || !/\p{L}{2}/u.test(text.slice(...cell))) continue;
    const span = trimmed(text, cell);
    return { span, value: text.slice(...span) };
  }
  return null;
}
