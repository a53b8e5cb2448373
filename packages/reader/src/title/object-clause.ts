import { foldLetters, type ReadableNotice } from '../notice-text/index.ts';
import { doersVerb, type PurposeVerb, purposeVerbs, wantedVerb } from '../opening/index.ts';
import type { Span } from '../reading/found.ts';
import { withoutDetails } from './object-details.ts';
import { afterObject, beforeObject, purposeNouns } from './words.ts';

export interface Clause {
  span: Span;
  /** The text as in a headline. */
  value: string;
}

const mostWords = { ofOne: 22, ofList: 45 };
const leastItems = 3;
const fewestLetters = 4;

/** Removes the object ending of ዕቃዎችን, but not the ን of ማሽን. */
function asSubject(thing: string): string {
  const last = /[^\s፣]{2,}(?=ን$)/u.exec(thing)?.[0] ?? '';
  const isEnding = /[ችን]$/.test(last) || purposeNouns(foldLetters(last)).length > 0;
  return isEnding ? thing.slice(0, -1) : thing;
}

function headline(thing: string, { noun, purpose }: PurposeVerb, language: string): string {
  if (language === 'am') {
    const bare = asSubject(thing);
    const says = new RegExp(`${noun === 'ግዥ' ? 'ግ[ዥዢ]' : noun}$`, 'u');
    // ህትመቶች already contains ኅትመት.
    const [last = ''] = /\S+$/.exec(bare) ?? [];
    const isPlural = noun.length > 2 && foldLetters(last).startsWith(foldLetters(noun).slice(0, 3));
    return noun === '' || says.test(bare) || isPlural ? bare : `${bare} ${noun}`;
  }
  if (noun === '' || thing.startsWith(noun)) return thing;
  const whole = `${noun} ${thing}`;
  return purpose && language === 'om' ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
}

/** Documents, money and hours: duties of bidders, which are not the object. */
const ofConditions = new RegExp(
  `\\d[:፡]\\d|(?<!\\p{L})ስለ\\p{L}|${foldLetters('በአዋጅ|ሥልጣን|ብኣዋጅ|ከሳሽ|ከሳሲ|ሰነድ|ሰነዱ|የማይመለስ|ፈቃድ|የታደሰ|ማስከበሪያ|በመክፈል|ግዥ ቡድን|ግዢ ቡድን|ተጫራች|መልካም|ፍቓድ|ተጫረቲ|ተጫረት|ዘይምለስ')}|(?<!\\p{L})ብር(?!\\p{L})|sanad|qarshii|eeyyama|dorgomt`,
  'u',
);

/** "That it hands out to its members": the object follows. */
const saysMore = /^(?:[የለበ]ሚ\S+(?:ው|ውን|ቸው|ቸውን)|ያ(?!ለ|ላ)\S{2,}(?:ው|ውን|ቸውን))$/u;

/** Finds the object between the buyer and "to buy". */
export function objectClause(notice: ReadableNotice, sentence: Span, buyer: Span | null): Clause | null {
  const [start, end] = sentence;
  if (buyer === null) return clauseWithin(notice, sentence);
  if (buyer[0] < start || buyer[1] >= end) {
    // The heading of a site names the buyer too.
    const name = notice.folded.slice(...buyer);
    const at = notice.folded.slice(start, end).indexOf(name);
    return clauseWithin(notice, [at < 0 ? start : start + at + name.length, end]);
  }
  return clauseWithin(notice, [buyer[1], end]) ?? clauseWithin(notice, [start, buyer[0]]);
}

/** "The properties listed below": the list names them. */
const saysNothing = new RegExp(
  `^(?:${foldLetters('ከዚህ|በታች|ከታች|የሚከተሉ[^ ]*|የተዘረዘሩ[^ ]*|የተገለጹ[^ ]*|የተገለፁ[^ ]*|ንብረቶ[^ ]*|ንብረት[^ ]*|ዕቃዎች[^ ]*|እነዚህን|ሥራዎች[^ ]*|ኣብ|ታሕቲ|ዝተዘርዘሩ|ዝስዕቡ|ንብረት|ኣቑሑ|armaan|gadii|kan|meeshaalee|qabeenya[^ ]*')})$`,
  'u',
);

interface Word {
  folded: string;
  /** True if a comma follows. */
  endsItem: boolean;
  start: number;
  end: number;
}

const year = /^[በለን]?20\d\d/;

/** "For the offices of the district": the owner is left out. */
const offices = /^(?:የ?(?:መ\/ቤቶች|መ\/ቤት|ጽ\/ቤቶቹ?|ተቋማት|ሴክተሮች|ቅርንጫፎች|ኮሌጅ|ሆስፒታል|ዩኒቨርሲቲ|ት\/ቤት|ት\/ቤቶች|ጣቢያዎች|ጣቢያ)|ቤቶች?)$/;
const mostOfOffices = 5;

