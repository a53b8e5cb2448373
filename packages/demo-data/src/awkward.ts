import { element, list, table } from './html.ts';
import { languageId } from './languages.ts';
import type { DemoTender } from './tender.ts';

interface AwkwardCase {
  /** The tender that gets it. The lowest ids are the oldest notices, so the first pages stay presentable. */
  id: number;
  what: string;
  change: Partial<DemoTender>;
}

const rightToLeftMark = '\u200f';

/** The replaced notice may be in another language, so its words about the deadline are dropped. */
const noRule = { alternativeOpenText: null, alternativeCloseText: null };

/**
 * Legal data that breaks careless layouts and parsers. Beside these tenders: company 18 has quotation marks in its name,
 * companies 14, 17, 25 and 29 an ampersand, company 26 no logo, 7 and 14 a nearly white brand colour, 12 a nearly black one.
 */
export const awkwardCases: readonly AwkwardCase[] = [
  {
    id: 1,
    what: 'a title that is one unbroken word of 120 letters, and the same word in the content',
    change: english({
      title: `Supply of ${'polyvinylchloride'.repeat(6)}pipe fittings`,
      contentHtml: element('p', `Material: ${'polyvinylchloride'.repeat(12)}`),
      snippet: `The buyer invites bids for ${'polyvinylchloride'.repeat(6)}pipe fittings.`,
    }),
  },
  {
    id: 2,
    what: 'a table of nine columns',
    change: english({
      title: 'Supply of laboratory equipment in nine lots with delivery schedule',
      contentHtml: element('p', 'The delivery schedule is given below.') + nineColumns(),
      snippet:
        'Eligible bidders are invited to supply laboratory equipment in several lots. The delivery schedule is part of the notice.',
    }),
  },
  {
    id: 3,
    what: 'almost no content',
    change: amharic({
      title: 'የጨረታ ማስታወቂያ፦ የተለያዩ ዕቃዎች ግዥ',
      contentHtml: element('p', 'ዝርዝሩን ከጽሕፈት ቤቱ ማግኘት ይቻላል።'),
      snippet: 'ዝርዝሩን ከጽሕፈት ቤቱ ማግኘት ይቻላል።',
    }),
  },
  {
    id: 4,
    what: 'quotation marks, ampersands and angle brackets in title, snippet and content',
    change: english({
      title: `Supply of "A4 & A3" paper, <80 gsm> & toner: 'original' only`,
      contentHtml:
        element('p', `The paper must be marked "A4 & A3" and <80 gsm>; 'compatible' toner is refused.`) +
        list('ul', ['Price < market & "firm"', `Bidder's stamp`]),
      snippet: `The buyer invites bids for "A4 & A3" paper and 'original' toner.`,
    }),
  },
  {
    id: 5,
    what: 'right-to-left marks and Arabic letters in the title',
    change: english({
      title: `Printing of school books in Arabic (${rightToLeftMark}كتب مدرسية${rightToLeftMark}) for public schools`,
      snippet: `Eligible printers are invited to bid for school books in Arabic (${rightToLeftMark}كتب مدرسية${rightToLeftMark}).`,
    }),
  },
  {
    id: 6,
    what: 'the letter ዐ typed for the digit 0, :: for the full stop and ፡ between words',
    change: amharic({
      title: 'የጽሕፈት፡መሣሪያዎችና፡የቢሮ፡ዕቃዎች፡ግዥ፡የጨረታ፡ማስታወቂያ',
      contentHtml: element('p', 'ጨረታው ከወጣበት ቀን ጀምሮ ለ2ዐ ተከታታይ ቀናት ክፍት ነው:: የሰነዱ ዋጋ ብር 1ዐዐ ነው::'),
      snippet: 'የጽሕፈት መሣሪያዎችና የቢሮ ዕቃዎች ለመግዛት ተጫራቾች ተጋብዘዋል::',
      alternativeCloseText: 'ከወጣበት ቀን ጀምሮ ለ2ዐ ተከታታይ ቀናት',
      alternativeOpenText: 'በ21ኛው ቀን ከረፋዱ 4:3ዐ ሰዓት',
    }),
  },
  {
    id: 7,
    what: 'neither dates nor prices',
    change: {
      opensAt: null,
      closesAt: null,
      alternativeOpenText: null,
      alternativeCloseText: null,
      documentPriceSantim: null,
      bondSantim: null,
    },
  },
  {
    id: 8,
    what: 'very large and very small amounts of money',
    change: { documentPriceSantim: 50, bondSantim: 12_345_678_901 },
  },
];

function english(change: Partial<DemoTender>): Partial<DemoTender> {
  return { ...noRule, ...change, languageId: languageId.en };
}

function amharic(change: Partial<DemoTender>): Partial<DemoTender> {
  return { ...noRule, ...change, languageId: languageId.am };
}

function nineColumns(): string {
  const head = [
    'Lot',
    'Item',
    'Specification',
    'Unit',
    'Quantity',
    'First delivery',
    'Second delivery',
    'Site',
    'Bid security',
  ];
  const rows = Array.from({ length: 9 }, (_, index) => [
    String(index + 1),
    'Binocular microscope',
    '4x to 100x objectives, LED illumination, 230 V',
    'piece',
    String((index + 1) * 12),
    '30 days after signing',
    '60 days after signing',
    'Central store, Building B',
    '15,000.00',
  ]);
  return table(head, rows);
}
