import type { LanguageCode } from '@awaj/demo-data/languages';
import type { Printing } from './facts.ts';

/** The parts of a printed notice in its language. */
export interface Words {
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

/** Notices of tenders. */
export const styles: Readonly<Record<LanguageCode, Readonly<Record<Printing['style'], Style>>>> = {
  en: english,
  am: amharic,
  om: oromo,
  ti: tigrinya,
};

/** Notices that extend a deadline. */
export const extensions: Readonly<Record<LanguageCode, Style>> = {
  en: ({ buyer, object, number, closes, phones }) =>
    `EXTENSION OF BID CLOSING DATE\n${buyer} announced a tender ${line('No. ', number, ' ')}for the supply of ${object}. The closing date of the bid has been extended to ${closes}. Tel. ${phones}`,
  am: ({ buyer, object, number, closes, phones }) =>
    `የጨረታ ጊዜ ማራዘሚያ ማስታወቂያ\n${buyer} ${line('በጨረታ ቁጥር ', number, ' ')}${object} ለመግዛት ያወጣው ጨረታ የመዝጊያ ጊዜ እስከ ${closes} መራዘሙን ያሳውቃል። ስልክ ${phones}`,
  om: ({ buyer, object, number, closes, phones }) =>
    `BEEKSISA YEROO DHEERESSUU\n${buyer} caalbaasii ${line('lakk. ', number, ' ')}${object} bituuf baase guyyaan cufiinsaa hanga ${closes} dheereffamuu isaa ni beeksisa. Bilbila ${phones}`,
  ti: ({ buyer, object, number, closes, phones }) =>
    `ምልክታ ምንዋሕ ግዜ ጨረታ\n${buyer} ${line('ብቁፅሪ ጨረታ ', number, ' ')}${object} ንምግዛእ ዘውፅኦ ጨረታ ክሳብ ${closes} ከም ዝተናውሐ የፍልጥ። ስልኪ ${phones}`,
};
