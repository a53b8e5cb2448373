import type { CategorySlug } from '../categories.ts';
import { type CategoryWords, wordList } from './word-list.ts';

export const industryWords = {
  'textiles-uniforms': {
    en: wordList`uniform, staff uniform, textile, fabric, cloth, garment, shoes, leather shoes, safety boots leather, shirt, trousers, suit, bed sheet, curtain, towel,
      umbrella, rain coat, protective clothing, sewing, tailoring, sportswear, raincoat, leather jacket, carpet`,
    am: wordList`የደንብ ልብስ, የሥራ ልብስ, የሠራተኞች የደንብ ልብስ, ጨርቅ, ጨርቃ ጨርቅ, አልባሳት, ጫማ, የቆዳ ጫማ, ሸሚዝ, ሱሪ, ሙሉ ልብስ, ኮት, አንሶላ, መጋረጃ, ፎጣ, ጃንጥላ, ስፌት, የስፌት አገልግሎት, የዝናብ ልብስ, ቱታ, ምንጣፍ, ካፖርት`,
    om: wordList`huccuu, uffata seeraa, uffata hojii, kophee, golgaa`,
    ti: wordList`ክዳን ስራሕ, ክዳን, ጨርቂ, ሳእኒ, መጋረጃ`,
  },
  cleaning: {
    en: wordList`cleaning materials, cleaning service, janitorial service, detergent, soap, laundry soap, toilet paper, bleach, disinfectant, hand sanitizer, broom,
      mop, sanitary pad, air freshener, office cleaning, sanitary materials, laundry service, pest control, fumigation`,
    am: wordList`የጽዳት ዕቃ, የፅዳት እቃዎች, የጽዳት ዕቃዎች, የጽዳት አገልግሎት, ጽዳት, ሳሙና, የልብስ ሳሙና, ፈሳሽ ሳሙና, ኦሞ, በረኪና, ሶፍት, የመጸዳጃ ወረቀት, መጥረጊያ, መወልወያ, ሳኒታይዘር, የንጽህና መጠበቂያ, የሴቶች ንጽሕና መጠበቂያ, የሽታ ማጥፊያ,
      የልብስ እጥበት, ተባይ ማጥፋት, ላውንድሪ, የልብስ ንጽሕና, የተባይ ርጭት`,
    om: wordList`meeshaa qulqullinaa, dhangala'aa xuuxuu, uffata miiccuu, farra ilbiisotaa, tajaajila qulqullinaa, saamunaa, soofii`,
    ti: wordList`ሕጽቦ ክዳን, ኣገልግሎት ሕጽቦ, ናውቲ ጽሬት, ኣገልግሎት ጽሬት, ሳሙና, ሳምና`,
  },
  'steel-metalwork': {
    en: wordList`steel, steel structure, metal work, metalwork, welding, welding work, sheet metal, angle iron, RHS, hollow section, steel pipe, iron bar, aluminium profile,
      aluminium work, steel door, metal fabrication, galvanized steel, wire mesh, barbed wire, gabion`,
    am: wordList`ብረታ ብረት, የብረታ ብረት ሥራ, ብረት, ላሜራ, የብየዳ ሥራ, ብየዳ, አንግል ብረት, አርኤችኤስ, የብረት ቱቦ, የብረት በር, የብረት መስኮት, አሉሚኒየም, የአሉሚኒየም ሥራ, የአሉሚኒየም በርና መስኮት, የብረት መዋቅር, ሽቦ, የአጥር ሽቦ, እሾሃማ ሽቦ, ጋቢዮን`,
    om: wordList`sibiila, hojii sibiilaa, laameeraa, balbala sibiilaa, shiboo`,
    ti: wordList`ሓጺን, ስራሕ ሓጺን, ላሜራ, ብየዳ, ኣሉሚንየም`,
  },
  'timber-woodwork': {
    en: wordList`timber, wood, lumber, eucalyptus pole, eucalyptus, plywood, chipboard, MDF, wooden door, carpentry, joinery, woodwork, formwork, sawmill, bamboo,
      wooden pallet, sawn timber`,
    am: wordList`ጣውላ, እንጨት, የእንጨት ሥራ, ባሕር ዛፍ, የባህር ዛፍ, አጠና, ኮምፔርሳቶ, ችፑድ, ቺፕውድ, ኤምዲኤፍ, የእንጨት በር, አናጺ, የአናጺ ሥራ, ፎርምወርክ, ቀርከሃ, የእንጨት ምሰሶ, ሞራሌ, የእንጨት ፓሌት`,
    om: wordList`muka, hojii mukaa, baargamoo, xaawulaa, balbala mukaa`,
    ti: wordList`ኣጣና, ዕንጨይቲ, ስራሕ ዕንጨይቲ, ባሕሪ ዛፍ, ጣውላ`,
  },
  'plastics-packaging': {
    en: wordList`packaging, packaging materials, carton, plastic bag, polypropylene bag, PP bag, sack, jute sack, plastic container, plastic bottle, preform, label, cap and closure,
      stretch film, shrink film, plastic crate, rubber, geomembrane, foam, plastic chair`,
    am: wordList`ማሸጊያ, የማሸጊያ ዕቃ, ካርቶን, የካርቶን ማሸጊያ, ፕላስቲክ, የፕላስቲክ ከረጢት, ጆንያ, ማዳበሪያ ከረጢት, ፒፒ ባግ, የፕላስቲክ ጠርሙስ, ፕሪፎርም, ክዳን, ሌብል, ላስቲክ, ጂኦሜምብሬን, የፕላስቲክ ወንበር, የፕላስቲክ ሳጥን, ፌስታል, የፕላስቲክ ዕቃ`,
    om: wordList`laastikii, kartoonii, keeshaa, pilaastikii`,
    ti: wordList`ፕላስቲክ, ካርቶን, ከሻ, መዐሸጊ`,
  },
  'industrial-chemicals': {
    en: wordList`industrial chemicals, raw materials, caustic soda, sulphuric acid, hydrochloric acid, aluminium sulphate, chlorine, calcium hypochlorite, water treatment chemicals,
      dyes, dyestuff, resin, soda ash, explosives, solvent, industrial salt, industrial gas, acetylene, polymer, pigments`,
    am: wordList`ኬሚካል, የኢንዱስትሪ ኬሚካል, ጥሬ ዕቃ, ጥሬ እቃ, ኮስቲክ ሶዳ, ሰልፈሪክ አሲድ, አሲድ, አልሙኒየም ሰልፌት, ክሎሪን, ካልሲየም ሃይፖክሎራይት, የውሃ ማከሚያ ኬሚካል, ማቅለሚያ, ሬዚን, ሶዳ አሽ, ተቀጣጣይ ፈንጂ, ፈንጂ, አሲቲሊን, የኢንዱስትሪ ጨው, ፖሊመር`,
    om: wordList`keemikaala, keemikaala industirii, meeshaa dheedhii, kilooriinii`,
    ti: wordList`ኬሚካላት, መጽረዪ ማይ, ከሚካል, ጥረ ነገር, ክሎሪን`,
  },
  'mining-minerals': {
    en: wordList`mining, mineral, coal, gypsum mining, limestone, quarry, gold, gemstone, opal, exploration licence, mineral exploration, marble, pumice, potash, mining equipment,
      clinker, iron ore, stone crusher`,
    am: wordList`ማዕድን, የማዕድን ሥራ, የማዕድን ፍለጋ, የድንጋይ ከሰል, ከሰል ድንጋይ, የኖራ ድንጋይ, ካባ, ኳሪ, የካባ ሥራ, ወርቅ, የከበሩ ድንጋዮች, ኦፓል, እምነበረድ, ፑሚስ, ፖታሽ, ክሊንከር, የብረት ማዕድን, የድንጋይ መፍጫ, ክሬሸር`,
    om: wordList`albuuda, cilee dhagaa, warqee`,
    ti: wordList`ማዕድን, ወርቂ, ፈሓም እምኒ, እምነበረድ`,
  },
  'tools-workshop': {
    en: wordList`hand tools, workshop equipment, workshop machinery, lathe machine, milling machine, drilling machine, grinder, compressor, welding machine, toolbox, spanner, wrench,
      pliers, wheelbarrow, shovel, pickaxe, hydraulic jack, power tools, measuring tape, tool kit`,
    am: wordList`የእጅ መሣሪያ, የእጅ መሳሪያዎች, የወርክሾፕ መሣሪያ, የወርክሾፕ ማሽን, ሌዝ ማሽን, ሚሊንግ ማሽን, ድሪል ማሽን, መፍጫ ማሽን, ኮምፕሬሰር, የብየዳ ማሽን, ቁልፍ መፍቻ, መፍቻ, ፒንሳ, ጋሪ, አካፋ, ዶማ, ክሪክ, ሜትር መለኪያ, የመሣሪያ ሳጥን, መዶሻ`,
    om: wordList`meeshaa harkaa, meeshaa workshooppii, akaafaa, doomaa, gaarii harkaa`,
    ti: wordList`መሳርሒ ኢድ, ናውቲ ወርክሾፕ, ባዴላ, ኮምፕሬሰር`,
  },
  'safety-fire': {
    en: wordList`fire extinguisher, fire alarm, fire protection, fire fighting, fire truck, fire hydrant, smoke detector, safety shoes, safety helmet, helmet, personal protective equipment, PPE, safety vest,
      CCTV, security camera, metal detector, safety gloves, safety goggles, access control, walk-through gate, safety signs`,
    am: wordList`የእሳት ማጥፊያ, እሳት ማጥፊያ, የእሳት አደጋ, የእሳት አደጋ መኪና, የጭስ ጠቋሚ, የደህንነት ጫማ, ሴፍቲ ጫማ, ሴፍቲ, ሄልሜት, የራስ ቁር, የአደጋ መከላከያ, የአደጋ መከላከያ አልባሳት, የደህንነት ካሜራ, ሲሲቲቪ, ካሜራ, የብረት መፈተሻ, የመፈተሻ መሣሪያ, የሥራ ላይ ደኅንነት, የደህንነት ጓንት`,
    om: wordList`abidda dhaamsituu, balaa abiddaa, balaa ibiddaa, kaameraa eegumsaa, kophee nageenyaa`,
    ti: wordList`መጥፍኢ ሓዊ, ሓደጋ ሓዊ, ካሜራ ድሕነት`,
  },
  'kitchen-appliances': {
    en: wordList`kitchen equipment, kitchen utensils, refrigerator, stove, electric stove, oven, microwave, mitad, injera baking machine, dough mixer, dish, cooking pot, washing machine, deep freezer,
      television, water dispenser, coffee machine, cutlery, gas stove, vacuum cleaner`,
    am: wordList`የወጥ ቤት ዕቃ, የኩሽና ዕቃ, የማዕድ ቤት ዕቃ, ፍሪጅ, ማቀዝቀዣ, ምድጃ, ኤሌክትሪክ ምድጃ, ኦቨን, ማይክሮዌቭ, ምጣድ, የኤሌክትሪክ ምጣድ, የእንጀራ መጋገሪያ, የሊጥ ማቡኪያ, ድስት, ሳህን, የልብስ ማጠቢያ ማሽን, ዲፕ ፍሪዘር, ቴሌቪዥን, የቡና ማሽን, የጋዝ ምድጃ, ብርጭቆ`,
    om: wordList`mana bilcheessaa, meeshaa bilcheessaa, meeshaa kushinaa, firijii, eelee, televiizhinii, qaana nyaataa`,
    ti: wordList`ናውቲ ክሽነ, ፍሪጅ, መቕሎ, ቴሌቭዥን, ድስቲ`,
  },
} as const satisfies Partial<Record<CategorySlug, CategoryWords>>;