const isOffices = (words: readonly Word[], at: number): boolean => {
  const [word, before] = [words[at]?.folded ?? '', words[at - 1]?.folded ?? ''];
  const isWhole = !word.startsWith('ቤት') || /^(?:የ?መንግስት|መስሪያ|ጽህፈት)$/.test(before);
  // "For the town the building of a school": the object is the school.
  if (/^(?:ግንባታ|እድሳት|ጥገና|አጥር|ማስፋፊያ|ተጨማሪ|ህንጻ|ህንፃ)/.test(words[at + 1]?.folded ?? '')) return false;
  return (
    offices.test(word) &&
    isWhole &&
    words.slice(Math.max(0, at - mostOfOffices), at).some(({ folded }) => /^ለ/.test(folded))
  );
};

/** "A plan of five years". */
const ofYears = /^የ(?:አንድ|ሁለት|ሶስት|አራት|አምስት|ስድስት|አስር|\d{1,2}$)/;

/** "Tender no. 12/2018 teff": the object follows the number. */
const isTenderNumber = (words: readonly Word[], at: number): boolean =>
  /\d/.test(words[at]?.folded ?? '') &&
  /^(?:ቁ|ቁጥር|ቁጽሪ|no|lakk)$/.test(words[at - 1]?.folded ?? '') &&
  /ጨረታ$|^(?:rf[pq]|caalbaasii)$/.test(words[at - 2]?.folded ?? '');

/** The department after the name of its office, such as ግ/ፋ/ን/አስ/ቡድን መሪ. */
const department = /^(?:[ሀ-ፚ]{1,3}\/){2,}\S+$/;
const isDepartment = (words: readonly Word[], at: number): boolean =>
  department.test(words[at === 1 && words[1]?.folded === 'መሪ' ? 0 : at]?.folded ?? '') && at <= 1;

const beginsItem = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.endsItem === true || /^(?:ሎት|ምድብ|lot|kutaa)$/.test(words[at - 2]?.folded ?? '');

/** "Of various kinds". */
const ofAnyKind = /^(?:adda|addaa|gosa)$/;
const manner = /^በ(?:ኪራይ|ውጭ|ኮንትራት|ውል|አውትሶርስ)/;

/**
 * Finds the words of the object between those before and those after it. The last match wins, because the year may
 * follow it.
 */
function thingOf(words: readonly Word[]): readonly Word[] {
  const starts = words.flatMap(({ folded: word, endsItem }, at) => {
    // "Wood to be used as fuel, flour": the use belongs to the item that ends.
    if (endsItem && /^የሚ/.test(word)) return [];
    const aim = [at - 1, at - 2].find((before) => words[before]?.folded.startsWith('ለ'));
    // "Paper, wood to be used as fuel": the use belongs to one item of a list.
    const isOfItem = aim !== undefined && beginsItem(words, aim);
    const isFor = /^የሚ/.test(word) && !afterObject.has(word) && aim !== undefined && !isOfItem;
    const isSpan = /^(?:አመት|አመታት)$/.test(word) && ofYears.test(words[at - 1]?.folded ?? '');
    // "Motorcycles and various scrap": the list continues.
    const isFurther = /^የተለያ/.test(word) && /(?:ና|እና)$/.test(words[at - 1]?.folded ?? '');
    // "As the law says, 12 plots": the object follows the law.
    const next = words[at + 1]?.folded ?? '';
    const isLaw = word === 'መሰረት' && !afterObject.has(next) && !saysNothing.test(next);
    // "A store that is in Galaan": the place belongs to the object.
    const isPlace = word === 'keessatti' && next.startsWith('argam');
    // "Taken out of service": says of vehicles that they are used.
    const isUse = word === 'irraa' && /^(?:dhaab|bah)/.test(next);
    const isStart =
      isLaw ||
      isTenderNumber(words, at) ||
      isDepartment(words, at) ||
      isFor ||
      isOffices(words, at) ||
      (beforeObject.has(word) && !isOfItem && !isSpan && !isFurther && !isPlace && !isUse) ||
      saysMore.test(word) ||
      year.test(word) ||
      /[aeiou]{2}f$/.test(word);
    return isStart && at < words.length - 1 ? [at] : [];
  });
  for (const start of [...starts.toReversed(), -1]) {
    // "The catering for one year by an outside company": the manner follows the object.
    if (manner.test(words[start + 1]?.folded ?? '')) continue;
    // "Printers from suppliers": ከአቅራቢዎች ላይ.
    if (words[start + 1]?.folded === 'ላይ') continue;
    const end = words.findIndex(({ folded: word }, at) => at > start && (afterObject.has(word) || starts.includes(at)));
    const thing = words.slice(start + 1, end < 0 ? words.length : end);
    const aimed = /^ለሚ\S+ው$/.test(words[start]?.folded ?? '') ? withoutAim(thing) : thing;
    if (thing.length > 0 && !thing.every(({ folded: word }) => ofAnyKind.test(word))) return withoutPlace(aimed);
  }
  return [];
}

const mostOfAim = 4;

