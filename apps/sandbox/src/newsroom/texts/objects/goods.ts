import type { TenderObject } from './tender-object.ts';

export const goods: readonly TenderObject[] = [
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
];
