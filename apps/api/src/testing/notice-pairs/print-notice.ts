import type { Random } from '@awaj/demo-data/prng';
import type { PrintedNotice, Printing, TenderFacts } from './facts.ts';
import { extensions, styles, type Words } from './notice-wordings.ts';
import { printedTime } from './printed-dates.ts';

const grouped = (amount: number, way: number): string =>
  way === 0 ? amount.toLocaleString('en-US') : `${amount.toLocaleString('en-US')}.00`;

const phoneAs = (phone: string, way: number): string =>
  way === 0 ? `0${phone}` : `+251 ${phone.slice(0, 2)} ${phone.slice(2, 5)} ${phone.slice(5)}`;

/** Latin letters of reference numbers and their Ethiopic equivalents. */
const ethiopicLetters: Readonly<Record<string, string>> = {
  A: 'አ',
  B: 'ባ',
  C: 'ከ',
  D: 'ዳ',
  E: 'ኢ',
  F: 'ፋ',
  G: 'ጌ',
  H: 'ሆ',
  I: 'ኢ',
  J: 'ጅ',
  K: 'ከ',
  L: 'ለ',
  M: 'መ',
  N: 'ነ',
  O: 'ኦ',
  P: 'ፕ',
  R: 'ር',
  S: 'ስ',
  T: 'ት',
  U: 'ዩ',
  W: 'ው',
  Y: 'የ',
  Z: 'ዞ',
};

function numberOf({ buyer, number }: TenderFacts, { language, way }: Printing): string | null {
  if (!number) return null;
  const [running, year] = number;
  const inScript = (language === 'am' || language === 'ti') && way === 0;
  const letters = inScript
    ? [...buyer.letters].map((letter) => ethiopicLetters[letter] ?? letter).join('')
    : buyer.letters;
  return `${letters}/${way === 0 ? String(running).padStart(3, '0') : String(running).padStart(2, '0')}/${year}`;
}

/** Doubles or drops a letter of some words, never a figure. */
function withFaults(text: string, random: Random): string {
  return text.replace(/\p{L}{7,}/gu, (word) => {
    if (!random.chance(0.06)) return word;
    const at = random.int(4, word.length - 2);
    return random.chance(0.5)
      ? word.slice(0, at) + word.slice(at + 1)
      : word.slice(0, at) + word.charAt(at) + word.slice(at);
  });
}

export function printNotice(id: string, facts: TenderFacts, printing: Printing, random: Random): PrintedNotice {
  const { language, style, way, kind } = printing;
  const { buyer, quantity, lot, closesOn, hour, minute } = facts;
  const wordings = facts.object[language];
  const named = wordings[way] ?? wordings[0] ?? '';
  const counted = quantity === null ? named : language === 'en' ? `${quantity} ${named}` : `${named} ${quantity}`;
  const opensAt = hour * 60 + minute + 30;
  const words: Words = {
    buyer: buyer[language],
    town: buyer.town[language],
    object: counted,
    number: printing.givesNumber ? numberOf(facts, printing) : null,
    lot: lot === null ? null : String(lot),
    closes: printedTime(closesOn, hour, minute, language, way),
    opens: printedTime(closesOn, Math.floor(opensAt / 60), opensAt % 60, language, way),
    bond: grouped(facts.bond, way),
    price: grouped(facts.price, 1 - way),
    phones: facts.phones.map((phone) => phoneAs(phone, way)).join(' / '),
    room: facts.room,
  };
  const text = kind === 'extension' ? extensions[language](words) : styles[language][style](words);
  const lines = text.split('\n').filter(Boolean).join('\n');
  return {
    id,
    tender: facts.tender,
    text: printing.hasTypingFaults ? withFaults(lines, random) : lines,
    published_on: printing.publishedOn,
  };
}
