import type { CategorySlug } from '../categories.ts';
import { type CategoryWords, wordList } from './word-list.ts';

export const healthWords = {
  medical: {
    en: wordList`medicine, drugs, pharmaceuticals, medical equipment, medical supplies, surgical gloves, syringe, ultrasound, X-ray, patient bed, oxygen,
      oxygen concentrator, anaesthesia machine, hospital equipment, vaccine, dental equipment, face mask, wheelchair, infusion, autoclave`,
    am: wordList`መድኃኒት, መድሃኒት, የሕክምና መሣሪያ, የህክምና መሳሪያ, የሕክምና ዕቃ, ጓንት, የቀዶ ጥገና ጓንት, መርፌ, አልትራሳውንድ, ኤክስሬይ, የሕሙማን አልጋ, ኦክስጅን, ክትባት, የጥርስ ሕክምና, ተሽከርካሪ የአካል ጉዳተኛ ወንበር,
      የፊት ጭንብል, ግሉኮስ, የሆስፒታል ዕቃ, ፋርማሲ, የሕክምና ኦክስጅን, የቀዶ ሕክምና, የሕክምና መሣርያ`,
    om: wordList`qoricha, meeshaa yaalaa, meeshaa hospitaalaa, guwaantii, talaallii`,
    ti: wordList`መድሓኒት, መሳርሒ ሕክምና, ናውቲ ሕክምና, ክታበት`,
  },
  laboratory: {
    en: wordList`laboratory equipment, laboratory chemicals, reagent, microscope, centrifuge, glassware, test kit, chemistry analyzer, hematology analyzer,
      spectrophotometer, petri dish, laboratory supplies, incubator, pipette, distilled water, soil testing kit, testing kit, fume hood, PCR machine, rapid test`,
    am: wordList`የላቦራቶሪ ዕቃ, የላብራቶሪ ዕቃዎች, የላቦራቶሪ ኬሚካል, ሪኤጀንት, ማይክሮስኮፕ, ሴንትሪፉጅ, የላቦራቶሪ መሣሪያ, የመመርመሪያ ኪት, የኬሚስትሪ ማሽን, የደም መመርመሪያ, ቤተ ሙከራ, የቤተ ሙከራ ዕቃ, የብርጭቆ ዕቃ, ኢንኩቤተር,
      የላብራቶሪ ግብዓት, ፒፔት, የመመርመሪያ መሣሪያ, ፒሲአር`,
    om: wordList`maaykirooskooppii, meeshaalee burcuqqoo, burcuqqoo, meeshaa laaboraatorii, keemikaala laaboraatorii, maayikirooskooppii`,
    ti: wordList`መሳርሒታት ላቦራቶሪ, ላቦራቶሪ, ናውቲ ላቦራቶሪ, ከሚካል ላቦራቶሪ, ማይክሮስኮፕ`,
  },
  'health-services': {
    en: wordList`medical check-up, medical service, health service, hospital service, clinic service, medical examination, staff medical treatment,
      health screening, laboratory service, veterinary service, animal health, veterinary drugs, vaccination campaign, occupational health,
      first aid training, dental service, eye care, health insurance`,
    am: wordList`የጤና አገልግሎት, የሕክምና አገልግሎት, የህክምና አገልግሎት, የጤና ምርመራ, የሕክምና ምርመራ, የሠራተኞች ሕክምና, የክሊኒክ አገልግሎት, የሆስፒታል አገልግሎት, የጤና መድን, የእንስሳት ሕክምና, የእንስሳት ጤና, የእንስሳት መድኃኒት,
      የእንስሳት ክትባት, የዐይን ሕክምና, የመጀመሪያ እርዳታ, የሠራተኞች ጤና, ቅድመ ቅጥር ምርመራ, የላቦራቶሪ አገልግሎት`,
    om: wordList`tajaajila fayyaa, tajaajila yaalaa, fayyaa beeyladaa, qoricha beeyladaa`,
    ti: wordList`ኣገልግሎት ጥዕና, ኣገልግሎት ሕክምና, ጥዕና እንስሳት`,
  },
  agriculture: {
    en: wordList`agriculture, fertilizer, improved seed, seedling, pesticide, herbicide, insecticide, livestock, cattle, oxen, dairy cow, poultry, chicken,
      animal feed, beehive, farm tools, fishery, knapsack sprayer, fattening, forage, sheep and goats, heifer, bull, fertiliser, seed, tree seedling, fruit seedling, compost, coffee seedling`,
    am: wordList`ግብርና, ማዳበሪያ, ምርጥ ዘር, የዘር አቅርቦት, ችግኝ, ፀረ ተባይ, ጸረ አረም, የከብት መኖ, መኖ, የወተት ላም, በሬ, የእርድ በሬ, ዶሮ, የዶሮ ጫጩት, በግና ፍየል, የንብ ቀፎ, የግብርና መሣሪያ, የእርሻ መሣሪያ, ዓሣ, ከብት,
      የእንስሳት መኖ`,
    om: wordList`gaagura, midhaan, adaala, farra ilbiisotaa qonnaa, qonna, xaa'oo, sanyii filatamaa, biqiltuu, nyaata beeyladaa, horii, lukkuu`,
    ti: wordList`ድኹዒ, ድኹዕቲ, ቆፎ ንህቢ, ኣባዕር, ኣርሒ, ዘርኢ, ሕርሻ, ድዑክዒ, ምሩጽ ዘርኢ, ፈልሲ, መግቢ እንስሳ, ደርሁ`,
  },
  'food-catering': {
    en: wordList`food items, catering, catering service, cafeteria, teff, wheat flour, bread, rice, pasta, macaroni, edible oil, sugar, meat, vegetables, fruits,
      bottled water, injera, lentils, spices, coffee, refreshment, lunch service, milk, onion`,
    am: wordList`ምግብ, የምግብ አቅርቦት, የምግብ ግብዓት, መስተንግዶ, የመስተንግዶ አገልግሎት, ካፌ, ካፍቴሪያ, ጤፍ, ዱቄት, የስንዴ ዱቄት, ዳቦ, ሩዝ, ፓስታ, መኮሮኒ, የምግብ ዘይት, ስኳር, ሥጋ, አትክልትና ፍራፍሬ, እንጀራ, ምስር, ሽሮ, በርበሬ, ቡና,
      የታሸገ ውሃ, ሽንኩርት, ወተት`,
    om: wordList`foon, aannan, kaaffee hojjettootaa, muduraa, midhaan nyaataa, nyaata, dhiyeessii nyaataa, xaafii, daabboo, daakuu qamadii, zayitii nyaataa, shukkaara, kuduraa fi muduraa`,
    ti: wordList`ኣሕምልቲ, ፍራምረ, ካፍተርያ, ጸባ, ስርናይ, እኽሊ, ምግቢ, ቀረብ ምግቢ, ጣፍ, ሕብስቲ, ሓርጭ ስርናይ, ዘይቲ ምግቢ, ሽኮር, ስጋ`,
  },
  'relief-shelter': {
    en: wordList`relief items, humanitarian, emergency shelter, tent, tarpaulin, plastic sheet, blanket, non-food items, NFI, hygiene kit, dignity kit,
      jerrycan, mosquito net, sleeping mat, food aid, emergency supplies, refugee camp, family kit, supplementary food`,
    am: wordList`የእርዳታ ቁሳቁስ, የእርዳታ እህል, ሰብዓዊ እርዳታ, ሰብአዊ ድጋፍ, ድንኳን, መጠለያ, ጊዜያዊ መጠለያ, ሸራ, ብርድ ልብስ, ጀሪካን, የወባ አጎበር, አጎበር, የንጽሕና ኪት, የተፈናቃዮች, ተፈናቃዮች, አልሚ ምግብ, የአደጋ ጊዜ, ምግብ ነክ ያልሆኑ`,
    om: wordList`gargaarsa namoomaa, dunkaana, uffata halkanii, jaarrikaana, agobara`,
    ti: wordList`ረድኤት, ተንዳ, ኮቦርታ, ጀሪካን, መጽለሊ`,
  },
} as const satisfies Partial<Record<CategorySlug, CategoryWords>>;
