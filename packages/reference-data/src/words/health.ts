import type { CategorySlug } from '../categories.ts';
import { type CategoryWords, wordList } from './word-list.ts';

export const healthWords = {
  medical: {
    en: wordList`
      anaesthesia machine, autoclave, bandage, blood bag, BP apparatus, condom, contraceptive, cotton wool, crutches,
      delivery bed, delivery kit, dental chair, dental equipment, dental unit, dialysis, drug, drugs, ECG,
      examination couch, examination gloves, eye glasses, eyeglasses, face mask, first aid kit, gauze,
      gloves and masks, hearing aid, hospital bed, hospital beds, hospital equipment, hospital furniture,
      infant incubator, infusion, infusion pump, IV fluid, medical consumables, medical device, medical equipment,
      medical supplies, medicine, medicines, nutrition supplement, ophthalmic, orthopaedic, oxygen,
      oxygen concentrator, oxygen cylinder, oxygen plant, patient bed, patient monitor, pharmaceutical,
      pharmaceuticals, phototherapy, phototherapy unit, prosthesis, rapid test kit, spectacles, stethoscope,
      surgical gloves, surgical instruments, surgical mask, suture, syringe, thermometer, ultrasound, vaccine,
      ventilator, wheelchair, wheelchairs, X-ray`,
    am: wordList`
      ሆስፒታል አልጋ, መርፌ, መነጽር, መድሃኒት, መድኃኒት, መድኃኒቶች, ማደንዘዣ, ሰው ሠራሽ አካል, ሲሪንጅ, ስቴትስኮፕ, ተሽከርካሪ ወንበር ለአካል ጉዳተኞች,
      ተሽከርካሪ የአካል ጉዳተኛ ወንበር, ቴርሞሜትር, አላቂ የሕክምና ዕቃ, አልትራሳውንድ, ኤክስሬይ, ኦክስጅን, ኦክስጅን ሲሊንደር, ክራንች, ክትባት, ኮንዶም, ዊልቸር, ዊልቼር,
      የህክምና መሳሪያ, የህክምና መገልገያ, የህክምና እቃዎች, የህክምና ግብዓት, የሆስፒታል አልጋ, የሆስፒታል ዕቃ, የሕሙማን አልጋ, የሕክምና መሣሪያ, የሕክምና መሣርያ,
      የሕክምና መገልገያ, የሕክምና ኦክስጅን, የሕክምና ዕቃ, የሕክምና ግብዓት, የሕክምና ፍጆታ, የመጀመሪያ ዕርዳታ, የቀዶ ሕክምና, የቀዶ ጥገና መሣሪያ, የቀዶ ጥገና ክር,
      የቀዶ ጥገና ጓንት, የኦክስጅን ሲሊንደር, የዓይን መነጽር, የደም ከረጢት, የደም ግፊት መለኪያ, የጥርስ ህክምና ዕቃ, የጥርስ ሕክምና, የፈጣን ምርመራ ኪት, የፊት ጭምብል,
      የፊት ጭንብል, ግሉኮስ, ጎዝ, ጓንት, ጭምብል, ፋርማሲ, ፋሻ, ፋሻና ጎዝ`,
    om: wordList`
      altiraasaawundii, burcuqqoo ijaa, eksireeyii, faashaa, guwaantii, maaskii, maaskii afaanii, meeshaa hospitaalaa,
      meeshaa wal'aansaa, meeshaa yaalaa, meeshaalee fayyaa, meeshaalee hospitaalaa, meeshaalee wal'aansaa,
      meeshaalee yaalaa, oksijiinii, oksijinii, qoricha, qorichoota, qorichoota beeyladaa, siree hospitaalaa,
      siriinjii, talaallii, wiilcheerii`,
    ti: wordList`
      መሳርሒ ሕክምና, መሳርሒ ሕክምና እንስሳ, መሳርሕታት ሕክምና, መነፅር, መነፅር ዓይኒ, መድሓኒታት, መድሓኒት, መድሓኒት እንስሳ, ማስክ, ማሽን ራጂ, ራጂ, ናውቲ ሕክምና,
      ናውቲ ጥዕና, ኣልትራሳውንድ, ኣቑሑ ሕክምና, ኣክሲጅን, ኣፋውስ, ኦክስጅን, ክታበት, ዊልቸር, ዓራት ሆስፒታል, ጓንቲ, ፈውሲ, ፋሻ`,
  },
  laboratory: {
    en: wordList`
      analytical balance, analytical instrument, analyzer, centrifuge, chemistry analyzer, chromatograph,
      chromatography, culture media, digital balance, distilled water, distiller, fume hood, glassware,
      hematology analyzer, hot plate, HPLC, incubator, lab chemicals, lab equipment, laboratory chemicals,
      laboratory consumables, laboratory equipment, laboratory glassware, laboratory reagents, laboratory supplies,
      microscope, moisture meter, PCR, PCR machine, petri dish, pH meter, pipette, rapid test, reagent, reagents,
      soil testing kit, spectrophotometer, test kit, test tube, testing kit, water bath, water distiller,
      weighing balance`,
    am: wordList`
      ሄማቶሎጂ አናላይዘር, ላብራቶሪ ኬሚካል, ላቦራቶሪ ኬሚካሎች, ማይክሮስኮፕ, ሪኤጀንት, ሴንትሪፉጅ, ሴንትሪፊውጅ, ስፔክትሮፎቶሜትር, ቤተ ሙከራ, ቴስት ቲዩብ, አናላይዘር,
      አውቶክሌቭ, ኢንኩቤተር, የላብራቶሪ, የላብራቶሪ መሣሪያ, የላብራቶሪ መስታወት, የላብራቶሪ ሪኤጀንት, የላብራቶሪ ኬሚካል, የላብራቶሪ ኬሚካሎች, የላብራቶሪ ዕቃዎች,
      የላብራቶሪ ግብዓት, የላቦራቶሪ መሣሪያ, የላቦራቶሪ መስታወት, የላቦራቶሪ ሚዛን, የላቦራቶሪ ሪኤጀንት, የላቦራቶሪ አላቂ, የላቦራቶሪ ኬሚካል, የላቦራቶሪ ዕቃ,
      የላቦራቶሪ ግብዓት, የመመርመሪያ መሣሪያ, የመመርመሪያ ኪት, የምርመራ ኪት, የቤተ ሙከራ ዕቃ, የብርጭቆ ዕቃ, የኬሚስትሪ ማሽን, የደም መመርመሪያ, የደም ምርመራ ማሽን,
      ዲጂታል ሚዛን, ፒሲአር, ፒኤች ሜትር, ፒፔት`,
    om: wordList`
      burcuqqoo, gilaasii laaboraatorii, inkubeetarii, keemikaala laaboraatorii, keemikaalota laaboraatorii,
      laaboraatorii, laabraatoorii, laabraatorii, maayikirooskooppii, maaykirooskooppii, meeshaa laaboraatorii,
      meeshaalee burcuqqoo, meeshaalee gilaasii laaboraatorii, meeshaalee laaboraatorii, meeshaalee laabraatoorii,
      otokileevii, reejentii, riijentii, riijentii laaboraatorii, seentrifuujii, spektiroofootoometirii`,
    ti: wordList`
      ላብራቶሪ, ላቦራቶሪ, መሳርሒ ላቦራቶሪ, መሳርሒታት ላቦራቶሪ, ማይክሮስኮፕ, ሪኤጀንት, ሴንትሪፊዩጅ, ስፔክትሮፎቶሜትር, ናውቲ ላቦራቶሪ, ኣውቶክሌቭ, ከሚካል ላቦራቶሪ,
      ኬሚካላት ላቦራቶሪ, ኬሚካል ላቦራቶሪ`,
  },
  'health-services': {
    en: wordList`
      ambulance service, animal health, clinic service, dental service, eye care, first aid training, health check,
      health checkup, health insurance, health screening, health service, hospital service, hospital treatment,
      laboratory service, medical check up, medical check-up, medical checkup, medical examination, medical service,
      medical service for employees, medical treatment, occupational health, staff medical treatment,
      vaccination campaign, vaccination service, veterinary, veterinary clinic service, veterinary service`,
    am: wordList`
      ቅድመ ቅጥር ምርመራ, የህክምና አገልግሎት, የሆስፒታል አገልግሎት, የላቦራቶሪ አገልግሎት, የሕክምና ምርመራ, የሕክምና ተቋም አገልግሎት, የሕክምና አገልግሎት,
      የመጀመሪያ እርዳታ, የሠራተኞች ሕክምና, የሠራተኞች ጤና, የቅጥር የጤና ምርመራ, የአምቡላንስ አገልግሎት, የእንስሳት ሕክምና, የእንስሳት ሕክምና አገልግሎት, የእንስሳት ክትባት,
      የእንስሳት ጤና, የክሊኒክ አገልግሎት, የዐይን ሕክምና, የጤና መድን, የጤና ምርመራ, የጤና አገልግሎት`,
    om: wordList`
      fayyaa beeyladaa, qorannoo fayyaa, qoricha beeyladaa, tajaajila fayyaa, tajaajila yaala beeyladaa,
      tajaajila yaalaa, yaala beeyladaa, yaala fayyaa hojjettootaa`,
    ti: wordList`ሕክምና ሰራሕተኛታት, ሕክምና እንስሳ, መርመራ ጥዕና, ምርመራ ጥዕና, ኣገልግሎት ሕክምና, ኣገልግሎት ጥዕና, ጥዕና እንስሳት`,
  },
  agriculture: {
    en: wordList`
      agricultural inputs, agriculture, agro-chemicals, agrochemicals, animal feed, apiculture, barley seed, bean seed,
      bee colonies, bee colony, bee hives, beehive, beekeeping, bull, calf, camel, cattle, chicken, chopper machine,
      coffee seedling, coffee washing station, combine harvester, compost, concentrate feed, cotton seed, dairy cow,
      dap, day old chicks, donkey, farm tools, fattening, feed mill, feed processing, fertiliser, fertilizer,
      fingerlings, fish cages, fishery, fishing gear, fishing net, flower farm, fodder, forage, fruit seedling, goats,
      goats and sheep, greenhouse, hatchery, hay, heifer, herbicide, hermetic bag, honey bee, improved seed,
      insecticide, knapsack sprayer, layer feed, lime, livestock, maize seed, milking machine, mung bean, NPS,
      onion seed, oxen, pesticide, potato seed, poultry, pullet, pullets, raw coffee, seed, seed cleaner,
      seed cleaning, seed cleaning machine, seedling, seedlings, sesame, sheep, sheep and goats, sheller, silo,
      sorghum seed, soybean, sprayer, straw, sugar cane, teff seed, thresher, threshing machine, tree seedling, urea,
      vegetable seed, vegetable seeds, veterinary drug, veterinary drugs, veterinary input, wheat seed`,
    am: wordList`
      ላሞች, መኖ, መኖ ማቀነባበሪያ, መውቂያ ማሽን, ማሾ, ማበጠሪያ, ማዳበሪያ, ማድለቢያ, ምርጥ ዘር, ምርጥ ዘሮች, ርጭት መሣሪያ, ሰሊጥ, ሰንጋ, በሬ, በቅሎ, በግ,
      በግና ፍየል, በጎች, ችግኝ, ንብ ማነብ, ንብ ቀፎ, ኖራ, አህያ, አኩሪ አተር, ከብት, ኮምባይነር, ወተት ማለቢያ, ወይፈን, ዓሣ, ዕጣን, የመርጫ መሣሪያ, የመኖ, የሚታረድ,
      የሣር ዘር, የሻይ ቅጠል, የቀንድ ከብት, የቀንድ ከብቶች, የበሬ ማድለቢያ, የበቆሎ ዘር, የበግ መኖ, የቡና ችግኝ, የንብ ማነቢያ, የንብ ቀፎ, የአረም መድኃኒት,
      የአትክልት ዘር, የአንድ ቀን ጫጩት, የእህል መውቂያ, የእርሻ መሣሪያ, የእርሻ መሣሪያዎች, የእርሻ ምርት, የእርሻ ግብዓት, የእርድ በሬ, የእንስሳት መኖ, የእንስሳት መድሃኒት,
      የእንስሳት መድኃኒት, የእንስሳት ዝርያ, የከብት መኖ, የኬሚካል መርጫ, የወተት ላም, የወተት ማለቢያ, የዓሣ መረብ, የዓሣ ማስገሪያ, የዓሳ, የዘር ማበጠሪያ,
      የዘር ማበጠሪያ ማሽን, የዘር አቅርቦት, የዛፍ ዘር, የደለበ, የደን ውጤት, የደን ዘር, የዶሮ መኖ, የዶሮ ቄብ, የዶሮ ጫጩት, የግብርና መሣሪያ, የግብርና ግብዓት,
      የፍራፍሬ ችግኝ, ዩሪያ, ድርቆሽ, ዶሮ, ዶሮዎች, ገለባ, ጊደር, ጊደሮች, ግመል, ግሪንሃውስ, ግብርና, ጥሬ ቡና, ጥጃ, ጫጩት, ጸረ አረም, ፀረ ተባይ, ፀረ ተባይ መድኃኒት,
      ፀረ ተባይ ኬሚካል, ፀረ አረም, ፉርሽካ, ፋጉሎ, ፍየል, ፍየሎች, ፍየሎችና በጎች`,
    om: wordList`
      adaala, beeyladoota, biiftuu, biiftuu keemikaalaa, biqiltuu, biqiltuu bunaa, cuucii, farra aramaa,
      farra ilbiisaa, farra ilbiisotaa qonnaa, gaagura, gaagura kanniisaa, gaala, galtee qonnaa, hoolaa,
      hoolaa fi re'ee, hoolota, horii, jabbii, kanniisa, kiyyoo qurxummii, loon, lukkuu, maashina midhaan dha'u, marga,
      marga beeyladaa, meeshaa keemikaala biifu, meeshaa qonnaa, meeshaalee qonnaa, midhaan, nyaata beeyladaa,
      nyaata horii, nyaata lukkuu, oomisha qonnaa, qonna, qoricha aramaa, qotiyyoo, qurxummii, raada, re'ee, re'oota,
      re'oota fi hoolota, sa'a aannanii, saliixa, sanyii, sanyii filatamaa, sanyii qamadii, xaa'oo`,
    ti: wordList`
      ላም ፀባ, ሓርማዝ, ሓሰር, ሕርሻ, መርበብ ዓሳ, መሳርሒ ሕርሻ, መሳርሒ ንህቢ, መንፀጊ ፀረ ባልዕ, መግቢ እንስሳ, መግቢ ከብቲ, ማሽን መዝረኢ, ምሩጽ ዘርኢ, ምሩፅ ዘርኢ,
      ሰሊጢ, ሰሊጥ, ሳዕሪ, ቆፎ ንህቢ, ቆፎ ንህብን, ቆፎታት, ቆፎታት ንህቢ, ብዕራይ, ናውቲ ሕርሻ, ንህቢ, ኣላሕም, ኣርሒ, ኣባዕር, ኣባጊዕ, ኣብዑር, ኣጋል, ኣጋልን ኣባጊዕን,
      ኣግማል, ኣጣል, እታወት ሕርሻ, ከብቲ, ዘርኢ, ደርሁ, ደርሆ, ድርቆሽ, ድኹዒ, ድኹዕቲ, ድዑክዒ, ጨጓሩት, ጨጫዊት, ፀረ ሓሸራ, ፀረ ባልዕ, ፈልሲ, ፈልስታት`,
  },
  'food-catering': {
    en: wordList`
      barley, beans, berbere, beverage, beverages, biscuit, biscuits, bottled water, bread, butter, cafeteria,
      cafeteria service, canned food, canteen, canteen service, canteen services, catering, catering service,
      catering services, cereals, chickpea, coffee, coffee and tea, cooking oil, corn soya blend, CSB, edible oil, egg,
      eggs, fafa, famix, flour, food ingredients, food items, food stuff, food supplies, foodstuff, fresh food,
      frozen meat, fruits, garlic, grain, hard wheat, honey, injera, juice, lentils, live oxen, lunch service,
      macaroni, maize, meat, milk, mineral water, noodles, nutritional food, onion, pasta, patient meal, peas, potato,
      powdered milk, pulses, ration, red pepper, refreshment, rice, school feeding, shiro, slaughter ox, snack,
      soft drinks, sorghum, spice, spices, sugar, table salt, tea and coffee, tea leaves, teff, tomato paste,
      vegetables, wheat, wheat flour`,
    am: wordList`
      ለስላሳ መጠጥ, መስተንግዶ, መኮሮኒ, ማር, ማሽላ, ማካሮኒ, ምስር, ምግብ, ምግብ ግብዓት, ሥጋ, ሩዝ, ስንዴ, ስኳር, ሻይ ቅጠል, ሻይ ቡና, ሽምብራ, ሽሮ, ሽንኩርት, ቀለብ,
      ቀይ ሽንኩርት, ቅመማ ቅመም, ቅቤ, በርበሬ, በቆሎ, ቡና, ባቄላ, ብስኩት, ተጨማሪ ምግብ, ቲማቲም, ነጭ ሽንኩርት, አተር, አትክልት, አትክልትና ፍራፍሬ, እህል, እንቁላል,
      እንጀራ, ካፌ, ካፍቴሪያ, ክበብ, ክክ, ወተት, ውሃና ለስላሳ, የህሙማን ምግብ, የለስላሳ, የሕሙማን ምግብ, የመስተንግዶ አገልግሎት, የምሳ አገልግሎት, የምግብ አቅርቦት,
      የምግብ እህል, የምግብ ዘይት, የምግብ ግብዓት, የምግብ ጥሬ ዕቃ, የምግብ ፍጆታ, የስንዴ ዱቄት, የሻይ ቡና, የቀለብ, የቀለብ እህል, የተማሪዎች ምግብ, የታሸገ ምግብ,
      የታሸገ ውሃ, የእርድ በሬዎች, የእንስሳት ተዋጽኦ, የካፌ አገልግሎት, የካፍቴሪያ አገልግሎት, የዱቄት ወተት, የዳቦ, የዳቦ ዱቄት, ዱቄት, ዳቦ, ድንች, ገብስ, ጤፍ, ጥራጥሬ,
      ጥሬ ሥጋ, ጥሬ ዕቃ ምግብ, ጨው, ጭማቂ, ፋሚክስ, ፋፋ, ፍራፍሬ, ፓስታ`,
    om: wordList`
      aannan, ataraa, baaqelaa, barbaree, bishaan saamsame, boqqolloo, daabboo, daakuu, daakuu qamadii,
      dhiyeessii nyaataa, dhugaatii, dinnicha, faafaa, foon, foon hoolaa, foon loonii, fuduraa, hanqaaquu, kaaffee,
      kaaffee hojjettootaa, kaafteeriyaa, killee, kuduraa, kuduraa fi fuduraa, kuduraa fi muduraa, makaroonii,
      midhaan dheedhii, midhaan nyaataa, mishingaa, misira, missira, muduraa, nyaata, nyaata qophaa'aa, paastaa,
      qamadii, qullubbii, ruuzii, shaayii, shaayii fi buna, shiroo, shukkaara, sukkaara, tajaajila kaafteeriyaa,
      tajaajila nyaataa, timaatima, xaafii, zayita nyaataa, zayitii, zayitii nyaataa`,
    ti: wordList`
      ሓርጭ, ሓርጭ ስርናይ, ሕብስቲ, መስተ, መግቢ, መግቢ ተምሃሮ, ማካሮኒ, ምግቢ, ሩዝ, ስርናይ, ስጋ, ሸቐጥ መግቢ, ሻሂ, ሻሂን ቡንን, ሽሮ, ሽኮር, ሽጉርቲ, ቀረብ ምግቢ,
      በርበረ, ባኒ, ብርስን, ናይ መግቢ, ኣሕምልቲ, ኣሕምልትን ፍራምረን, ኣገልግሎት ምግቢ, እንቋቑሖ, እኽሊ, ካፍተርያ, ኮሚደረ, ዓልቋይ, ዓተር, ዘይቲ, ዘይቲ መግቢ,
      ዘይቲ ምግቢ, ዝተዓሸገ ማይ, ዳቦ, ድንሽ, ጣፍ, ጥረ ስጋ, ጥረ ኣቕሓ መግቢ, ጸባ, ፀባ, ፊኖ ሓርጭ, ፋፋ, ፍራምረ, ፓስታ`,
  },
  'relief-shelter': {
    en: wordList`
      bed net, bed nets, blanket, blankets, core relief items, dignity kit, dignity kits, displaced households,
      displaced people, emergency kit, emergency shelter, emergency supplies, family kit, food aid, humanitarian,
      hygiene kit, jerry cans and blankets, jerrycan, kitchen set, mosquito net, mosquito nets, NFI, non-food items,
      plastic sheet, plastic sheeting, plastic sheets, refugee camp, refugees, relief items, shelter kit,
      shelter material, sleeping mat, sleeping mats, supplementary food, tarpaulin, tent, tents`,
    am: wordList`
      ለተፈናቃዮች, መጠለያ, ምንጣፍና ድንኳን, ምግብ ነክ ያልሆኑ, ሰብአዊ ድጋፍ, ሰብዓዊ እርዳታ, ሸራ, ሸራ ድንኳን, ብርድ ልብስ, ብርድልብስ, ተፈናቃዮች, አልሚ ምግብ, አጎበር,
      የመጠለያ ቁሳቁስ, የተፈናቃዮች, የነፍስ አድን ቁሳቁስ, የንጽሕና ኪት, የአልጋ አጎበር, የአደጋ ጊዜ, የእርዳታ ቁሳቁስ, የእርዳታ እህል, የወባ አጎበር, የውሃ ማጓጓዣ ጀሪካን,
      የዕርዳታ እህል, ድንኳን, ጀሪካን, ጊዜያዊ መጠለያ, ፕላስቲክ ሸራ`,
    om: wordList`
      agobara, agoobara, bildilibsii, dunkaana, gargaarsa, gargaarsa namoomaa, jaarrikaana, kiitii qulqullinaa, leefa,
      meeshaa gargaarsaa, meeshaalee gargaarsaa, meeshaalee nyaata hin taane, saaphana siree, shaaraa,
      uffata halkanii`,
    ti: wordList`
      መጽለሊ, ረድኤት, ረድኤት ኣቕሑ, ስደተኛታት, ሸራ, ብርድልብስ, ተመዛበልቲ, ተንዳ, ቴንዳ, ኣጎበር, ኪት ፅሬት, ኮበርታ, ኮቦርታ, ዘይምግባዊ, ዘይምግባዊ ቁሳቁስ, ዛንዚራ,
      ድንኳን, ጀሪካን`,
  },
} as const satisfies Partial<Record<CategorySlug, CategoryWords>>;
