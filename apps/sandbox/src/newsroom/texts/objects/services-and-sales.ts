import type { TenderObject } from './tender-object.ts';

export const servicesAndSales: readonly TenderObject[] = [
  {
    kind: 'services',
    names: [
      { am: 'የጥበቃ አገልግሎት', en: 'security guard services', om: 'tajaajila eegumsaa', ti: 'ኣገልግሎት ሓለዋ' },
      {
        am: 'የጥበቃ ሠራተኞች አቅርቦት አገልግሎት',
        en: 'provision of guards',
        om: 'tajaajila dhiyeessii eegdotaa',
        ti: 'ኣገልግሎት ኣቕርቦት ሓለውቲ',
      },
    ],
  },
  {
    kind: 'services',
    names: [
      {
        am: 'የተሽከርካሪ ኪራይ አገልግሎት',
        en: 'vehicle rental services',
        om: 'tajaajila kireeffannaa konkolaataa',
        ti: 'ኣገልግሎት ክራይ ተሽከርከርቲ',
      },
      {
        am: 'መኪና የማከራየት አገልግሎት',
        en: 'hire of motor vehicles',
        om: 'tajaajila konkolaataa kireessuu',
        ti: 'ኣገልግሎት ምክራይ መካይን',
      },
    ],
  },
  {
    kind: 'services',
    names: [
      { am: 'የውጭ ኦዲት አገልግሎት', en: 'external audit services', om: 'tajaajila odiitii alaa', ti: 'ኣገልግሎት ደገ ኦዲት' },
      {
        am: 'በውጭ ኦዲተር የሒሳብ ምርመራ አገልግሎት',
        en: 'auditing of accounts by an external auditor',
        om: 'tajaajila qorannoo herregaa odiitara alaa',
        ti: 'ብናይ ደገ ኦዲተር ምርመራ ሒሳብ',
      },
    ],
  },
  {
    kind: 'services',
    names: [
      { am: 'የኅትመት ሥራዎች', en: 'printing services', om: 'hojii maxxansaa', ti: 'ስራሕቲ ሕትመት' },
      {
        am: 'የመጽሔትና የቅጻቅጽ ኅትመት',
        en: 'printing of magazines and forms',
        om: 'maxxansa barruu fi unkaalee',
        ti: 'ሕትመት መፅሄትን ቅጥዕታትን',
      },
    ],
  },
  {
    kind: 'sale',
    names: [
      { am: 'ያገለገሉ ተሽከርካሪዎች', en: 'used vehicles', om: 'konkolaattota tajaajilan', ti: 'ዘገልገሉ ተሽከርከርቲ' },
      {
        am: 'ከአገልግሎት የወጡ መኪኖች',
        en: 'vehicles taken out of service',
        om: 'konkolaattota tajaajilaan ala ta’an',
        ti: 'ካብ ኣገልግሎት ዝወፅኡ መካይን',
      },
    ],
  },
  {
    kind: 'sale',
    names: [
      { am: 'ቁርጥራጭ ብረቶች', en: 'scrap metal', om: 'sibiila cicciitaa', ti: 'ስብርባር ሓፃውንቲ' },
      { am: 'የተወገዱ ብረታ ብረቶች', en: 'discarded iron and steel', om: 'sibiiloota gataman', ti: 'ዝተወገዱ ሓፃውንቲ' },
    ],
  },
];
