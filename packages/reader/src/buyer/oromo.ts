import type { ReadableNotice } from '../notice-text/index.ts';
import type { Opening } from '../opening/index.ts';
import type { Span } from '../reading/found.ts';
import { firstWords } from './organisations.ts';

/** Words of a name have capitals, except some small ones. */
const nameWord = /^(?:[A-Z][\p{L}'’.-]*|fi|kan|Lakk|\d{1,2}|\([A-Z]+\)),?$/u;
/** In a text in capitals only these words show that the name has ended. */
const overAt =
  /^(?:bara|baajata|caalbaasii|ifaa?n?|kan|tajaajila|meeshaa\p{L}*|hojii|hojiiwwan|bittaa|gurgurtaa|waajjiraaf|keessatti|irratti|iddoo|sadarkaa)$/iu;

/** "… has published a tender" is no name. */
const ofNotice = /^(?:Caalbaasii|Beeksis\w*|Baasee?)$/i;

/** "… Bakkoo Lakk: 12/2018": the label of a number, a day or an address follows the name. */
const label = /^(?:Lakk\w*|Guyyaa?|Bilbil\w*|Mob\w*|Faaks\w*|Fax|Tel|Teesso\w*|Iimee\w*|Imee\w*|E-?mail)\.?:$/i;

/** "… Asallaa Sadaasa 5/2018": the date follows the name. */
const ofDate =
  /^(?:Fulbaan|Onkolo|Sadaas|Mudde|Amajj|Gur+aandhal|Bitoot|E+bl|Caams|Waxabajj|Adoole|Hagay)\p{L}*\s+\d/iu;

const smallAtEnd = /(?:\s+kan)+$/;
/** "… Magaalaa Asallaa keessatti" is a place. */
const placeAtEnd = /\s+(?:Magaalaa|Godina|Aanaa|Kutaa)\s(?:(?!Magaalaa|Godina|Aanaa|Kutaa).)*$/;

/** "In the zone of Jimma, the office …" begins with a place. */
const placeBefore = /^(?:Mootummaa|Naannoo|Godina|Aanaa|Bulchiinsa|Magaalaa)\s(?:\S+\s)*?\S+tti\s+(?=\S+\s)/;

/** The zone of a district that is named before the zone. */
const zoneAtEnd = /(\s(?:Aanaa|Magaalaa)\s.*?)\s+Godina\s.*$/s;

/** "…, for its office of education" is not part of the name. */
const forOffice = /(?:,\s+(?:Waajjir|Biiroo|Mana)|\s+(?:Hospitaal|Kolleej|Buufata))\S*(?:\s\S+)*?f,?$/;

const capitals = /^\W*(?<name>(?:\p{Lu}[\p{L}'’.-]*\s+){1,6}\p{Lu}[\p{L}'’.-]*)\s+\p{Ll}/u;

export function oromoBuyer({ text, folded }: ReadableNotice, { headings, sentences, end }: Opening): Span | null {
  const start = headings.at(-1)?.[1] ?? 0;
  const starts = [
    ...firstWords(folded.slice(start, end)).map((match) => match.start + start),
    ...firstWords(folded.slice(0, start)).map((match) => match.start),
  ];
  for (const from of starts) {
    if (!/[A-Z]/.test(text.charAt(from))) continue;
    let to = from;
    for (const { 0: word, index } of (text.slice(from, from + 170).split('\n')[0] ?? '').matchAll(/\S+/gu)) {
      const bare = word.replace(/:$/, '');
      if (
        index > 0 &&
        (!nameWord.test(bare) ||
          ofNotice.test(bare) ||
          label.test(word) ||
          ofDate.test(text.slice(from + index)) ||
          (bare === bare.toUpperCase() && overAt.test(bare.replace(/,$/, ''))))
      )
        break;
      to = from + index + bare.length;
      if (bare !== word) break;
      if (word.endsWith(',') && !/^\s+(?:Waajjir|Biiroo)/.test(text.slice(to))) break;
    }
    const isPlace = /^\s+(?:keessa|irra)/.test(text.slice(to));
    let name = text.slice(from, to).replace(smallAtEnd, '');
    for (let cut = isPlace; cut; name = name.replace(smallAtEnd, '')) {
      name = name.replace(placeAtEnd, '');
      cut = /\s+fi$/.test(name);
    }
    name = name.replace(zoneAtEnd, '$1').replace(forOffice, '');
    const within = placeBefore.exec(name)?.[0].length ?? 0;
    if (name.slice(within).includes(' ')) return [from + within, from + name.length];
  }
  return firstCapitals(text, sentences);
}

/** Finds a name without a kind of organisation: the capitalised words at the beginning of the sentence. */
function firstCapitals(text: string, sentences: Opening['sentences']): Span | null {
  const [start, end] = sentences[0] ?? [0, 0];
  const name = capitals.exec(text.slice(start, end))?.groups?.name;
  if (name === undefined || ofNotice.test(name.split(' ')[0] ?? '')) return null;
  const at = start + text.slice(start, end).indexOf(name);
  return [at, at + name.length];
}
