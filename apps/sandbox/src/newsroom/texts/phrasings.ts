import { amharic } from './amharic.ts';
import { english } from './english.ts';
import { oromo } from './oromo.ts';
import type { Language, Phrasing } from './phrasing.ts';
import { tigrinya } from './tigrinya.ts';

export const phrasings: Readonly<Record<Language, Phrasing>> = {
  am: amharic,
  en: english,
  om: oromo,
  ti: tigrinya,
};

/** The winners of tenders whose result is published. */
export const winners: Readonly<Record<Language, string>> = {
  am: 'ሰላም ጠቅላላ ንግድ ኃ/የተ/የግ/ማ',
  en: 'Selam General Trading PLC',
  om: 'Dhaabbata Daldala Waliigalaa Salaam',
  ti: 'ሰላም ጠቕላላ ንግዲ ሓ/ዝተ/ው/ማ',
};
