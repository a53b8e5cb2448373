import { hitsIn } from '../category/category-index.ts';
import { tokensOf } from '../category/stems.ts';
import type { Match } from '../matching/index.ts';
import { foldLetters, type ReadableNotice } from '../notice-text/index.ts';
import type { Opening } from '../opening/index.ts';
import type { Span } from '../reading/found.ts';
import { afterAreas } from './areas.ts';
import {
  aimVerbs,
  mostLetters,
  nameStops,
  objectNouns,
  officeEnds,
  strongEnds,
  weakEnds,
  whoIsWanted,
} from './organisations.ts';
import { tigrinyaName } from './tigrinya.ts';

const mostLettersBetween = 45;
const mostLettersToPart = 28;
const widestGap = 2;

/** ደቡብ ኢትዮጵያ ክልል */
const partOfRegion = /^\s+(?:ክልል|ህዝቦች)/;

/** Zone one, school number two: the number is part of the name. */
const numberedBefore = /(?:ዞን|ወረዳ|ቀበሌ|ቁጥር|ምድብ|ቅርንጫፍ)\s+$/;

/** "That it has built", "of 132 kilovolt": with the buyer's action or a measure the object begins. */
const beginsThing = /\sያ[ሀ-ፚ]{2,}(?:ው|ውን|ቸውን)(?=\s)|\sየ\d/;

/** Finds the first words that cannot belong to a name. */
function stopOf(sentence: string): number {
  const stop = nameStops(sentence).find(
    ({ phrase, start }) => !(/^(?:አንድ|ሁለት)$/.test(phrase) && numberedBefore.test(sentence.slice(0, start))),
  );
  const thing = beginsThing.exec(sentence)?.index ?? sentence.length;
  return Math.min(stop?.start ?? sentence.length, thing);
}

/** Finds words of the list that end a name and have no preposition. */
function endsOf(find: typeof strongEnds, sentence: string): Match[] {
  const limit = Math.min(stopOf(sentence), mostLetters);
  return find(sentence).filter(
    ({ phrase, start, end }) =>
      start < limit &&
      (phrase.startsWith('ከተማ') || !/^[የበለከ]/.test(phrase) || /^የ.*\s.*ማህበር$/.test(phrase)) &&
      !(phrase.endsWith('ኢትዮጵያ') && partOfRegion.test(sentence.slice(end))) &&
      !whoIsWanted.test(sentence.slice(Math.max(0, start - 24), start)),
  );
}

/** A heading in the same line as the name, with its object or number. */
const headingInName = new RegExp(
  `^.*(?:${foldLetters('ማስታወቂያ|ማሳወቂያ|ጨረታ|ማራዘሚያ|ማስተካከያ|ማብራሪያ|ጥሪ|ጥያቄ|በሙሉ|ምልክታ|ጻውዒት|ድሌት|ሊዝ መሬት|ዙር|በማድረግ፣|በማድረግ|ላይ የወጣው|ላይ የታተመው')}|(?<!\\S)እንደሚ\\S+|አ[./]ም\\.?|\\S*\\d\\S*/\\S*\\d\\S*)\\s+(?=\\S+\\s+\\S)`,
  'su',
);

/** An office for schools builds schools, so "of the school" after it belongs to the object. */
const governs = /(?:ጽ\/ቤት|ቢሮ|መምሪያ)$/;

/** "The school, in the budget year 2018", "… various goods", "… for the use of the school": the object follows this. */
const ofBudget = /^\s+(?:[በለ]?(?:20\d\d|በጀት)|የተለያዩ|ልዩ\sልዩ|ለ\S+[ሉቱጁው]\sአገልግሎት)/;

