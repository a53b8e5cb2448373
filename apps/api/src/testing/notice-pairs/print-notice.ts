import type { LanguageCode } from '@awaj/demo-data/languages';
import type { Random } from '@awaj/demo-data/prng';
import type { PrintedNotice, Printing, TenderFacts } from './facts.ts';
import { printedTime } from './printed-dates.ts';

/** The parts of a printed notice in its language. */
interface Words {
  buyer: string;
  town: string;
  object: string;
  number: string | null;
  lot: string | null;
  closes: string;
  opens: string;
  bond: string;
  price: string;
  phones: string;
  room: number;
}

type Style = (words: Words) => string;

const line = (before: string, value: string | null, after = ''): string =>
  value === null ? '' : `${before}${value}${after}`;

const english: Readonly<Record<Printing['style'], Style>> = {
  long: ({ buyer, town, object, number, lot, closes, opens, bond, price, phones, room }) => `INVITATION TO BID
${line('Bid No. ', number)}
${buyer} invites all eligible and interested bidders for the supply of ${object}${line(' (Lot ', lot, ')')}.
1. Bidders must have a renewed trade licence of the year, a TIN certificate and a VAT registration certificate.
2. The complete set of bidding documents can be bought for a non-refundable payment of Birr ${price} during office hours from room No. ${room}, ${town}.
3. Each bid must be accompanied by a bid security of Birr ${bond} in the form of a CPO or an unconditional bank guarantee.
4. Sealed bids must be delivered on or before ${closes} and will be opened on ${opens} in the presence of bidders who wish to attend.
5. The organisation reserves the right to reject any or all bids. Telephone: ${phones}`,
  short: ({ buyer, object, number, lot, closes, bond, price, phones }) =>
    `${buyer}${line(', tender ', number)}: wants to purchase ${object}${line(', Lot ', lot)}. Documents at ${price} birr. Bid bond: ${bond} birr. Deadline: ${closes}. Tel. ${phones}`,
  portal: ({
    buyer,
    object,
    number,
    lot,
    closes,
    opens,
    bond,
    price,
    phones,
    town,
  }) => `Title: ${object}${line(' Lot ', lot)}
${line('Reference number: ', number)}
Organisation: ${buyer}
Location: ${town}
Bid closing date: ${closes}
Bid opening date: ${opens}
Bid document price: ETB ${price}
Bid bond: ETB ${bond}
Phone: ${phones}`,
};

const amharic: Readonly<Record<Printing['style'], Style>> = {
  long: ({ buyer, object, number, lot, closes, opens, bond, price, phones, room, town }) => `የግልጽ ጨረታ ማስታወቂያ
${line('የጨረታ ቁጥር ', number)}
${buyer} ${object}${line(' (ሎት ', lot, ')')} በግልጽ ጨረታ አወዳድሮ መግዛት ይፈልጋል። በመሆኑም፦
1. በዘርፉ የታደሰ የንግድ ፈቃድ፣ የግብር ከፋይ መለያ ቁጥርና የተጨማሪ እሴት ታክስ ምዝገባ ያላቸው ተጫራቾች መወዳደር ይችላሉ።
2. የጨረታ ሰነዱን የማይመለስ ብር ${price} በመክፈል ${town} ከሚገኘው መሥሪያ ቤታችን ቢሮ ቁጥር ${room} መግዛት ይቻላል።
3. የጨረታ ማስከበሪያ ብር ${bond} በባንክ በተረጋገጠ ሲፒኦ ማቅረብ አለባቸው።
4. ጨረታው ${closes} ተዘግቶ ${opens} ይከፈታል።
5. መሥሪያ ቤቱ የተሻለ አማራጭ ካገኘ ጨረታውን በሙሉም ሆነ በከፊል የመሰረዝ መብቱ የተጠበቀ ነው። ስልክ ${phones}`,
  short: ({ buyer, object, number, lot, closes, bond, price, phones }) =>
    `${buyer} ${line('በጨረታ ቁጥር ', number, ' ')}${object}${line(' ሎት ', lot)} ግዥ ለመፈጸም ይፈልጋል። የሰነድ ዋጋ ብር ${price}፣ የጨረታ ማስከበሪያ ብር ${bond}፣ የሚዘጋበት ${closes}። ለበለጠ መረጃ ስልክ ${phones}`,
  portal: ({
    buyer,
    object,
    number,
    lot,
    closes,
    opens,
    bond,
    price,
    phones,
  }) => `የጨረታው ርዕስ፦ ${object}${line(' ሎት ', lot)}
${line('የጨረታ ቁጥር፦ ', number)}
ድርጅት፦ ${buyer}
የሚዘጋበት ቀን፦ ${closes}
የሚከፈትበት ቀን፦ ${opens}
የሰነድ ዋጋ፦ ${price} ብር
የጨረታ ማስከበሪያ፦ ${bond} ብር
ስልክ፦ ${phones}`,
};

