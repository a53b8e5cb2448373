import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

const closedDays = (countsSaturdays: boolean, holidays: readonly string[]): string => {
  const weekend = countsSaturdays ? ['እሑድ'] : ['ቅዳሜ', 'እሑድ'];
  const named = holidays.length === 1 ? 'አንድ የበዓል ቀን' : `${holidays.length} የበዓል ቀናት`;
  const all = holidays.length > 0 ? [...weekend, `${named} (${holidays.join('፣ ')})`] : weekend;
  return all.length > 1 ? `${all.slice(0, -1).join('፣ ')} እና ${all.at(-1)} ሳይቆጠሩ` : `${all.join()} ሳይቆጠር`;
};

export const words: Translation<typeof english> = {
  about: (date) => `${date} ገደማ`,
  workingDays: (count, from, countsSaturdays, holidays) =>
    `ከ${from} ጀምሮ ${count === 1 ? '1 የሥራ ቀን' : `${count} የሥራ ቀናት`}፣ ${
      countsSaturdays ? 'ቅዳሜ ተቆጥሮ፣ ' : ''
    }${closedDays(countsSaturdays, holidays)}`,
  plainDays: (count, from) => `ከ${from} ጀምሮ ${count === 1 ? '1 ቀን' : `${count} ቀናት`}፣ የእረፍትና የበዓል ቀናትን ጨምሮ`,
  estimated: (count, lastPrinted) =>
    `የመዝጊያ ቀን አልተጠቀሰም። ማስታወቂያው ለመጨረሻ ጊዜ ከታተመበት ከ${lastPrinted} በኋላ ${count} ቀናት ተገምቷል።`,
  moved: 'የመጨረሻው ቀን የሥራ ቀን ስላልሆነ ወደሚቀጥለው የሥራ ቀን ተላልፏል።',
  endOfDay: 'ሰዓት አልተጠቀሰም፤ እስከ ዕለቱ መጨረሻ ክፍት ነው።',
  originalWords: (text) => `በማስታወቂያው ላይ፦ «${text}»`,
  origin: 'ቀኑ የታወቀው፦',
  extended: (before, after, printedOn) => `በ${printedOn} በወጣው ማራዘሚያ ከ${before} ወደ ${after} ተላልፏል።`,
  extendedIn: (before, after, printedOn, source) =>
    `በ${printedOn} በ${source} በታተመው ማራዘሚያ ከ${before} ወደ ${after} ተላልፏል።`,
  extendedTo: (day) => `እስከ ${day} ተራዝሟል`,
  on: (day) => `በ${day}`,
  wasToClose: (date) => `ሊዘጋ የነበረው፦ ${date}`,
  closedAgo: (age) => `${age} ተዘግቷል`,
  steps: {
    title: 'የመዝጊያ ቀኑ አቆጣጠር',
    day: (number) => `${number}ኛ ቀን`,
    skipped: 'ያልተቆጠሩ',
    saturdays: (count) => `${count} ቅዳሜ`,
    sundays: (count) => `${count} እሑድ`,
    holidays: (count) => `${count} በዓል`,
    nothing: 'የለም',
    lastPrinted: 'ለመጨረሻ ጊዜ የታተመው',
    usual: 'የተለመደው የጊዜ ርዝመት',
    days: (count) => `${count} ቀን`,
    estimate: 'ግምት',
  },
  confidence: {
    certain: 'በማስታወቂያው ላይ የተገለጸ',
    likely: 'ከማስታወቂያው የተሰላ',
    estimated: 'የተገመተ',
  },
};
