/** Figures that are no counts: phones, reference numbers, days, hours, percentages, amounts of birr. */
const others =
  /\+?\d[\d ()-]{7,}\d|(?<![\p{L}\d.])(?:[\p{L}\d.]+[/-]){1,6}[\p{L}\d]*\d[\p{L}\d]*|\d+:\d\d|(?<!\p{L})[በለከየብ]?(?:no|nr|room|box|lakk|ቁጥር|ቁጽሪ|ቁ|kebele|woreda|ganda|aanaa|ቀበሌ|ወረዳ|grade|class|level|category|sadarkaa|ደረጃ|ብርኪ|wwdc|[gb]c)\.?\s*\d+|[a-z]\d+(?![\d,.])|\d+(?:\.\d+)?\s*%|(?:birr|etb|ብር|qarshii|ቅርሺ)\s*[\d,.]+|[\d,.]+\s*(?:birr|etb|ብር|qarshii|ቅርሺ)/gu;

/** Smaller figures are often days of the month, hours or rooms. */
const smallest = 32;

const isYear = (value: number): boolean => value > 1990 && value < 2031;

const figure = /\d+(?:[.,]\d+)*/g;

const figuresIn = (folded: string): number[] =>
  (folded.replace(others, ' ; ').match(figure) ?? []).map((each) => Number(each.replaceAll(',', '')));

/** Finds counts in a title or at the beginning of a text. */
export const smallCountsIn = (folded: string): ReadonlySet<number> =>
  new Set(figuresIn(folded).filter((value) => value > 1 && !isYear(value)));

/**
 * Finds counts and other figures that do not depend on the language: those of the title, and larger ones of the text.
 */
export function countsIn(folded: string, inTitle: ReadonlySet<number>): ReadonlySet<number> {
  const inText = figuresIn(folded).filter((value) => value >= smallest);
  return new Set([...inTitle, ...inText.filter((value) => !isYear(value))]);
}
