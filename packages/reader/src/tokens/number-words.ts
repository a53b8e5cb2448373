import { entriesOf, type LexiconEntry } from './lexicon.ts';
import type { Meaning } from './token.ts';

/** Numbers in words by language. Each row has a value and its words. */
const rows: readonly (readonly [value: number, forms: string])[] = [
  [1, '^አንድ$ one tokko tokkoo tokkotti tokkootti ^ሓደ$ ^ሓደን$'],
  [2, '^ሁለት$ two lama lamaa lamaan lamaaf lamatti lamaatti ^ክልተ$ ^ክልተን$'],
  [3, '^ሶስት$ ^ሦስት$ three sadii sadi sadiif sadiitti ^ሰለስተ$ ^ሰለስተን$'],
  [4, '^አራት$ four afur afurii afuriif afuritti afuriitti ^ኣርባዕተ$ ^ኣርባዕተን$'],
  [5, '^አምስት$ five shan shanii shaniif shanitti shaniitti ^ሓሙሽተ$ ^ሓሙሽተን$'],
  [6, "^ስድስት$ six ja'a jaha jahaa ja'aa ja'aaf jahaaf jahatti jahaatti ja'atti ^ሽድሽተ$ ^ሹድሽተ$ ^ሽድሽተን$ ^ሹድሽተን$"],
  [7, '^ሰባት$ seven torba torbaa torbaaf torbatti torbaatti ^ሸውዓተ$ ^ሾብዓተ$ ^ሸውዓተን$ ^ሾብዓተን$'],
  [8, '^ስምንት$ eight saddeet saddeeti saddeetii saddeetiif saddeetitti saddeettitti ^ሸሞንተ$ ^ሾሞንተ$ ^ሸሞንተን$ ^ሾሞንተን$'],
  [9, '^ዘጠኝ$ nine sagal sagali sagalii sagaliif sagalitti sagaliitti ^ትሽዓተ$ ^ትሽዓተን$'],
  [10, '^አስር$ ^አሥር$ ten kudhan kudhanii kudhaniif kudhanitti kudhaniitti ^ዓሰርተ$'],
  [10, '^አስራ ^አሥራ kudha'],
  [11, 'eleven'],
  [12, 'twelve'],
  [13, 'thirteen'],
  [14, 'fourteen'],
  [15, 'fifteen'],
  [16, 'sixteen'],
  [17, 'seventeen'],
  [18, 'eighteen'],
  [19, 'nineteen'],
  [20, '^ሃያ twenty digdama digdamii ^ዕስራ$ ^ዒስራን ^ዕስራን ^ዒስራ$'],
  [30, '^ሰላሳ thirty soddoma soddomii ^ሰላሳን'],
  [40, '^አርባ$ forty fourty afurtama afurtamii ^ኣርብዓ$ ^ኣርብዓን'],
  [45, '^አርባ_አምስት$'],
  [50, '^ሃምሳ ^አምሳ fifty shantama shantamii ^ሓምሳ'],
  [60, "^ስልሳ ^ስድሳ sixty ja'atama jaatama ^ሱሳ$ ^ስሳ$"],
  [70, '^ሰባ$ seventy torbaatama ^ሰብዓ$'],
  [80, '^ሰማንያ ^ሰማኒያ eighty saddeettama ^ሰማንያን'],
  [90, '^ዘጠና ninety sagaltama ^ቴስዓ$ ^ተስዓ$'],
  [100, '^መቶ$ hundred ^ሚእቲ$ ^ሚኢቲ$ ^ሚእትን$ ^ሚኢትን$'],
  [1000, '^ሺህ$ ^ሺ$ ^ሽህ$ thousand ^ሽሕ$ ^ሽሕን$'],
  [1_000_000, '^ሚሊዮን$ ^ሚልዮን$ ^ሚሊየን$ million ^ሚልዮን$'],
];