/** "… Union for Development (…)", "… for Children, which is called": the name goes on until it is said again. */
const inFull = /^(?:\s+ለ\S{2,}){1,3}?(?=\s?\(|\s+የተባለ)/;

/** "To be used in the service (the institution, the administration) of the hospital": this is no part of its name. */
const forUse = /^\s+(?:የሚው|የሚያገለግ|የሚሆ)/;
const bloodBank = /ደም\sባንክ\s+$/;

/** "For the use of the factory": this is the purpose of the object. */
const isAim = (sentence: string, { phrase, start }: Match): boolean =>
  phrase === 'አገልግሎት' && /\sለ\S+\s+$/.test(sentence.slice(0, start));

/**
 * Finds an Amharic name, which ends with the kind of organisation. A second such word may belong to the name or to the
 * object.
 */
export function amharicName(sentence: string): Span | null {
  const [things, offices] = [objectNouns(sentence), officeEnds(sentence)];
  const isOffice = ({ start }: Match) => offices.some((office) => office.start === start);
  // "For the staff of the authority": staff of an office is not bought.
  const isObject = (match: Match) =>
    things.some(
      ({ start, phrase }) =>
        !/^[ለበከየ]/.test(phrase) &&
        start >= match.end &&
        start - match.end <= widestGap &&
        !(phrase.startsWith('ሰራተኞች') && isOffice(match)),
    );
  // The object begins right after the name, but "የወንጂ ሸዋ ስኳር ፋብሪካ" has a proper name before the factory.
  const namesThing = (from: number, to: number) =>
    hitsIn(tokensOf(sentence.slice(from, to), false), 'am').some(({ span: [start] }) => start <= widestGap);
  const strong = endsOf(strongEnds, sentence);
  const all = strong.length > 0 ? strong : endsOf(weakEnds, sentence).filter((end) => !isAim(sentence, end));
  const first = all.find((match) => isOffice(match) || !isObject(match));
  if (first === undefined) {
    const aimed = aimVerbs(sentence).at(-1)?.end;
    const name = aimed === undefined ? null : amharicName(sentence.slice(aimed));
    return aimed === undefined || name === null ? null : [aimed + name[0], aimed + name[1]];
  }
  let last = first.end;
  for (const match of all.filter(({ start }) => start > first.start)) {
    const far = match.start - last;
    // "Ethiopia" alone does not say whether it is the country or the end of a name.
    const isCountry = /ኢትዮ[ጵጲ]ያ$/.test(sentence.slice(0, last));
    const belongs = isOffice(match)
      ? far <= mostLettersBetween && !/\sለ(?!ገ)\S/.test(sentence.slice(last, match.start))
      : far <= mostLettersToPart &&
        !(
          governs.test(sentence.slice(0, last)) &&
          /^\s+የ/.test(sentence.slice(last)) &&
          !ofBudget.test(sentence.slice(match.end))
        ) &&
        !/^\s+[በለከ]/.test(sentence.slice(last)) &&
        (isCountry || !namesThing(last, match.end));
    if (belongs && !isObject(match)) last = match.end;
  }
  // The name may end with its service, as that of the blood bank always does.
  const service = weakEnds(sentence).find(({ start }) => start > last && start - last <= widestGap);
  const isOver =
    service !== undefined &&
    (stopOf(sentence) <= service.start ||
      (forUse.test(sentence.slice(service.end)) && !bloodBank.test(sentence.slice(0, service.start))));
  if (service && !isOver && /^(?:አገልግሎት|ተቋም|አስተዳደር)$/.test(service.phrase) && !isObject(service)) last = service.end;
  last += inFull.exec(sentence.slice(last))?.[0].length ?? 0;
  const aim = aimVerbs(sentence).findLast(({ end }) => end < first.start);
  const from = aim?.end ?? 0;
  const gap = /^\s*/.exec(sentence.slice(from))?.[0].length ?? 0;
  const begin = from + gap + (headingInName.exec(sentence.slice(from + gap, last))?.[0].length ?? 0);
  return [begin + afterAreas(sentence.slice(begin, last)), last];
}

/** Words before the name in the first sentence: the heading of the notice, its number, a date. */
const headingWords = foldLetters(
  'ግልጽ የግልጽ የሀገር የአገር ውስጥ ዙር ለ ኛ ኛው የጨረታ ጨረታ ማስታወቂያ ቁጥር ቁ በድጋሚ የወጣ ሀገር አቀፍ ብሔራዊ የግዥ የግዢ ግዥ ግዢ ጥሪ የሐራጅ ሐራጅ የሽያጭ ሽያጭ ናይ ምልክታ ግልጺ ጻውዒት ቁጽሪ መለያ ቀን ዓ ም ለሁለተኛ ለሶስተኛ ጊዜ ማራዘሚያ ማስተካከያ ስረዛ የስረዛ የማራዘሚያ እኛ ንኻልኣይ ግዜ ዝወፀ ብድጋሚ ውፅኢት ዕድመ ድሌት መርኣዪ ፃውዒት ሊዝ መሬት ምንዋሕ ተጫራቾች ለተጫራቾች በሙሉ',
).replaceAll(' ', '|');
const beforeName = new RegExp(`^(?:[^\\p{L}]|(?:${headingWords})(?!\\p{L}))+`, 'u');

/** "To all bidders: …" */
const spokenTo = new RegExp(
  `^\\s*ለ[^።\\n:፡]{0,40}(?:${foldLetters('ተጫራቾች|አቅራቢዎች|ተወዳዳሪዎች|ድርጅቶች')})(?:\\s+በሙሉ)?\\s*[:፡፦]+\\s*`,
  'u',
);

/** ከላይ በርዕሱ እንደተገለጸው: the beginning of a letter. */
const asTold = /^\s*(?:ከላይ\s+)?(?:በ\S*ር[እዕ]ሱ\S*\s+)?(?:ላይ\s+)?እንደተ\S+\s+/u;

/** Skips a heading in the same line, and the ለ in "for the office … to be bought", but not in the place ለገጣፎ. */
export function skippedOf(sentence: string): number {
  const addressee = spokenTo.exec(sentence)?.[0].length ?? 0;
  if (addressee > 0) return addressee;
  const before = beforeName.exec(sentence)?.[0] ?? '';
  const heading = /ጨረታ|ማስታወቂያ|ሀራጅ|ምልክታ|ቁጥር|ቁጽሪ|እድመ|ጻውእት/.test(before)
    ? before.length
    : (/^[^\p{L}]*/u.exec(sentence)?.[0].length ?? 0);
  const number = /^\s*[:.-]*\s*\S*\d\S*\s+/.exec(sentence.slice(heading));
  const after = heading + (heading > 0 && number !== null ? number[0].length : 0);
  const letter = asTold.exec(sentence.slice(after))?.[0].length ?? 0;
  if (letter > 0) return after + letter;
  return after + (/^ለ(?!ገ|ሚ|ማ|ኩ|ው)/.test(sentence.slice(after)) ? 1 : 0);
}

/** "The bank", "our office": the name is given elsewhere. */
const speaksOfItself = new RegExp(
  `^(?:${foldLetters('ድርጅቱ|ድርጅታችን|ዕዙ|ዕዛችን|ክፍሉ|ኮሚቴው|ቦርዱ|ባንኩ|ባንካችን|ኢንስቲትዩቱ|ዩኒቨርሲቲው|ዩኒቨርሲቲያችን|ቢሮው|ቢሮአችን|ቢሮአችን|መ/ቤቱ|መ/ቤታችን|መሥሪያ ቤቱ|መሥሪያ ቤታችን|ጽ/ቤቱ|ጽ/ቤታችን|ኮሌጁ|ሆስፒታሉ|ኮርፖሬሽኑ|ኩባንያው|ኩባንያችን|ትካልና|ቤት ጽሕፈትና|ኤጀንሲው|ማዕከሉ|አገልግሎቱ|ተቋሙ|ተቋማችን|ማኅበራችን|ማኅበሩ|ዩኒየኑ|ዩኒየናችን|ፕሮጀክቱ|ፋብሪካው|ፋብሪካችን|ሆቴላችን|ኮሚሽኑ|ሚኒስቴሩ|የሚኒስቴር መ/ቤቱ|ሚኒስቴር መ/ቤቱ|ባለሥልጣኑ|መምሪያው|መምሪያችን|ሆስፒታላችን|ኮሌጃችን|ፍርድ ቤቱ')})(?!\\p{L})`,
  'u',
);

/** Mr and Mrs in a notice have lost a document. They invite nobody. */
const person = /^(?:አቶ|ወ\/ሮ|ወይዘሮ|ወ\/ሪት|ዶ\/ር|ኣይተ)\s/;

/** "Our company" may be followed by its name. */
const ourOwn = new RegExp(`^(?:${foldLetters('ድርጅታችን|ባንካችን|ኩባንያችን|መ/ቤታችን|መሥሪያ ቤታችን|ተቋማችን')})\\s+`, 'u');

/** "In the head office of our company": the name is given elsewhere. */
const ofOurs = /^(?:\S+\s)?[በለከየ]?(?:ድርጅታችን|ድርጅቱ|ባንካችን|ባንኩ|ኩባንያችን|ኩባንያው|መስሪያ ቤታችን|ማህበራችን|ማህበሩ|ማስከበሪያ)\s/;

/** "Bidders in the town of …", "as the rules say, in the office …": a condition names a place on its way. */
const ofConditions = new RegExp(`${ofOurs.source}|^(?:ተጫራ|ተጫረ|ተወዳዳ|ማንኛ|መመር)`);

/** After the two parties of a lawsuit comes the address of the house. The court is named in the signature. */
const litigants = /ከሳሽ|ተከሳሽ|ከሳሲ|ተከሳሲ/;

const ofContacts = new RegExp(`^[^\\p{L}]*(?:${foldLetters('ለበለጠ|ለተጨማሪ መረጃ|አድራሻ|ስልክ|ማሳሰቢያ|ንተወሳኺ|ስልኪ|ኣድራሻ')})`, 'u');

const wants = /(?:ይፈልጋል|ይፈልጋሉ|ይሸጣል|ይገዛል|ያከራያል|ይጋብዛል)/;
/** "Wants to sell scrap; Jimma University": the name stands behind the message. */
const saidFirst = /^(?:ከአገልግሎት|ያገለገሉ|የተለያዩ|[ለበ])[^፤;]{8,160}(?:ይፈልጋል|ይፈልጋሉ|ይሸጣል|ይገዛል)\s?[፤;]\s+(?=\S+\s+\S)/;
/** "For", "in", "that was used", "of 2018", "twelve of them": these can only be the first word of a name. */
const goesOnToThing = /^(?:ለ|በ(?!ኢትዮ[ጵጲ]ያ)|[ከያ]|የ[ተሚ]|ሲ|ብዛት|\d|[^ሀ-ፚ])|\S{3,}ን$/u;
/** Beginnings of sentences whose subject is not the buyer, such as "bidders" and "whoever". */
export const noSubject = /^(?:ማለት|ተጫራ|ተወዳዳ|ማንኛ|ፍላጎት|ስለ|በመሆኑ|ለ|በ|ከ|ይህ|ጨረታ|ንብረት|መስፈርት|ሰነድ|ዋጋ|እ[ንቃ])/;
const [fewestWords, mostWords] = [2, 7];

/** "ጣና ግሎባል ተሽከርካሪዎችን መሸጥ ይፈልጋል": finds a name without a kind of organisation, which ends where the object begins. */
function bareName(sentence: string): Span | null {
  if (!wants.test(sentence) || noSubject.test(sentence)) return null;
  const thing = hitsIn(tokensOf(sentence, false), 'am')[0]?.span[0] ?? sentence.length;
  const until = Math.min(stopOf(sentence), thing);
  const words = [...sentence.matchAll(/\S+/gu)];
  const over = words.findIndex(({ 0: word, index }, at) => at > 0 && (index >= until || goesOnToThing.test(word)));
  const last = words[over - 1];
  return last === undefined || over < fewestWords || over > mostWords ? null : [0, last.index + last[0].length];
}

export function ethiopicBuyer({ folded, language }: ReadableNotice, { sentences }: Opening): Span | null {
  const find = language === 'ti' ? tigrinyaName : (sentence: string) => amharicName(sentence) ?? bareName(sentence);
  for (const [start, end] of sentences) {
    const sentence = folded.slice(start, end);
    if (ofContacts.test(sentence)) continue;
    const skipped = skippedOf(sentence);
    if (person.test(sentence.slice(skipped))) return null;
    const own = ourOwn.exec(sentence.slice(skipped))?.[0].length ?? 0;
    const [message = ''] = (own === 0 && skipped === 0 && saidFirst.exec(sentence)) || [];
    const from = skipped + own + (find(message) === null ? message.length : 0);
    if (own === 0 && speaksOfItself.test(sentence.slice(from))) return null;
    // "Our bank wants for its branches …": the name is in the heading.
    if (own > 0 && /^ለ(?!ገ)/.test(sentence.slice(from))) return null;
    const name = find(sentence.slice(from));
    if (name !== null && ofConditions.test(sentence.slice(from + name[0], from + name[1]))) continue;
    if (name !== null && litigants.test(sentence.slice(0, from + name[1]))) return null;
    if (name !== null) return [start + from + name[0], start + from + name[1]];
  }
  return null;
}
