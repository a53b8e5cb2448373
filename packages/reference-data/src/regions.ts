/**
 * The twelve regional states and two cities. `aliases` are other spellings, as found in notices and data, in any
 * script.
 */
export const regions = [
  {
    id: 1,
    slug: 'addis-ababa',
    names: { en: 'Addis Ababa', am: 'አዲስ አበባ', om: 'Finfinnee', ti: 'ኣዲስ ኣበባ' },
    aliases: [
      'Addis Abeba',
      'Adis Abeba',
      'Addis',
      'AA',
      'A.A.',
      'Finfine',
      'Finfinne',
      'አ.አ',
      'አ/አ',
      'አዲስ አበባ ከተማ አስተዳደር',
    ],
  },
  {
    id: 2,
    slug: 'afar',
    names: { en: 'Afar', am: 'አፋር', om: 'Affaar', ti: 'ዓፋር' },
    aliases: ['Afar Region', 'Affar', 'አፋር ክልል'],
  },
  {
    id: 3,
    slug: 'amhara',
    names: { en: 'Amhara', am: 'አማራ', om: 'Amaara', ti: 'ኣምሓራ' },
    aliases: ['Amhara Region', 'ANRS', 'Amara', 'አማራ ክልል', 'አብክመ'],
  },
  {
    id: 4,
    slug: 'benishangul-gumuz',
    names: { en: 'Benishangul-Gumuz', am: 'ቤኒሻንጉል ጉሙዝ', om: 'Beenishaangul Gumuz', ti: 'ቤኒሻንጉል ጉሙዝ' },
    aliases: ['Benishangul', 'Benshangul Gumuz', 'Beneshangul-Gumuz', 'ቤንሻንጉል ጉሙዝ', 'ቤኒሻንጉል', 'ቤኒሻንጉል ጉሙዝ ክልል'],
  },
  {
    id: 5,
    slug: 'central-ethiopia',
    names: { en: 'Central Ethiopia', am: 'ማዕከላዊ ኢትዮጵያ', om: 'Itoophiyaa Giddugaleessaa', ti: 'ማእከላይ ኢትዮጵያ' },
    aliases: ['Central Ethiopia Region', 'Central Ethiopia Regional State', 'ማዕከላዊ ኢትዮጵያ ክልል'],
  },
  {
    id: 6,
    slug: 'dire-dawa',
    names: { en: 'Dire Dawa', am: 'ድሬዳዋ', om: 'Dirree Dhawaa', ti: 'ድሬዳዋ' },
    aliases: ['Diredawa', 'Dire-Dawa', 'Dire Dawa City Administration', 'ድሬ ዳዋ', 'ድሬደዋ', 'ድሬዳዋ አስተዳደር'],
  },
  {
    id: 7,
    slug: 'gambela',
    names: { en: 'Gambela', am: 'ጋምቤላ', om: 'Gaambeellaa', ti: 'ጋምቤላ' },
    aliases: ['Gambella', 'Gambela Peoples', 'Gambella Region', 'ጋምቤላ ክልል'],
  },
  {
    id: 8,
    slug: 'harari',
    names: { en: 'Harari', am: 'ሐረሪ', om: 'Hararii', ti: 'ሓረሪ' },
    aliases: ['Harar', 'Hareri', 'Harari People', 'ሐረሪ ክልል', 'ሐረር'],
  },
  {
    id: 9,
    slug: 'oromia',
    names: { en: 'Oromia', am: 'ኦሮሚያ', om: 'Oromiyaa', ti: 'ኦሮሚያ' },
    aliases: ['Oromiya', 'Oromia Region', 'Naannoo Oromiyaa', 'ኦሮሚያ ክልል', 'ኦሮምያ'],
  },
  {
    id: 10,
    slug: 'sidama',
    names: { en: 'Sidama', am: 'ሲዳማ', om: 'Sidaama', ti: 'ሲዳማ' },
    aliases: ['Sidama Region', 'Sidaamu', 'ሲዳማ ክልል'],
  },
  {
    id: 11,
    slug: 'somali',
    names: { en: 'Somali', am: 'ሶማሌ', om: 'Somaalee', ti: 'ሶማሌ' },
    aliases: ['Somali Region', 'Ethiopian Somali', 'Ethio Somali', 'Somale', 'ሶማሌ ክልል', 'ኢትዮ ሶማሌ', 'ሱማሌ'],
  },
  {
    id: 12,
    slug: 'south-ethiopia',
    names: { en: 'South Ethiopia', am: 'ደቡብ ኢትዮጵያ', om: 'Itoophiyaa Kibbaa', ti: 'ደቡብ ኢትዮጵያ' },
    aliases: ['South Ethiopia Region', 'Southern Ethiopia', 'South Ethiopia Regional State', 'ደቡብ ኢትዮጵያ ክልል'],
  },
  {
    id: 13,
    slug: 'south-west-ethiopia',
    names: {
      en: "South West Ethiopia Peoples'",
      am: 'ደቡብ ምዕራብ ኢትዮጵያ ሕዝቦች',
      om: 'Ummattoota Kibba Lixa Itoophiyaa',
      ti: 'ህዝብታት ደቡብ ምዕራብ ኢትዮጵያ',
    },
    aliases: [
      'South West Ethiopia',
      'Southwest Ethiopia',
      "South West Ethiopia Peoples' Region",
      'ደቡብ ምዕራብ ኢትዮጵያ',
      'ደቡብ ምዕራብ ክልል',
    ],
  },
  {
    id: 14,
    slug: 'tigray',
    names: { en: 'Tigray', am: 'ትግራይ', om: 'Tigraay', ti: 'ትግራይ' },
    aliases: ['Tigrai', 'Tigray Region', 'Tegray', 'ትግራይ ክልል'],
  },
] as const;

export type RegionSlug = (typeof regions)[number]['slug'];