const ordinalRows: typeof rows = [
  [1, 'first tokkoffaa*'],
  [2, 'second lammaffaa*'],
  [3, '^ሶስተኛ ^ሦስተኛ third sadaffaa* sadaaffaa* ^ሳልሳይ'],
  [4, '^አራተኛ fourth arfaffaa* afraffaa* afuraffaa* ^ራብዓይ'],
  [5, '^አምስተኛ fifth shanaffaa* ^ሓሙሻይ ^ሓምሻይ'],
  [6, "^ስድስተኛ sixth jahaffaa* ja'affaa* ^ሻድሻይ"],
  [7, '^ሰባተኛ seventh torbaffaa* ^ሻውዓይ ^ሻብዓይ'],
  [8, '^ስምንተኛ eighth saddeettaffaa* saddeetaffaa* ^ሻምናይ'],
  [9, '^ዘጠነኛ ninth sagalaffaa* ^ታሽዓይ'],
  [10, '^አስረኛ ^አሥረኛ tenth kudhaffaa* kurnaffaa* kudhanaffaa* ^ዓስራይ'],
  [11, '^አስራ_አንደኛ eleventh'],
  [12, '^አስራ_ሁለተኛ twelfth'],
  [13, '^አስራ_ሶስተኛ thirteenth'],
  [14, '^አስራ_አራተኛ fourteenth'],
  [15, '^አስራ_አምስተኛ fifteenth'],
  [16, '^አስራ_ስድስተኛ sixteenth'],
  [17, '^አስራ_ሰባተኛ seventeenth'],
  [18, '^አስራ_ስምንተኛ eighteenth'],
  [19, '^አስራ_ዘጠነኛ nineteenth'],
  [20, '^ሃያኛ twentieth digdamaffaa* digdammaffaa*'],
  [21, '^ሃያ_አንደኛ twenty_first'],
  [22, '^ሃያ_ሁለተኛ twenty_second'],
  [25, '^ሃያ_አምስተኛ twenty_fifth'],
  [28, '^ሃያ_ስምንተኛ twenty_eighth'],
  [30, '^ሰላሳኛ thirtieth soddomaffaa'],
  [31, '^ሰላሳ_አንደኛ thirty_first'],
];

/** Afaan Oromo puts the scale before its number: dhibba lama, kuma digdama. */
const scalesFirst: typeof rows = [
  [100, 'dhibba dhibbaa'],
  [1000, 'kuma kumaa'],
  [1_000_000, 'miliyoona miiliyoona'],
];

type NumberWord = Extract<Meaning, { kind: 'numberWord' }>;

const wordsOf = (table: typeof rows, kind: Pick<NumberWord, 'isOrdinal' | 'isScaleFirst'>): LexiconEntry[] =>
  table.flatMap(([value, forms]) => entriesOf({ kind: 'numberWord', value, ...kind }, forms));

export const numberWords: readonly LexiconEntry[] = [
  ...wordsOf(rows, { isOrdinal: false, isScaleFirst: false }),
  ...wordsOf(ordinalRows, { isOrdinal: true, isScaleFirst: false }),
  ...wordsOf(scalesFirst, { isOrdinal: false, isScaleFirst: true }),
];

type Word = Pick<NumberWord, 'value' | 'isScaleFirst'>;

/** Adds a ten and a one below a hundred. Null if they do not form a number. */
function sumOfUnits(values: readonly number[]): number | null {
  const [first = 0, second, ...more] = values;
  if (second === undefined) return first;
  return more.length === 0 && first >= 10 && first % 10 === 0 && second < 10 ? first + second : null;
}

/** kuma digdama fi dhibba shan: each scale applies to the number after it. */
function sumScaleFirst(words: readonly Word[]): number | null {
  let total = 0;
  let scale = 1;
  let units: number[] = [];
  for (const { value, isScaleFirst } of [...words, { value: 0, isScaleFirst: true }]) {
    if (!isScaleFirst) {
      units.push(value);
      continue;
    }
    // kuma dhibba tokko is a hundred thousand.
    if (units.length === 0 && scale > 1 && value > 0) {
      scale *= value;
      continue;
    }
    const sum = units.length === 0 && scale > 1 ? 1 : sumOfUnits(units);
    if (sum === null) return null;
    total += sum * scale;
    scale = value;
    units = [];
  }
  return total;
}

/** fifty thousand, one hundred and five: each scale applies to the number before it. */
function sumScaleLast(words: readonly Word[]): number | null {
  let total = 0;
  let hundreds = 0;
  let units: number[] = [];
  for (const { value } of words) {
    if (value < 100) {
      units.push(value);
      continue;
    }
    const sum = sumOfUnits(units);
    if (sum === null) return null;
    if (value === 100) hundreds = (sum || 1) * 100;
    else {
      total += (hundreds + sum || 1) * value;
      hundreds = 0;
    }
    units = [];
  }
  const rest = sumOfUnits(units);
  return rest === null ? null : total + hundreds + rest;
}

/** No number has more words. Longer runs are lists. */
export const mostNumberWords = 20;

/** Returns the number that words form together. "One five hundred" is none. */
export const sumOfWords = (words: readonly Word[]): number | null =>
  words.some(({ isScaleFirst }) => isScaleFirst) ? sumScaleFirst(words) : sumScaleLast(words);
