export const englishMonths: readonly string[] =
  'january february march april may june july august september october november december'.split(' ');

export const shortEnglishMonths: readonly string[] = englishMonths.map((name) => name.slice(0, 3));
