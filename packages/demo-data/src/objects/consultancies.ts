import type { ObjectTable } from './object-table.ts';

export const consultancies: ObjectTable = {
  consultancy: [
    { en: 'external audit service', am: 'የውጭ ኦዲት አገልግሎት', om: 'tajaajila odiitii alaa', ti: 'ኣገልግሎት ደገ ኦዲት' },
    {
      en: 'feasibility study and detail design',
      am: 'የአዋጭነት ጥናትና የዝርዝር ዲዛይን አገልግሎት',
      om: 'tajaajila qorannoo bu’a qabeessummaa fi dizaayinii',
      ti: 'ኣገልግሎት መፅናዕቲ ኣዋፃእነትን ዝርዝር ዲዛይንን',
    },
    {
      en: 'construction supervision and contract administration',
      am: 'የግንባታ ቁጥጥርና የውል አስተዳደር አገልግሎት',
      om: 'tajaajila to’annoo ijaarsaa fi bulchiinsa waliigaltee',
      ti: 'ኣገልግሎት ቁፅፅር ህንፀትን ምምሕዳር ውዕልን',
      also: ['building-construction'],
    },
    {
      en: 'end-line project evaluation',
      am: 'የፕሮጀክት ማጠቃለያ ግምገማ አገልግሎት',
      om: 'tajaajila madaallii xumura pirojektii',
      ti: 'ኣገልግሎት መዛዘሚ ገምጋም ፕሮጀክት',
    },
    {
      en: 'baseline survey of households',
      am: 'የቤተሰብ መነሻ ጥናት አገልግሎት',
      om: 'tajaajila sakatta’a bu’uuraa maatii',
      ti: 'ኣገልግሎት መበገሲ መፅናዕቲ ስድራቤታት',
    },
    {
      en: 'environmental and social impact assessment',
      am: 'የአካባቢና ማኅበራዊ ተጽዕኖ ግምገማ አገልግሎት',
      om: 'tajaajila madaallii dhiibbaa naannoo fi hawaasummaa',
      ti: 'ኣገልግሎት ገምጋም ፅልዋ ከባብን ማሕበረሰብን',
      also: ['waste-gardening'],
    },
    {
      en: 'preparation of a strategic plan',
      am: 'የስትራቴጂክ ዕቅድ ዝግጅት አገልግሎት',
      om: 'tajaajila qophii karoora tarsiimoo',
      ti: 'ኣገልግሎት ምድላው ስትራቴጅያዊ ትልሚ',
    },
  ],
  'roads-bridges': [
    {
      en: 'design review of rural roads',
      am: 'የገጠር መንገዶች ዲዛይን ግምገማ አገልግሎት',
      om: 'tajaajila gamaaggama dizaayinii daandii baadiyyaa',
      ti: 'ኣገልግሎት ገምጋም ዲዛይን መንገዲ ገጠር',
      also: ['consultancy'],
      for: ['roads', 'administration'],
    },
  ],
  'water-irrigation': [
    {
      en: 'hydrogeological investigation and well siting',
      am: 'የከርሰ ምድር ውኃ ጥናትና የጉድጓድ ቦታ መረጣ አገልግሎት',
      om: 'tajaajila qorannoo bishaan lafa jalaa',
      ti: 'ኣገልግሎት መፅናዕቲ ማይ ከርሰ ምድሪ',
      also: ['consultancy', 'surveying-mapping'],
    },
  ],
  ict: [
    {
      en: 'information system security audit',
      am: 'የመረጃ ሥርዓት ደኅንነት ኦዲት አገልግሎት',
      om: 'tajaajila odiitii nageenya sirna odeeffannoo',
      ti: 'ኣገልግሎት ኦዲት ድሕንነት ስርዓት ሓበሬታ',
      also: ['consultancy'],
    },
  ],
  'training-events': [
    {
      en: 'leadership and entrepreneurship training',
      am: 'የአመራርና የሥራ ፈጠራ ሥልጠና አገልግሎት',
      om: 'tajaajila leenjii hogganaa fi kalaqa hojii',
      ti: 'ኣገልግሎት ስልጠና ኣመራርሓን ስራሕ ፈጠራን',
      also: ['consultancy'],
    },
  ],
};
