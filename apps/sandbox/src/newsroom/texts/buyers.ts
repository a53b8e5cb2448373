import type { Wording } from './phrasing.ts';

export interface Buyer {
  /** How the numbers of its tenders begin. */
  code: string;
  name: Wording;
  place: Wording;
  /** As papers print them. */
  phones: readonly string[];
}

/** None of these offices exists. */
export const buyers = {
  roads: {
    code: 'TRO',
    name: {
      am: 'የጣና ዙሪያ መንገዶች ጽ/ቤት',
      en: 'Tana Area Roads Office',
      om: 'Waajjira Daandiiwwan Naannoo Xaanaa',
      ti: 'ቤት ፅሕፈት መንገድታት ከባቢ ጣና',
    },
    place: { am: 'ባሕር ዳር', en: 'Bahir Dar', om: 'Baahir Daar', ti: 'ባህር ዳር' },
    phones: ['058 220 4517', '0918 34 71 02'],
  },
  water: {
    code: 'AWU',
    name: {
      am: 'የአዋሽ ውኃና ፍሳሽ አገልግሎት',
      en: 'Awash Water and Sewerage Utility',
      om: 'Tajaajila Bishaanii fi Dhangala’aa Awaash',
      ti: 'ኣገልግሎት ማይን ፍሳሽን ኣዋሽ',
    },
    place: { am: 'አዳማ', en: 'Adama', om: 'Adaamaa', ti: 'ኣዳማ' },
    phones: ['022 111 8340'],
  },
  hospital: {
    code: 'GRH',
    name: {
      am: 'የጊቤ ሪፈራል ሆስፒታል',
      en: 'Gibe Referral Hospital',
      om: 'Hospitaala Riferaalaa Gibee',
      ti: 'ሪፈራል ሆስፒታል ጊቤ',
    },
    place: { am: 'ጅማ', en: 'Jimma', om: 'Jimmaa', ti: 'ጅማ' },
    phones: ['047 111 6429', '0917 80 55 13'],
  },
  sugar: {
    code: 'DSF',
    name: { am: 'የደዴሳ ስኳር ፋብሪካ', en: 'Dedessa Sugar Factory', om: 'Warshaa Sukkaaraa Dhidheessaa', ti: 'ፋብሪካ ሽኮር ደዴሳ' },
    place: { am: 'ነቀምቴ', en: 'Nekemte', om: 'Naqamtee', ti: 'ነቀምቴ' },
    phones: ['057 661 2084'],
  },
  university: {
    code: 'SMU',
    name: {
      am: 'የሰሜን ተራሮች ዩኒቨርሲቲ',
      en: 'Simien Mountains University',
      om: 'Yunivarsiitii Gaarreen Siimeen',
      ti: 'ዩኒቨርሲቲ እምባታት ሰሜን',
    },
    place: { am: 'ጎንደር', en: 'Gondar', om: 'Gondar', ti: 'ጎንደር' },
    phones: ['058 114 2276'],
  },
  finance: {
    code: 'LFO',
    name: {
      am: 'የለገጣፎ ከተማ ገንዘብ ጽ/ቤት',
      en: 'Legetafo Town Finance Office',
      om: 'Waajjira Maallaqaa Magaalaa Laga Xaafoo',
      ti: 'ቤት ፅሕፈት ገንዘብ ከተማ ለገጣፎ',
    },
    place: { am: 'ለገጣፎ', en: 'Legetafo', om: 'Laga Xaafoo', ti: 'ለገጣፎ' },
    phones: ['011 660 3195', '0911 26 40 88'],
  },
  education: {
    code: 'EEB',
    name: {
      am: 'የእንደርታ ወረዳ ትምህርት ጽ/ቤት',
      en: 'Enderta Woreda Education Office',
      om: 'Waajjira Barnootaa Aanaa Indartaa',
      ti: 'ቤት ፅሕፈት ትምህርቲ ወረዳ እንደርታ',
    },
    place: { am: 'መቐለ', en: 'Mekelle', om: 'Maqalee', ti: 'መቐለ' },
    phones: ['034 440 9162'],
  },
  bank: {
    code: 'HSB',
    name: { am: 'ሀረግ ባንክ አ.ማ.', en: 'Hareg Bank S.C.', om: 'Baankii Harag W.A.', ti: 'ሓረግ ባንክ ኣ.ማ.' },
    place: { am: 'አዲስ አበባ', en: 'Addis Ababa', om: 'Finfinnee', ti: 'ኣዲስ ኣበባ' },
    phones: ['011 557 2840', '0712 45 60 39'],
  },
  agriculture: {
    code: 'BAB',
    name: {
      am: 'የባሌ ዞን ግብርና ጽ/ቤት',
      en: 'Bale Zone Agriculture Office',
      om: 'Waajjira Qonnaa Godina Baalee',
      ti: 'ቤት ፅሕፈት ሕርሻ ዞባ ባሌ',
    },
    place: { am: 'ሮቤ', en: 'Robe', om: 'Roobee', ti: 'ሮቤ' },
    phones: ['022 665 1733'],
  },
  transport: {
    code: 'SCT',
    name: {
      am: 'ሸገር ከተማ ትራንስፖርት ድርጅት',
      en: 'Sheger City Transport Enterprise',
      om: 'Dhaabbata Geejjibaa Magaalaa Shaggar',
      ti: 'ትካል ትራንስፖርት ከተማ ሸገር',
    },
    place: { am: 'አዲስ አበባ', en: 'Addis Ababa', om: 'Finfinnee', ti: 'ኣዲስ ኣበባ' },
    phones: ['011 442 7051'],
  },
} as const satisfies Readonly<Record<string, Buyer>>;

export type BuyerKey = keyof typeof buyers;
export const buyerKeys = Object.keys(buyers) as BuyerKey[];