const oromo: Readonly<Record<Printing['style'], Style>> = {
  long: ({ buyer, object, number, lot, closes, opens, bond, price, phones, room, town }) => `BEEKSISA CAALBAASII IFAA
${line('Lakk. caalbaasii ', number)}
${buyer} ${object}${line(' (Loottii ', lot, ')')} caalbaasii ifaan dorgomsiisee bituu barbaada. Kanaaf:
1. Hayyama daldalaa haaromfame, lakkoofsa eenyummaa kaffalaa gibiraa fi galmee VAT kan qaban dorgomuu ni danda’u.
2. Sanada caalbaasii qarshii ${price} kan hin deebine kaffaluun magaalaa ${town} waajjira lakk. ${room} irraa bitachuu ni dandeessu.
3. Kabachiisa caalbaasii qarshii ${bond} CPO baankiin mirkanaa’een dhiyeessuu qabu.
4. Caalbaasichi ${closes} irratti cufamee ${opens} irratti banama.
5. Waajjirichi caalbaasicha guutummaan ykn gartokkoon haquuf mirga qaba. Bilbila ${phones}`,
  short: ({ buyer, object, number, lot, closes, bond, price, phones }) =>
    `${buyer} ${line('lakk. caalbaasii ', number, ' ')}${object}${line(' Loottii ', lot)} bitachuu barbaada. Gatii sanadaa qarshii ${price}, kabachiisa caalbaasii qarshii ${bond}. Guyyaa cufiinsaa: ${closes}. Bilbila ${phones}`,
  portal: ({
    buyer,
    object,
    number,
    lot,
    closes,
    opens,
    bond,
    price,
    phones,
  }) => `Mata duree: Bittaa ${object}${line(' Loottii ', lot)}
${line('Lakkoofsa caalbaasii: ', number)}
Dhaabbata: ${buyer}
Guyyaa cufiinsaa: ${closes}
Guyyaa baniinsaa: ${opens}
Gatii sanadaa: qarshii ${price}
Kabachiisa caalbaasii: qarshii ${bond}
Bilbila: ${phones}`,
};

const tigrinya: Readonly<Record<Printing['style'], Style>> = {
  long: ({ buyer, object, number, lot, closes, opens, bond, price, phones, room, town }) => `ናይ ግልፂ ጨረታ ምልክታ
${line('ቁፅሪ ጨረታ ', number)}
${buyer} ${object}${line(' (ሎት ', lot, ')')} ብግልፂ ጨረታ ኣወዳዲሩ ክገዝእ ይደሊ። ስለዝኾነ፦
1. ዝተሓደሰ ንግዲ ፍቓድ፣ መለለዪ ቁፅሪ ከፋሊ ግብሪን ምዝገባ ቫትን ዘለዎም ተጫረትቲ ክወዳደሩ ይኽእሉ።
2. ሰነድ ጨረታ ዘይምለስ ብር ${price} ብምኽፋል ካብ ${town} ቢሮ ቁፅሪ ${room} ምግዛእ ይከኣል።
3. መትሓዚ ጨረታ ብር ${bond} ብባንኪ ዝተረጋገፀ ሲፒኦ ከቕርቡ ኣለዎም።
4. እቲ ጨረታ ${closes} ተዓፅዩ ${opens} ይኽፈት።
5. ቤት ዕዮና ነቲ ጨረታ ናይ ምስራዝ መሰል ኣለዎ። ስልኪ ${phones}`,
  short: ({ buyer, object, number, lot, closes, bond, price, phones }) =>
    `${buyer} ${line('ብቁፅሪ ጨረታ ', number, ' ')}${object}${line(' ሎት ', lot)} ክገዝእ ይደሊ። ዋጋ ሰነድ ብር ${price}፣ መትሓዚ ጨረታ ብር ${bond}፣ ዝዕፀወሉ ${closes}። ስልኪ ${phones}`,
  portal: ({
    buyer,
    object,
    number,
    lot,
    closes,
    opens,
    bond,
    price,
    phones,
  }) => `ርእሲ ጨረታ፦ ዕድጊ ${object}${line(' ሎት ', lot)}
${line('ቁፅሪ ጨረታ፦ ', number)}
ትካል፦ ${buyer}
ዝዕፀወሉ ዕለት፦ ${closes}
ዝኽፈተሉ ዕለት፦ ${opens}
ዋጋ ሰነድ፦ ${price} ብር
መትሓዚ ጨረታ፦ ${bond} ብር
ስልኪ፦ ${phones}`,
};

const styles: Readonly<Record<LanguageCode, Readonly<Record<Printing['style'], Style>>>> = {
  en: english,
  am: amharic,
  om: oromo,
  ti: tigrinya,
};

const extensions: Readonly<Record<LanguageCode, Style>> = {
  en: ({ buyer, object, number, closes, phones }) =>
    `EXTENSION OF BID CLOSING DATE\n${buyer} announced a tender ${line('No. ', number, ' ')}for the supply of ${object}. The closing date of the bid has been extended to ${closes}. Tel. ${phones}`,
  am: ({ buyer, object, number, closes, phones }) =>
    `የጨረታ ጊዜ ማራዘሚያ ማስታወቂያ\n${buyer} ${line('በጨረታ ቁጥር ', number, ' ')}${object} ለመግዛት ያወጣው ጨረታ የመዝጊያ ጊዜ እስከ ${closes} መራዘሙን ያሳውቃል። ስልክ ${phones}`,
  om: ({ buyer, object, number, closes, phones }) =>
    `BEEKSISA YEROO DHEERESSUU\n${buyer} caalbaasii ${line('lakk. ', number, ' ')}${object} bituuf baase guyyaan cufiinsaa hanga ${closes} dheereffamuu isaa ni beeksisa. Bilbila ${phones}`,
  ti: ({ buyer, object, number, closes, phones }) =>
    `ምልክታ ምንዋሕ ግዜ ጨረታ\n${buyer} ${line('ብቁፅሪ ጨረታ ', number, ' ')}${object} ንምግዛእ ዘውፅኦ ጨረታ ክሳብ ${closes} ከም ዝተናውሐ የፍልጥ። ስልኪ ${phones}`,
};

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
