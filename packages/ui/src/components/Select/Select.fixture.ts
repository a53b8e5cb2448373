import type { SelectProps } from './Select.tsx';

export const regions = [
  'Addis Ababa',
  'Afar',
  'Amhara',
  'Benishangul-Gumuz',
  'Dire Dawa',
  'Gambela',
  'Harari',
  'Oromia',
];
const amharicRegions = ['አዲስ አበባ', 'አፋር', 'አማራ', 'ቤኒሻንጉል ጉሙዝ', 'ድሬዳዋ', 'ጋምቤላ', 'ሐረሪ', 'ኦሮሚያ'];
export const optionsOf = (names: string[]) => names.map((label, place) => ({ value: `${place + 1}`, label }));

export const amharic: Partial<SelectProps> = {
  label: 'ክልል',
  all: 'ሁሉም ክልሎች',
  empty: 'ምንም ክልል የለም',
  options: optionsOf(amharicRegions),
};

const { all: _, ...others } = amharic;
export const withoutAll = others;

const under = (group: string, first: number, labels: string[]) =>
  labels.map((label, place) => ({ value: `${first + place}`, label, group }));

export const grouped = [
  ...under('Cities', 1, ['Addis Ababa', 'Dire Dawa']),
  ...under('Regional states', 3, ['Afar', 'Amhara', 'Benishangul-Gumuz', 'Gambela', 'Harari', 'Oromia']),
];
export const groupedInAmharic = [
  ...under('ከተሞች', 1, ['አዲስ አበባ', 'ድሬዳዋ']),
  ...under('ክልሎች', 3, ['አፋር', 'አማራ', 'ቤኒሻንጉል ጉሙዝ', 'ጋምቤላ', 'ሐረሪ', 'ኦሮሚያ']),
];

/** Two options with the same name. */
export const withHints = [
  { value: '1', label: 'Ayat Construction', hint: 'Addis Ababa' },
  { value: '2', label: 'Ayat Construction', hint: 'Bahir Dar' },
  { value: '3', label: 'Blue Nile Trading', hint: 'Bahir Dar' },
];
export const withHintsInAmharic = [
  { value: '1', label: 'አያት ግንባታ', hint: 'አዲስ አበባ' },
  { value: '2', label: 'አያት ግንባታ', hint: 'ባሕር ዳር' },
  { value: '3', label: 'ዓባይ ንግድ', hint: 'ባሕር ዳር' },
];

export const companies = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_company, place) => `${word} ${place + 1}`);

export const hundredsInAmharic = optionsOf(companies('ድርጅት', 300));

export const longNames = [
  'Building construction, rehabilitation and maintenance of roads, bridges and railway structures',
  'Ethiopian-Electric-Power-Substation-Construction-and-Rehabilitation-Directorate',
];

export const amharicLongNames = [
  'የሕንፃ ግንባታ፣ የመንገድ፣ የድልድይና የባቡር መስመር መሠረተ ልማት እድሳትና ጥገና ሥራዎች',
  'የኢትዮጵያ ኤሌክትሪክ ኃይል ማከፋፈያ ጣቢያዎች',
];
