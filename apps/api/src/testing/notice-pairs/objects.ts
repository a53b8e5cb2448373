import { tenderObjects } from '@awaj/demo-data/objects/catalogue';
import type { ObjectWords } from './facts.ts';

const object = (
  en: readonly string[],
  am: readonly string[],
  om: readonly string[],
  ti: readonly string[],
): ObjectWords => ({ en, am, om, ti });

const twoWays: readonly ObjectWords[] = [
  object(
    ['desktop computers and printers', 'printers with desktop computers'],
    ['ዴስክቶፕ ኮምፒውተርና ፕሪንተር', 'ፕሪንተሮችና ዴስክቶፕ ኮምፒተሮች'],
    ['kompiitara deeskitooppii fi piriintara'],
    ['ዴስክቶፕ ኮምፒተርን ፕሪንተርን'],
  ),
  object(['laptop computers', 'laptops'], ['ላፕቶፕ ኮምፒውተሮች', 'ላፕቶፕ ኮምፒተር'], ['kompiitara laaptooppii'], ['ላፕቶፕ ኮምፒተራት']),
  object(['water pumps', 'pumps for water'], ['የውሃ ፓምፖች', 'የውኃ ፓምፕ'], ['paampii bishaanii'], ['ፓምፕ ማይ']),
  object(
    ['water meters', 'meters for water connections'],
    ['የውሃ ቆጣሪዎች', 'የውኃ ቆጣሪ'],
    ['lakkooftuu bishaanii'],
    ['ቆፃሪ ማይ'],
  ),
  object(
    ['office furniture', 'furniture for offices'],
    ['የቢሮ ፈርኒቸር', 'ለቢሮ የሚያገለግሉ ፈርኒቸሮች'],
    ['meeshaalee faarniicharii waajjiraa'],
    ['ፈርኒቸር ቤት ጽሕፈት'],
  ),
  object(
    ['stationery materials', 'office stationery'],
    ['የጽሕፈት መሣሪያዎች', 'የጽህፈት መሳሪያ'],
    ['meeshaalee barreeffamaa'],
    ['ናውቲ ጽሕፈት'],
  ),
  object(
    ['cleaning materials', 'materials for cleaning'],
    ['የጽዳት ዕቃዎች', 'የፅዳት እቃ'],
    ['meeshaalee qulqullinaa'],
    ['ናውቲ ጽሬት'],
  ),
  object(['vehicle tyres', 'tyres for vehicles'], ['የተሽከርካሪ ጎማዎች', 'የመኪና ጎማ'], ['goommaa konkolaataa'], ['ጎማ ተሽከርካሪ']),
  object(
    ['vehicle spare parts', 'spare parts of vehicles'],
    ['የተሽከርካሪ መለዋወጫ', 'የመኪና መለዋወጫ ዕቃዎች'],
    ['meeshaa jijjiirraa konkolaataa'],
    ['መለዋወጢ ተሽከርካሪ'],
  ),
  object(
    ['staff uniforms', 'uniforms for employees'],
    ['የሠራተኞች የደንብ ልብስ', 'ለሰራተኞች የደንብ ልብስ'],
    ['uffata seeraa hojjettootaa'],
    ['ደንቢ ክዳን ሰራሕተኛታት'],
  ),
  object(['medicines', 'various medicines and drugs'], ['መድኃኒቶች', 'የተለያዩ መድሃኒቶች'], ['qorichoota'], ['መድሓኒታት']),
  object(
    ['laboratory reagents', 'reagents for the laboratory'],
    ['የላቦራቶሪ ሪኤጀንቶች', 'ለላብራቶሪ የሚያገለግል ሪኤጀንት'],
    ['riiejentii laaboraatorii'],
    ['ሪኤጀንት ላቦራቶሪ'],
  ),
  object(['cement', 'Portland cement'], ['ሲሚንቶ', 'ፖርትላንድ ሲሚንቶ'], ['simintoo'], ['ስሚንቶ']),
  object(['corrugated iron sheets', 'corrugated roofing sheets'], ['ቆርቆሮ', 'የጣሪያ ቆርቆሮ'], ['qorqorroo'], ['ዚንጎ']),
  object(['diesel generators', 'generator sets'], ['ጄኔሬተሮች', 'የጀነሬተር ማሽን'], ['jenereetara'], ['ጀነሬተር']),
  object(
    ['distribution transformers', 'transformers'],
    ['ትራንስፎርመሮች', 'የኤሌክትሪክ ትራንስፎርመር'],
    ['tiraansfoormara'],
    ['ትራንስፎርመር'],
  ),
  object(
    ['food items for students', 'food supplies for the student cafeteria'],
    ['ለተማሪዎች የምግብ ግብዓት', 'የተማሪዎች ምግብ'],
    ['nyaata barattootaa'],
    ['ምግቢ ተምሃሮ'],
  ),
  object(
    ['teff and wheat flour', 'wheat flour and teff'],
    ['ጤፍና የስንዴ ዱቄት', 'የስንዴ ዱቄትና ጤፍ'],
    ['xaafii fi daakuu qamadii'],
    ['ጣፍን ሓርጭ ስርናይን'],
  ),
  object(
    ['construction of a primary school', 'building of primary school blocks'],
    ['የአንደኛ ደረጃ ትምህርት ቤት ግንባታ', 'አንደኛ ደረጃ ትምህርት ቤት ለማስገንባት'],
    ['ijaarsa mana barumsaa sadarkaa 1ffaa'],
    ['ህንጸት ቀዳማይ ብርኪ ቤት ትምህርቲ'],
  ),
  object(
    ['construction of a health centre', 'health center construction'],
    ['የጤና ጣቢያ ግንባታ', 'ጤና ጣቢያ ለመገንባት'],
    ['ijaarsa buufata fayyaa'],
    ['ህንጸት ጥዕና ጣብያ'],
  ),
  object(
    ['maintenance of vehicles', 'vehicle repair and maintenance'],
    ['የተሽከርካሪ ጥገና', 'የመኪኖች ጥገና'],
    ['suphaa konkolaataa'],
    ['ጽገና ተሽከርከርቲ'],
  ),
  object(
    ['construction of gravel road', 'gravel road construction'],
    ['የጠጠር መንገድ ግንባታ', 'የጠጠር መንገድ ለማስገንባት'],
    ['ijaarsa daandii cirrachaa'],
    ['ህንጸት መንገዲ ጸጸር'],
  ),
  object(
    ['security guard service', 'guarding of premises'],
    ['የጥበቃ አገልግሎት', 'የጥበቃ ሥራ'],
    ['tajaajila eegumsaa'],
    ['ኣገልግሎት ጥበቃ'],
  ),
  object(
    ['printing of books', 'book printing'],
    ['የመጽሐፍ ኅትመት', 'መጻሕፍት ለማሳተም ኅትመት'],
    ['maxxansa kitaabaa'],
    ['ሕትመት መጻሕፍቲ'],
  ),
  object(['motorcycles', 'motor cycles'], ['ሞተር ሳይክሎች', 'ሞተር ሳይክል'], ['doqdoqqee'], ['ሞተር ሳይክል']),
  object(
    ['solar panels', 'solar panels and accessories'],
    ['ሶላር ፓኔሎች', 'የሶላር ፓኔል'],
    ['paanelii soolaarii'],
    ['ሶላር ፓኔል'],
  ),
  object(['fertilizer', 'chemical fertilizer'], ['ማዳበሪያ', 'የአፈር ማዳበሪያ'], ['xaa’oo'], ['ድኹዒ']),
  object(
    ['student desks', 'combined desks for students'],
    ['የተማሪ ዴስክ', 'የተማሪዎች ኮምባይንድ ዴስክ'],
    ['teessoo barataa'],
    ['ዴስክ ተምሃሮ'],
  ),
  object(
    ['electric cables', 'cables for power lines'],
    ['የኤሌክትሪክ ኬብል', 'የኤሌክትሪክ ገመድ'],
    ['keebilii elektirikii'],
    ['ኬብል ኤሌክትሪክ'],
  ),
];

const oneWay = tenderObjects
  .filter(({ kind }) => kind === 'goods' || kind === 'works' || kind === 'services')
  .map(({ wording }): ObjectWords => object([wording.en], [wording.am], [wording.om], [wording.ti]));

/** All objects of notices: a list of its own, and the goods, works and services of the demo. */
export const pairObjects: readonly ObjectWords[] = [...twoWays, ...oneWay];
