import type { Wording } from './phrasing.ts';

export type Kind = 'goods' | 'works' | 'services' | 'sale';

export interface TenderObject {
  kind: Kind;
  /** The same thing said in two ways: two papers seldom use the same words. */
  names: readonly [Wording, Wording];
  /** Its lots, if it has some. */
  lots?: readonly [Wording, Wording];
}

export const objects: readonly TenderObject[] = [
  {
    kind: 'goods',
    names: [
      {
        am: 'የቢሮ ወንበርና ጠረጴዛ',
        en: 'office chairs and desks',
        om: 'teessoo fi minjaala waajjiraa',
        ti: 'ወንበርን ጠረጴዛን ቤት ፅሕፈት',
      },
      { am: 'የመሥሪያ ቤት ፈርኒቸሮች', en: 'furniture for offices', om: 'meeshaalee mana hojii', ti: 'ናውቲ ፈርኒቸር' },
    ],
    lots: [
      { am: 'ተሽከርካሪ ወንበር', en: 'swivel chairs', om: 'teessoo naannawu', ti: 'ተዘዋሪ ወንበር' },
      { am: 'የመሰብሰቢያ ጠረጴዛ', en: 'meeting tables', om: 'minjaala walgahii', ti: 'ጠረጴዛ ኣኼባ' },
    ],
  },
  {
    kind: 'goods',
    names: [
      {
        am: 'የተሽከርካሪ ጎማዎችና ባትሪዎች',
        en: 'vehicle tyres and batteries',
        om: 'goommaa fi baatirii konkolaataa',
        ti: 'ጎማታትን ባትሪታትን ተሽከርከርቲ',
      },
      {
        am: 'ለመኪኖች የሚሆኑ ጎማዎችና ባትሪዎች',
        en: 'tyres and batteries for the vehicle fleet',
        om: 'goommaa fi baatirii konkolaattotaaf ta’an',
        ti: 'ንመካይን ዝኾኑ ጎማታትን ባትሪታትን',
      },
    ],
  },
  {
    kind: 'goods',
    names: [
      {
        am: 'ኮምፒውተሮችና ፕሪንተሮች',
        en: 'computers and printers',
        om: 'kompiitaroota fi piriintaroota',
        ti: 'ኮምፒዩተራትን ፕሪንተራትን',
      },
      {
        am: 'የኮምፒውተርና የኅትመት መሣሪያዎች',
        en: 'desktop computers with printing equipment',
        om: 'meeshaalee kompiitaraa fi maxxansaa',
        ti: 'ናይ ኮምፒዩተርን ሕትመትን መሳርሒታት',
      },
    ],
    lots: [
      { am: 'ዴስክቶፕ ኮምፒውተር', en: 'desktop computers', om: 'kompiitara minjaalaa', ti: 'ዴስክቶፕ ኮምፒዩተር' },
      { am: 'የቀለም ፕሪንተር', en: 'colour printers', om: 'piriintara halluu', ti: 'ፕሪንተር ሕብሪ' },
    ],
  },
  {
    kind: 'goods',
    names: [
      { am: 'የሕክምና መገልገያ መሣሪያዎች', en: 'medical equipment', om: 'meeshaalee yaalaa', ti: 'ናይ ሕክምና መሳርሒታት' },
      {
        am: 'ለሕሙማን ክፍሎች የሚሆኑ የሕክምና መሣሪያዎች',
        en: 'medical devices for the wards',
        om: 'meeshaalee yaala dhukkubsattootaa',
        ti: 'ንክፍልታት ሕሙማት ዝኾኑ መሳርሒታት',
      },
    ],
  },
  {
    kind: 'goods',
    names: [
      { am: 'የውኃ ፓምፖችና ቧንቧዎች', en: 'water pumps and pipes', om: 'paampii fi ujummoo bishaanii', ti: 'ፓምፓትን ቱቦታትን ማይ' },
      {
        am: 'የመጠጥ ውኃ መስመር ፓምፕና የቧንቧ ዕቃዎች',
        en: 'pumps and pipe fittings for drinking water lines',
        om: 'paampii fi meeshaalee ujummoo bishaan dhugaatii',
        ti: 'ፓምፕን ኣቑሑ ቱቦን ንመስመር ዝስተ ማይ',
      },
    ],
    lots: [
      { am: 'ተጠላቂ ፓምፕ', en: 'submersible pumps', om: 'paampii bishaan keessaa', ti: 'ጠላቒ ፓምፕ' },
      { am: 'የብረት ቧንቧ', en: 'steel pipes', om: 'ujummoo sibiilaa', ti: 'ቱቦ ሓፂን' },
    ],
  },
  {
    kind: 'goods',
    names: [
      { am: 'የጽዳት ዕቃዎች', en: 'cleaning materials', om: 'meeshaalee qulqullinaa', ti: 'ናውቲ ፅሬት' },
      {
        am: 'ሳሙናና ሌሎች የንጽሕና አቅርቦቶች',
        en: 'soap and other sanitary supplies',
        om: 'saamunaa fi dhiyeessiiwwan qulqullinaa',
        ti: 'ሳሙናን ካልኦት ኣቕርቦት ፅሬትን',
      },
    ],
  },
  {
    kind: 'goods',
    names: [
      { am: 'የደንብ ልብስና ጫማ', en: 'uniforms and shoes', om: 'uffata hojii fi kophee', ti: 'ዩኒፎርምን ጫማን' },
      {
        am: 'ለሠራተኞች የሚሆን አልባሳትና ጫማ',
        en: 'work clothes and footwear for staff',
        om: 'uffata fi kophee hojjettootaa',
        ti: 'ንሰራሕተኛታት ዝኸውን ክዳውንትን ጫማን',
      },
    ],
  },
  {
    kind: 'goods',
    names: [
      { am: 'የምርጥ ዘር ስንዴ', en: 'improved wheat seed', om: 'sanyii qamadii filatamaa', ti: 'ምሩፅ ዘርኢ ስርናይ' },
      { am: 'የተሻሻለ የስንዴ ዘር', en: 'certified seed of wheat', om: 'sanyii qamadii fooyya’aa', ti: 'ዝተመሓየሸ ዘርኢ ስርናይ' },
    ],
  },
  {
    kind: 'goods',
    names: [
      {
        am: 'ሲሚንቶና የብረታ ብረት ውጤቶች',
        en: 'cement and reinforcement steel',
        om: 'simintoo fi bu’aalee sibiilaa',
        ti: 'ስሚንቶን ውፅኢት ሓፃውንትን',
      },
      {
        am: 'ለግንባታ የሚውል ሲሚንቶና አርማታ ብረት',
        en: 'building cement and rebar',
        om: 'simintoo ijaarsaa fi sibiila armaataa',
        ti: 'ንህንፀት ዝውዕል ስሚንቶን ሓፂንን',
      },
    ],
  },
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
