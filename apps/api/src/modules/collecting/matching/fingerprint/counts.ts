const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|መስከረም|ጥቅምት|ህዳር|ሕዳር|ታህሳስ|ታሕሳስ|ጥር|የካቲት|መጋቢት|ሚያዝያ|ሚያዚያ|ግንቦት|ሰኔ|ሀምሌ|ሐምሌ|ነሀሴ|ነሐሴ|ጳጉሜ|fulbaana|onkololeessa|sadaasa|muddee|amajjii|guraandhala|bitootessa|ebla|caamsaa|waxabajjii|adoolessa|hagayya';
const days = `(?<!\\p{L})(?:${months})\\.?\\s*\\d{1,2}(?![\\d,.]\\d)|\\d{1,2}\\s*(?:${months}|ቀን)(?!\\p{L})`;

/** Figures that are no counts: phones, reference numbers, days, hours, percentages, amounts of birr. */
const others = new RegExp(
  `${days}|${
    /\+?\d[\d ()-]{7,}\d|(?<![\p{L}\d.])(?:[\p{L}\d.]+[/-]){1,6}[\p{L}\d]*\d[\p{L}\d]*|\d+:\d\d|(?<!\p{L})[በለከየብ]?(?:no|nr|room|box|lakk|ቁጥር|ቁጽሪ|ቁ|kebele|woreda|ganda|aanaa|ቀበሌ|ወረዳ|grade|class|level|category|sadarkaa|ደረጃ|ብርኪ|wwdc|[gb]c)\.?\s*\d+|[a-z]\d+(?![\d,.])|\d+(?:\.\d+)?\s*%|(?:birr|etb|usd|ብር|ዶላር|qarshii|ቅርሺ|መነሻ(?:\s*ዋጋ)?|floor price|starting price)\s*[\d,.]+|[\d,.]+\s*(?:birr|etb|usd|ብር|ዶላር|qarshii|ቅርሺ)/u
      .source
  }`,
  'gu',
);

/** Smaller figures are often days of the month, hours or rooms. */
const smallest = 32;

/** The years of tenders, in both calendars. */
const isYear = (value: number): boolean => value > 2004 && value < 2028;

const figure = /\d+(?:[.,]\d+)*/g;

export const figuresIn = (folded: string): number[] =>
  (folded.replace(others, ' ; ').match(figure) ?? []).map((each) => Number(each.replaceAll(',', '')));

/** Finds counts in a title or at the beginning of a text. */
export const smallCountsIn = (folded: string): ReadonlySet<number> =>
  new Set(figuresIn(folded).filter((value) => value > 1 && !isYear(value)));

/**
 * Finds counts and other figures that do not depend on the language: those of the title, and larger ones of the text.
 */
export const countsIn = (figures: readonly number[], inTitle: ReadonlySet<number>): ReadonlySet<number> =>
  new Set([...inTitle, ...figures.filter((value) => value >= smallest && !isYear(value))]);
