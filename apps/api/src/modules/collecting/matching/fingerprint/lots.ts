const lot =
  /(?<!\p{L})(?:lo+t+i*|ሎት|ምድብ)\s*(?:no\.?|number|lakk\.?|ቁጥር|ቁ\.?)?\s*[-:.#]?\s*(\d{1,3}|[ivx]{1,4}|[a-h]|[ሀ-ፚ]{2,4}|one|two|three|four|five|six)(?![\p{L}\d])/gu;

const numerals: Readonly<Record<string, string>> = {
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  v: '5',
  vi: '6',
  vii: '7',
  viii: '8',
  ix: '9',
  x: '10',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  አንድ: '1',
  ሁለት: '2',
  ሶስት: '3',
  አራት: '4',
  አምስት: '5',
  ስድስት: '6',
  a: '1',
  b: '2',
  c: '3',
  d: '4',
  e: '5',
  f: '6',
  g: '7',
  h: '8',
};

/** Finds the lots of a notice, in any kind of numerals. */
export const lotsIn = (folded: string): ReadonlySet<string> =>
  new Set(
    [...folded.matchAll(lot)].flatMap(([, written = '']) => {
      const figure = /^\d/.test(written) ? String(Number(written)) : numerals[written];
      return figure ? [figure] : [];
    }),
  );
