import { foldLetters } from '../notice-text/index.ts';
import { placesIn } from '../region/places.ts';

const widest = 'ክልል|ክልላዊ መንግስት|መንግስት|ዞን|ሀገረ ስብከት|ክ/መንግስት';
const narrower = 'ክፍለ ከተማ|ክ/ከተማ|ከተማ አስተዳደር|ከተማ|ወረዳ|አስተዳደር(?!\\s+ዞን)';

/** "In the region of …, in the zone of …": each part begins with በ and ends with the kind of area. */
const area = new RegExp(
  `^(?<in>በ?)(?:\\S+\\s+){0,4}?(?:\\S*/)?(?:(?<wide>${widest})(?:\\s+(?:(?:ብሄራዊ\\s+)?ክልላዊ\\s+)?መንግስት)?|(?:${narrower})(?:\\s+አስተዳደር)?)(?=\\s)\\s+`,
  'u',
);

const namesItself = /^[የበለ]/;
const fewestWords = 3;

/** "Of the town of Bahir Dar, where it is", "in the commission of prisons": words around the name. */
const around =
  /^(?:.{0,60}?\sየሚገኘው|በ(?:\S+\s+){1,4}?(?:ኮሚሽን|ሚኒስቴር|ባለስልጣን|ኮርፖሬሽን)(?=\sየ)(?!\s(?:\S+\s){1,3}(?:ቅርንጫፍ|ቅ\/)))\s+/u;

/** "The bureau of education, in the office of the sub-city, the school …": the last of them is the buyer. */
const aboveUnit = /^.*(?:ቢሮ|ጽ\/ቤት|ጽህፈት\sቤት)\s+(?=የ(?:\S+\s+){0,5}\S*(?:ት\/ቤት|ትምህርት\sቤት|ጤና\sጣቢያ|ሆስፒታል)$)/su;

/** Returns where the name begins. If the name needs its area, only the በ is skipped. */
export function afterAreas(name: string): number {
  let from = (aboveUnit.exec(name) ?? around.exec(name))?.[0].length ?? 0;
  for (;;) {
    const found = area.exec(name.slice(from));
    if (found === null) return from;
    const rest = name.slice(from + found[0].length);
    const isInside = found.groups?.in !== '';
    // A bureau always keeps its region, because every region has the same bureaus.
    const isEnough =
      isInside &&
      !/ቢሮ$/.test(rest) &&
      rest.trim().split(/\s+/).length >= fewestWords &&
      found.groups?.wide !== undefined;
    // "In the region of Gambela, the bureau of education": only the region tells which bureau it is.
    if (/^\S+\s+ቢሮ$/.test(rest) && from === 0) return isInside ? 1 : 0;
    if (!isInside && (from === 0 || name.startsWith('የ', from) || !rest.startsWith('የ'))) return from;
    if (!namesItself.test(rest) && !isEnough) return from + 1;
    from += found[0].length;
  }
}

const kindOfArea =
  /\b(?:region(?:al state)?|zone|woreda|sub-?city|(?:sub-?|field |regional |branch )office|ethiopia|town|city)$/i;

/** Removes the place in "…, Addis Ababa, Ethiopia" and "(…) in Addis Ababa". */
export function withoutPlaceBehind(name: string): string {
  const [, before, place] = /^(.{6,}?)(?:,\s+|(?<=\))\s+in\s+)([^,]{3,40})$/s.exec(name) ?? [];
  if (before === undefined || place === undefined) return name;
  const isPlace =
    kindOfArea.test(place) || placesIn(foldLetters(place)).some(({ start, end }) => end - start >= place.length - 2);
  return isPlace ? withoutPlaceBehind(before) : name;
}
