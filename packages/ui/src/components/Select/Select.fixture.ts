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

export const { all: _, ...withoutAll } = amharic;

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
