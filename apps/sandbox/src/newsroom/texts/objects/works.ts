import type { TenderObject } from './tender-object.ts';

export const works: readonly TenderObject[] = [
  {
    kind: 'works',
    names: [
      {
        am: 'የትምህርት ቤት መማሪያ ክፍሎች ግንባታ',
        en: 'construction of classrooms',
        om: 'ijaarsa daree barnootaa',
        ti: 'ህንፀት መምሃሪ ክፍልታት',
      },
      {
        am: 'የመማሪያ ክፍሎች ሕንፃ ሥራ',
        en: 'building works for a block of classrooms',
        om: 'hojii gamoo daree barnootaa',
        ti: 'ስራሕ ህንፃ መምሃሪ ክፍልታት',
      },
    ],
  },
  {
    kind: 'works',
    names: [
      {
        am: 'የጠጠር መንገድ ግንባታ',
        en: 'construction of a gravel road',
        om: 'ijaarsa daandii cirrachaa',
        ti: 'ህንፀት ናይ ፀፀር መንገዲ',
      },
      {
        am: 'የ12 ኪ.ሜ የጠጠር መንገድ ሥራ',
        en: 'works on 12 km of gravel road',
        om: 'hojii daandii cirrachaa km 12',
        ti: 'ስራሕ 12 ኪ.ሜ መንገዲ ፀፀር',
      },
    ],
  },
  {
    kind: 'works',
    names: [
      {
        am: 'የጥልቅ ጉድጓድ ቁፋሮ',
        en: 'drilling of deep wells',
        om: 'qotiinsa boolla bishaanii gadi fagoo',
        ti: 'ኩዕታት ዓሚቕ ጉድጓድ ማይ',
      },
      {
        am: 'ጥልቅ የውኃ ጉድጓዶችን የመቆፈር ሥራ',
        en: 'deep borehole drilling works',
        om: 'hojii boolla bishaanii gadi fagoo qotuu',
        ti: 'ዓሚቕ ጉድጓድ ማይ ናይ ምኹዓት ስራሕ',
      },
    ],
  },
  {
    kind: 'works',
    names: [
      {
        am: 'የቢሮ ሕንፃ ጥገና',
        en: 'renovation of the office building',
        om: 'suphaa gamoo waajjiraa',
        ti: 'ፅገና ህንፃ ቤት ፅሕፈት',
      },
      {
        am: 'የአስተዳደር ሕንፃ እድሳት ሥራ',
        en: 'refurbishment works of the administration block',
        om: 'haaromsa gamoo bulchiinsaa',
        ti: 'ምሕዳስ ህንፃ ምምሕዳር',
      },
    ],
  },
];