/** "For the training that it holds, hotel services": the occasion is left out. */
function withoutAim(thing: readonly Word[]): readonly Word[] {
  const at = thing.findIndex(({ folded: word }, index) => index > 0 && word.startsWith('የ'));
  return at > 0 && at < mostOfAim && !/^(?:ባለ|\d)/.test(thing[0]?.folded ?? '') ? thing.slice(at) : thing;
}

const place = /^በ(?!ርበሬ|ግ|ር|ሬ|ቆሎ|ሶ)/;
const mostOfPlace = 4;

/** "In six schools the building of classrooms": the place is left out. */
function withoutPlace(thing: readonly Word[]): readonly Word[] {
  const at = thing.findIndex(({ folded: word }) => word.startsWith('የ'));
  return place.test(thing[0]?.folded ?? '') && at > 0 && at < mostOfPlace ? thing.slice(at) : thing;
}

/** In Afaan Oromo the buyer comes before the object and has capitals. */
function withoutName(words: readonly Word[], text: string): readonly Word[] {
  const isCapital = ({ start }: Word) => /\p{Lu}/u.test(text.charAt(start));
  const first = words.findIndex((word) => word.folded !== '' && !isCapital(word));
  return first >= 2 ? words.slice(first) : words;
}

/** "ሎት 1", "ምድብ 2": the number of an item. */
const lotMark = /(?<![\p{L}])(?:ሎት|ምድብ|lot|kutaa)\s?[-–.]?\s?\d{1,2}\s?[.:፡፦)–-]*\s?/giu;

const longestOf = (thing: readonly Word[], text: string): number =>
  text.slice(thing[0]?.start, thing.at(-1)?.end).split(/[፣፤,]/).length >= leastItems
    ? mostWords.ofList
    : mostWords.ofOne;

function clauseWithin(notice: ReadableNotice, [after, end]: Span): Clause | null {
  const { text, folded, language } = notice;
  const verb =
    purposeVerbs(folded, [after, end])[0] ?? wantedVerb(folded, [after, end]) ?? doersVerb(folded, [after, end]);
  if (verb === null || language === null) return null;
  const words = [...text.slice(after, verb.start).matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    folded: foldLetters(word).replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''),
    endsItem: /[፣፤,]$/.test(word),
    start: after + index,
    end: after + index + word.length,
  }));
  const thing = thingOf(language === 'om' ? withoutName(words, text) : words);
  const [first, last] = [thing[0], thing.at(-1)];
  if (first === undefined || last === undefined || thing.length > longestOf(thing, text)) return null;
  const value = withoutDetails(
    text
      .slice(first.start, last.end)
      .replaceAll(/\s+/g, ' ')
      .replace(lotMark, '')
      .replace(/^[^\p{L}\d"(]+|[\s,፣፤(]+$/gu, ''),
  );
  if (thing.every(({ folded: word }) => saysNothing.test(word))) return null;
  if (`${value} ${verb.noun}`.trim().length < fewestLetters || ofConditions.test(foldLetters(value))) return null;
  return { span: [first.start, last.end], value: headline(value, verb, language) };
}

const nounAtEnd =
  /(?:^|\s)((?:[^\s።፣,]+\s+){1,7}(?:ግዥ|ግዢ|ሽያጭ|ኪራይ|ግንባታ|ጥገና|ህትመት|ስራዎች|ስራ(?!\s+(?:ማህበር|ዩኒየን|ተቋራጭ|ሂደት|ቀን|አስኪያጅ|አስፈጻሚ|አመራር))|አቅርቦት))(?=[\s።፣,]|$)/u;
const endsName = /^(?:ጋዜጣ|ቢሮ|ባንክ|ዩኒቨርሲቲ|ኮሌጅ|ሆስፒታል|ድርጅት|ኮርፖሬሽን|ኤጀንሲ|ባለስልጣን|ኮሚሽን|መምሪያ|.*ቤት|አ\.ማ\.?)$|[0-9]|^[በከ]/;

/** "… ለቢሮ ዕቃዎች ግዥ ያወጣው ጨረታ": finds the noun and the words before it that belong to it. */
export function nounClause({ text, folded }: ReadableNotice, sentence: Span, buyer: Span | null): Clause | null {
  const end = sentence[1];
  const start = buyer !== null && buyer[0] >= sentence[0] && buyer[1] < end ? buyer[1] : sentence[0];
  const match = nounAtEnd.exec(folded.slice(start, end));
  const phrase = match?.[1];
  if (match === null || phrase === undefined) return null;
  const stop = start + match.index + match[0].length;
  const words = [...text.slice(stop - phrase.length, stop).matchAll(/\S+/gu)];
  const first =
    words.findLastIndex(
      ({ 0: word }, at) =>
        at < words.length - 1 && (endsName.test(foldLetters(word)) || beforeObject.has(foldLetters(word))),
    ) + 1;
  const from = stop - phrase.length + (words[first]?.index ?? 0);
  if (words.length - first < 2) return null;
  const value = text.slice(from, stop).replace(/^ለ(?=\S{2})/u, '');
  return ofConditions.test(foldLetters(value)) ? null : { span: [stop - value.length, stop], value };
}
