import type { Wording } from './languages.ts';
import type { Unit } from './phrasing/phrasing.ts';

export interface LotItem extends Wording {
  unit: Unit;
}

/** The items in tables of notices, for objects bought by the piece. */
export const itemLists = {
  officeFurniture: [
    { unit: 'piece', en: 'Executive desk', am: 'የኃላፊ ጠረጴዛ', om: 'Minjaala hoggansaa', ti: 'ጣውላ ሓላፊ' },
    { unit: 'piece', en: 'Swivel chair', am: 'ተሽከርካሪ ወንበር', om: 'Teessoo naanna’u', ti: 'ተዛዋሪ ወንበር' },
    { unit: 'piece', en: 'Guest chair', am: 'የእንግዳ ወንበር', om: 'Teessoo keessummaa', ti: 'ወንበር ጋሻ' },
    { unit: 'piece', en: 'Lockable book shelf', am: 'ቁልፍ ያለው የመጽሐፍ መደርደሪያ', om: 'Sheelfii kitaabaa', ti: 'ሸልፊ መፅሓፍ' },
    { unit: 'piece', en: 'Meeting table', am: 'የስብሰባ ጠረጴዛ', om: 'Minjaala walgahii', ti: 'ጣውላ ኣኼባ' },
    { unit: 'set', en: 'Three-seat sofa', am: 'ባለ ሦስት መቀመጫ ሶፋ', om: 'Soofaa teessoo sadii', ti: 'ሶፋ ሰለስተ መቐመጢ' },
  ],
  stationery: [
    { unit: 'pack', en: 'A4 paper, 80 gsm', am: 'ኤ4 ወረቀት 80 ግራም', om: 'Waraqaa A4', ti: 'ኤ4 ወረቐት' },
    { unit: 'piece', en: 'Box file', am: 'ቦክስ ፋይል', om: 'Boksii faayilii', ti: 'ቦክስ ፋይል' },
    { unit: 'pack', en: 'Ball-point pen', am: 'እስክሪብቶ', om: 'Qalama', ti: 'እስክሪፕቶ' },
    { unit: 'piece', en: 'Stapler, large', am: 'ትልቅ ስቴፕለር', om: 'Isteeppilaraa guddaa', ti: 'ዓብዪ ስቴፕለር' },
    { unit: 'piece', en: 'Toner cartridge', am: 'ቶነር', om: 'Tooneraa', ti: 'ቶነር' },
    { unit: 'piece', en: 'Register book', am: 'የመዝገብ ደብተር', om: 'Dabtara galmee', ti: 'ደብተር መዝገብ' },
  ],
  computers: [
    { unit: 'piece', en: 'Desktop computer', am: 'ዴስክቶፕ ኮምፒውተር', om: 'Kompiitara deeskitooppii', ti: 'ዴስክቶፕ ኮምፒተር' },
    { unit: 'piece', en: 'Laptop computer', am: 'ላፕቶፕ ኮምፒውተር', om: 'Laaptooppii', ti: 'ላፕቶፕ ኮምፒተር' },
    { unit: 'piece', en: 'Laser printer', am: 'ሌዘር ፕሪንተር', om: 'Piriintara leezarii', ti: 'ሌዘር ፕሪንተር' },
    { unit: 'piece', en: 'UPS, 1 kVA', am: 'ዩፒኤስ 1 ኬቪኤ', om: 'UPS 1 kVA', ti: 'ዩፒኤስ 1 ኬቪኤ' },
    { unit: 'piece', en: 'External hard disk', am: 'ኤክስተርናል ሃርድ ዲስክ', om: 'Haard diiskii', ti: 'ኤክስተርናል ሃርድ ዲስክ' },
  ],
  network: [
    {
      unit: 'piece',
      en: 'Layer 2 switch, 24 ports',
      am: 'ባለ 24 ፖርት ስዊች',
      om: 'Siwiichii poortii 24',
      ti: 'ስዊች 24 ፖርት',
    },
    { unit: 'roll', en: 'Cat 6 cable', am: 'ካት 6 ኬብል', om: 'Keebilii Cat 6', ti: 'ካት 6 ኬብል' },
    { unit: 'piece', en: 'Wireless access point', am: 'ሽቦ አልባ አክሰስ ፖይንት', om: 'Akseesii pooyintii', ti: 'ኣክሰስ ፖይንት' },
    { unit: 'piece', en: 'Wall-mount rack', am: 'የግድግዳ ራክ', om: 'Raakii gidgiddaa', ti: 'ናይ መንደቕ ራክ' },
    { unit: 'metre', en: 'Optical fibre cable', am: 'የፋይበር ኬብል', om: 'Keebilii faayibarii', ti: 'ኬብል ፋይበር' },
  ],
  uniforms: [
    { unit: 'set', en: 'Overall', am: 'ቱታ', om: 'Tuutaa hojii', ti: 'ቱታ' },
    { unit: 'piece', en: 'Shirt', am: 'ሸሚዝ', om: 'Shamiizii', ti: 'ካምቻ' },
    { unit: 'piece', en: 'Trousers', am: 'ሱሪ', om: 'Surree', ti: 'ስረ' },
    { unit: 'piece', en: 'Gown', am: 'ጋውን', om: 'Gaawonii', ti: 'ጋውን' },
    {
      unit: 'set',
      en: 'Guard uniform with cap',
      am: 'የጥበቃ የደንብ ልብስ ከነኮፍያው',
      om: 'Uffata eegumsaa',
      ti: 'ክዳን ሓለዋ ምስ ቆብዑ',
    },
  ],
  detergents: [
    { unit: 'litre', en: 'Liquid detergent', am: 'ፈሳሽ ሳሙና', om: 'Saamunaa dhangala’aa', ti: 'ፈሳሲ ሳሙና' },
    { unit: 'litre', en: 'Bleach', am: 'በረኪና', om: 'Barakiinaa', ti: 'በረኪና' },
    { unit: 'pack', en: 'Powder soap', am: 'የዱቄት ሳሙና', om: 'Saamunaa daakuu', ti: 'ኦሞ ሳሙና' },
    { unit: 'piece', en: 'Mop with handle', am: 'መወልወያ', om: 'Haxaaftuu', ti: 'መወልወሊ' },
    { unit: 'pack', en: 'Toilet paper', am: 'የመጸዳጃ ወረቀት', om: 'Waraqaa mana fincaanii', ti: 'ናይ ሽንቲ ቤት ወረቐት' },
  ],
  cementAndSteel: [
    { unit: 'quintal', en: 'Portland cement', am: 'ፖርትላንድ ሲሚንቶ', om: 'Simintoo', ti: 'ስሚንቶ' },
    { unit: 'piece', en: 'Deformed bar, 12 mm', am: 'ባለ 12 ሚ.ሜ ፌሮ', om: 'Sibiila 12 mm', ti: 'ፌሮ 12 ሚ.ሜ' },
    { unit: 'piece', en: 'Deformed bar, 16 mm', am: 'ባለ 16 ሚ.ሜ ፌሮ', om: 'Sibiila 16 mm', ti: 'ፌሮ 16 ሚ.ሜ' },
    { unit: 'kilogram', en: 'Binding wire', am: 'የማሰሪያ ሽቦ', om: 'Shiboo hidhaa', ti: 'መእሰሪ ሽቦ' },
  ],
  pipes: [
    { unit: 'metre', en: 'HDPE pipe, OD 90', am: 'ኤችዲፒኢ ቧንቧ ኦዲ 90', om: 'Ujummoo HDPE OD 90', ti: 'ቱቦ HDPE OD 90' },
    { unit: 'metre', en: 'GI pipe, 2 inch', am: 'ባለ 2 ኢንች ጂአይ ቧንቧ', om: 'Ujummoo GI inchii 2', ti: 'ቱቦ GI 2 ኢንች' },
    { unit: 'piece', en: 'Gate valve', am: 'ጌት ቫልቭ', om: 'Geeti vaalvii', ti: 'ጌት ቫልቭ' },
    { unit: 'piece', en: 'Elbow and tee', am: 'ኤልቦና ቲ', om: 'Elboo fi tii', ti: 'ኤልቦን ቲን' },
  ],
  electrical: [
    { unit: 'roll', en: 'Copper cable, 2.5 mm²', am: 'የመዳብ ኬብል 2.5 ሚ.ሜ', om: 'Keebilii 2.5 mm²', ti: 'ኬብል 2.5 ሚ.ሜ' },
    { unit: 'piece', en: 'LED lamp, 18 W', am: 'ኤልኢዲ አምፖል 18 ዋት', om: 'Ampoolii LED 18 W', ti: 'ኤልኢዲ ኣምፖል 18 ዋት' },
    { unit: 'piece', en: 'Double socket outlet', am: 'ባለ ሁለት ሶኬት', om: 'Sookeetii dachaa', ti: 'ድርብ ሶኬት' },
    { unit: 'piece', en: 'Circuit breaker', am: 'ብሬከር', om: 'Bireekara', ti: 'ብሬከር' },
  ],
  spareParts: [
    { unit: 'set', en: 'Brake pads', am: 'የፍሬን ሸራ', om: 'Sharaa fireenii', ti: 'ሸራ ፍሬን' },
    { unit: 'piece', en: 'Clutch disc', am: 'ፍሪሲዮን ዲስክ', om: 'Diiskii kilaachii', ti: 'ዲስክ ፍሪስዮን' },
    { unit: 'piece', en: 'Shock absorber', am: 'አሞርትዛተር', om: 'Amortizaatara', ti: 'ኣሞርትዛተር' },
    { unit: 'piece', en: 'Fan belt', am: 'ቺንጋ', om: 'Ciingaa', ti: 'ቺንጋ' },
    { unit: 'piece', en: 'Radiator', am: 'ራዲያተር', om: 'Raadiyaatara', ti: 'ራድያተር' },
  ],
  tyres: [
    { unit: 'piece', en: 'Tyre 750-16', am: 'ጎማ 750-16', om: 'Goommaa 750-16', ti: 'ጎማ 750-16' },
    { unit: 'piece', en: 'Tyre 265/70 R16', am: 'ጎማ 265/70 R16', om: 'Goommaa 265/70 R16', ti: 'ጎማ 265/70 R16' },
    { unit: 'piece', en: 'Tyre 12.00-20', am: 'ጎማ 12.00-20', om: 'Goommaa 12.00-20', ti: 'ጎማ 12.00-20' },
    { unit: 'piece', en: 'Inner tube 750-16', am: 'ካልማዳሪ 750-16', om: 'Kalamadaarii 750-16', ti: 'ካልማዳር 750-16' },
  ],
  oils: [
    {
      unit: 'litre',
      en: 'Engine oil SAE 40',
      am: 'የሞተር ዘይት SAE 40',
      om: 'Zayitii motoraa SAE 40',
      ti: 'ዘይቲ ሞተር SAE 40',
    },
    {
      unit: 'litre',
      en: 'Gear oil SAE 90',
      am: 'የማርሽ ዘይት SAE 90',
      om: 'Zayitii maarshii SAE 90',
      ti: 'ዘይቲ ማርሽ SAE 90',
    },
    { unit: 'litre', en: 'Hydraulic oil', am: 'የሃይድሮሊክ ዘይት', om: 'Zayitii haayidiroolikii', ti: 'ዘይቲ ሃይድሮሊክ' },
    { unit: 'kilogram', en: 'Grease', am: 'ግሪስ', om: 'Giriisii', ti: 'ግሪስ' },
  ],
  medicines: [
    {
      unit: 'pack',
      en: 'Amoxicillin 500 mg',
      am: 'አሞክሳሲሊን 500 ሚ.ግ',
      om: 'Amoksiisilliin 500 mg',
      ti: 'ኣሞክሳሲሊን 500 ሚ.ግ',
    },
    {
      unit: 'pack',
      en: 'Paracetamol 500 mg',
      am: 'ፓራሲታሞል 500 ሚ.ግ',
      om: 'Paaraasitaamool 500 mg',
      ti: 'ፓራሲታሞል 500 ሚ.ግ',
    },
    {
      unit: 'piece',
      en: 'Normal saline 1000 ml',
      am: 'ኖርማል ሳላይን 1000 ሚ.ሊ',
      om: 'Noormaal salaayin',
      ti: 'ኖርማል ሳላይን 1000 ሚ.ሊ',
    },
    { unit: 'pack', en: 'Oral rehydration salts', am: 'ኦአርኤስ', om: 'ORS', ti: 'ኦኣርኤስ' },
    {
      unit: 'piece',
      en: 'Ceftriaxone 1 g injection',
      am: 'ሴፍትሪያክሶን 1 ግራም መርፌ',
      om: 'Seeftiraaksoon 1 g',
      ti: 'ሴፍትሪያክሶን 1 ግራም',
    },
  ],
  medicalConsumables: [
    { unit: 'pack', en: 'Examination gloves', am: 'የምርመራ ጓንት', om: 'Guwaantii qorannoo', ti: 'ናይ ምርመራ ጓንቲ' },
    { unit: 'pack', en: 'Syringe with needle, 5 ml', am: 'ሲሪንጅ ከነመርፌው 5 ሚ.ሊ', om: 'Siriinjii 5 ml', ti: 'ሲሪንጅ 5 ሚ.ሊ' },
    { unit: 'roll', en: 'Gauze bandage', am: 'ጎዝ ፋሻ', om: 'Faashaa goozii', ti: 'ፋሻ ጎዝ' },
    { unit: 'pack', en: 'IV cannula', am: 'ካኑላ', om: 'Kaanulaa', ti: 'ካኑላ' },
  ],
  medicalEquipment: [
    { unit: 'piece', en: 'Patient monitor', am: 'የታካሚ ሞኒተር', om: 'Mooniitara dhukkubsataa', ti: 'ሞኒተር ሕሙም' },
    { unit: 'piece', en: 'Suction machine', am: 'ሳክሽን ማሽን', om: 'Maashina saakshinii', ti: 'ማሽን ሳክሽን' },
    { unit: 'piece', en: 'Autoclave', am: 'ኦቶክሌቭ', om: 'Ootookileevii', ti: 'ኦቶክሌቭ' },
    {
      unit: 'piece',
      en: 'Digital blood pressure set',
      am: 'ዲጂታል የደም ግፊት መለኪያ',
      om: 'Safartuu dhiibbaa dhiigaa',
      ti: 'መለክዒ ፀቕጢ ደም',
    },
  ],
  reagents: [
    { unit: 'litre', en: 'Ethanol 97 %', am: 'ኢታኖል 97 በመቶ', om: 'Itaanoolii 97 %', ti: 'ኢታኖል 97%' },
    {
      unit: 'kilogram',
      en: 'Sodium hydroxide',
      am: 'ሶዲየም ሃይድሮክሳይድ',
      om: 'Sodiyeem haayidiroksaayidii',
      ti: 'ሶድየም ሃይድሮክሳይድ',
    },
    { unit: 'pack', en: 'Glucose test kit', am: 'የግሉኮስ መመርመሪያ ኪት', om: 'Kiitii guluukoosii', ti: 'መመርመሪ ግሉኮስ' },
    { unit: 'litre', en: 'Giemsa stain', am: 'ጊምሳ ስቴይን', om: 'Giimsaa isteeynii', ti: 'ጊምሳ ስተይን' },
  ],
  seed: [
    { unit: 'quintal', en: 'Wheat seed', am: 'የስንዴ ዘር', om: 'Sanyii qamadii', ti: 'ዘርኢ ስርናይ' },
    { unit: 'quintal', en: 'Hybrid maize seed', am: 'ድቅል የበቆሎ ዘር', om: 'Sanyii boqqolloo', ti: 'ዘርኢ ዕፉን' },
    { unit: 'quintal', en: 'Haricot bean seed', am: 'የቦሎቄ ዘር', om: 'Sanyii boloqqee', ti: 'ዘርኢ ፋጆሊ' },
  ],
  foodItems: [
    { unit: 'quintal', en: 'Teff, white', am: 'ነጭ ጤፍ', om: 'Xaafii adii', ti: 'ፃዕዳ ጣፍ' },
    { unit: 'quintal', en: 'Wheat flour', am: 'የስንዴ ዱቄት', om: 'Daakuu qamadii', ti: 'ሓርጭ ስርናይ' },
    { unit: 'litre', en: 'Cooking oil', am: 'የምግብ ዘይት', om: 'Zayitii nyaataa', ti: 'ዘይቲ ምግቢ' },
    { unit: 'kilogram', en: 'Onion', am: 'ቀይ ሽንኩርት', om: 'Qullubbii diimaa', ti: 'ቀይሕ ሽጉርቲ' },
    { unit: 'quintal', en: 'Split lentils', am: 'ምስር ክክ', om: 'Misira kiikii', ti: 'ብርስን ክኪ' },
    { unit: 'kilogram', en: 'Berbere', am: 'በርበሬ', om: 'Barbaree', ti: 'በርበረ' },
  ],
  handTools: [
    { unit: 'piece', en: 'Shovel', am: 'አካፋ', om: 'Akaafaa', ti: 'ባዴላ' },
    { unit: 'piece', en: 'Pickaxe', am: 'ዶማ', om: 'Doomaa', ti: 'ፒኮ' },
    { unit: 'piece', en: 'Wheelbarrow', am: 'ጋሪ', om: 'Gaarii harkaa', ti: 'ካርዮላ' },
    { unit: 'piece', en: 'Welding machine', am: 'የብየዳ ማሽን', om: 'Maashina weeldii', ti: 'ማሽን ሳልዳቱራ' },
  ],
  usedVehicles: [
    { unit: 'piece', en: 'Double cab pickup', am: 'ደብል ካብ ፒክ አፕ', om: 'Piikaappii daabil kaabii', ti: 'ደብል ካብ ፒክ ኣፕ' },
    { unit: 'piece', en: 'Station wagon', am: 'ስቴሽን ዋገን', om: 'Isteeshin waagonii', ti: 'ስቴሽን ዋገን' },
    { unit: 'piece', en: 'Minibus, 12 seats', am: 'ባለ 12 መቀመጫ ሚኒባስ', om: 'Minibaasii teessoo 12', ti: 'ሚኒባስ 12 መቐመጢ' },
    { unit: 'piece', en: 'Motorcycle', am: 'ሞተር ሳይክል', om: 'Doqdoqqee', ti: 'ሞተር ሳይክል' },
  ],
  scrap: [
    {
      unit: 'quintal',
      en: 'Mixed scrap iron',
      am: 'ድብልቅ ቁርጥራጭ ብረት',
      om: 'Sibiila cicciitaa makaa',
      ti: 'ሕውስዋስ ስብርባር ሓፂን',
    },
    { unit: 'kilogram', en: 'Aluminium scrap', am: 'የአሉሚኒየም ቁርጥራጭ', om: 'Aluminiyeemii cicciitaa', ti: 'ስብርባር ኣሉሚንየም' },
    {
      unit: 'kilogram',
      en: 'Copper wire scrap',
      am: 'የመዳብ ሽቦ ቁርጥራጭ',
      om: 'Shiboo sibiilaa cicciitaa',
      ti: 'ስብርባር ሽቦ መዳብ',
    },
  ],
  cattle: [
    { unit: 'head', en: 'Cross-bred dairy heifer', am: 'ዲቃላ የወተት ጊደር', om: 'Goromsa aannanii', ti: 'ድቃላ ኣርሒ ፀባ' },
    { unit: 'head', en: 'Bull for breeding', am: 'ለእርባታ የሚውል ኮርማ', om: 'Korma horsiisaa', ti: 'ብዕራይ ምርባሕ' },
  ],
} as const satisfies Record<string, readonly LotItem[]>;

export type ItemListName = keyof typeof itemLists;
