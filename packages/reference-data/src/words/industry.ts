import type { CategorySlug } from '../categories.ts';
import { type CategoryWords, wordList } from './word-list.ts';

export const industryWords = {
  'textiles-uniforms': {
    en: wordList`
      apron, backpack, bed sheet, blankets and bed sheets, carpet, cloth, coat, cotton, cotton lint, cotton yarn,
      curtain, curtains, fabric, flag, footwear, garment, garments, gown, gowns, hides, hides and skins, jacket,
      jackets, leather jacket, leather shoe, leather shoes, overall, overalls, protective clothing, rain coat,
      raincoat, safety boots leather, safety clothing, scarf, school shoe, school uniform, sewing, sewing of uniforms,
      shirt, shoes, skins, sportswear, staff uniform, suit, sweater, T-shirt, T-shirts, tailoring, textile, towel,
      trousers, umbrella, uniform, uniforms, wool yarn, work clothes, working clothes, yarn, yarn and dyes`,
    am: wordList`
      ሌጦ, ልብስ ስፌት, መጋረጃ, ሙሉ ልብስ, ምንጣፍ, ሰንደቅ ዓላማ, ሱሪ, ስፌት, ሸሚዝ, ሹራብ, ቆዳ, ቆዳና ሌጦ, ቡትስ ጫማ, ባንዲራ, ብርድ ልብስ እና አንሶላ, ብትን ጨርቅ,
      ቦት ጫማ, ቱታ, ቲሸርት, አልባሳት, አንሶላ, ካፖርት, ኮት, ኮፍያ, የልብስ ስፌት, የሠራተኞች ልብስ, የሠራተኞች የደንብ ልብስ, የሥራ ልብስ, የሥራ ጫማ, የሰራተኞች ልብስ,
      የስፌት አገልግሎት, የቆዳ ጫማ, የተማሪ ዩኒፎርም, የተዘጋጁ ልብሶች, የትራስ ጨርቅ, የአልጋ ልብስ, የዝናብ ልብስ, የደንብ ልብስ, የደንብ ልብሶች, የጥበቃ ልብስ, የጥጥ ክር,
      ዩኒፎርም, ጃንጥላ, ጃኬት, ጋዋን, ጥላ, ጥጥ, ጨርቃ ጨርቅ, ጨርቅ, ጫማ, ፎጣ`,
    om: wordList`
      alaabaa, ansoolaa, gogaa, golgaa, huccuu, huccuu hodhuu, huccuu hojii, jaakkeetii, jirbii, koofiyaa, kophee,
      kophee fi uffata, kophee hojii, kopheewwan, maashina hodhaa, tiishartii, tuutaa, uffata, uffata hojii,
      uffata hojii hojjettootaa, uffata hojjettootaa, uffata roobaa, uffata seeraa, yunifoormii, yuunifoormii`,
    ti: wordList`
      መጋረጃ, ማሽን ስፌት, ሳእኒ, ቆርበት, ቆብዕ, ባንዴራ, ብትን ጨርቂ, ቱታ, ቲሸርት, ናይ ስራሕ ጫማ, ኣንሶላ, ክዳን, ክዳን ስራሕ, ክዳን ዝናብ, ክዳውንቲ, ዩኒፎርም,
      ጃኬት, ጡጥ, ጨርቂ, ጫማ`,
  },
  cleaning: {
    en: wordList`
      air freshener, alcohol sanitizer, bleach, broom, cleaning and janitorial, cleaning chemicals, cleaning materials,
      cleaning service, cleaning supplies, detergent, disinfectant, floor cleaner, fumigation, hand sanitizer,
      housekeeping service, hygiene materials, janitorial, janitorial service, laundry service, laundry soap,
      liquid soap, mop, office cleaning, pest control, powder soap, sanitary materials, sanitary pad,
      sanitation materials, sanitizer, soap, soft paper, tissue paper roll, toilet cleaner, toilet paper`,
    am: wordList`
      ላርጎ, ላውንድሪ, መወልወያ, መጥረጊያ, ማጽዳት, ሞዴስ, ሳሙና, ሳሙናና ዲተርጀንት, ሳኒታይዘር, ሶፍት, ሶፍት ወረቀት, በረኪና, ተባይ ማጥፋት, አላቂ የፅዳት, ኦሞ,
      የልብስ ሳሙና, የልብስ ንጽሕና, የልብስ እጥበት, የመጸዳጃ ወረቀት, የማጽዳት, የማጽዳት አገልግሎት, የሴቶች ንጽሕና መጠበቂያ, የሽታ ማጥፊያ, የሽንት ቤት ማጽጃ,
      የተባይ ርጭት, የንጽህና መጠበቂያ, የንጽህና ዕቃ, የንጽሕና መጠበቂያ, የንፅህና መጠበቂያ, የእጥበት አገልግሎት, የዱቄት ሳሙና, የገላ ሳሙና, የጽዳት ሠራተኛ, የጽዳት ሥራ,
      የጽዳት አገልግሎት, የጽዳት ኬሚካል, የጽዳት ዕቃ, የጽዳት ዕቃዎች, የፀረ ተባይ ርጭት, የፅዳት እቃዎች, የፅዳት ኬሚካል, የፅዳት ዕቃ, ዲተርጀንት, ጽዳት, ፈሳሽ ሳሙና,
      ፈሳሽ ሳሙናና, ፓውደር ሳሙና`,
    om: wordList`
      barakiinaa, dhangala'aa xuuxuu, dittarjeentii, farra ilbiisotaa, haxooftuu, hojii qulqullinaa,
      ilbiisa balleessuu, meeshaa qulqullinaa, meeshaalee qulqullinaa, moodesii, omoo, oomoo, qulqullina,
      qulqullina waajjiraa, saamunaa, saamunaa dhangala'aa, saanitaayizarii, soofii, sooftii, tajaajila qulqulleessuu,
      tajaajila qulqullinaa, uffata miiccuu`,
    ti: wordList`
      ሕጽቦ ክዳን, መኾስተር, መጸረዪ, መፅረዪ, ምሕፃብ ክዳን, ሞዴስ, ሳሙና, ሳምና, ሳኒታይዘር, ሶፍት, በረኪና, ነፀጋ ፀረ ሓሸራ, ናውቲ ጽሬት, ናውቲ ፅሬት, ኣቕሑ ፅሬት,
      ኣገልግሎት ሕጽቦ, ኣገልግሎት ጽሬት, ኣገልግሎት ፅሬት, ኦሞ, ፅሬት`,
  },
  'steel-metalwork': {
    en: wordList`
      aluminium doors and windows, aluminium profile, aluminium work, aluminum doors and windows, aluminum work,
      angle iron, barbed wire, container house, deformed bar, gabion, gabion wire, galvanized steel, gate work, grill,
      handrail, hollow section, iron bar, iron sheet, LTZ, metal container, metal door, metal fabrication,
      metal shelf work, metal windows, metal work, metal works, metalwork, reinforcement bars, RHS, sheet metal, steel,
      steel container, steel door, steel pipe, steel plate, steel products, steel structure, steel truss, welding,
      welding work, wire mesh`,
    am: wordList`
      ላሜራ, ሽቦ, ብረታ ብረት, ብረት, ብረት ማቅለጥ, ብየዳ, ቱቦላሬ, አሉሚኒየም, አሉሚኒየም በርና መስኮት, አልሙኒየም ሥራ, አልሙኒየም በር, አርኤችኤስ, አሽዋ ሽቦ, አንግል,
      አንግል ብረት, ኤልቲዜድ, እሾሃማ ሽቦ, ወንፊት ሽቦ, የሽቦ አጥር, የብረታ ብረት ሥራ, የብረታብረት, የብረት መስኮት, የብረት መዋቅር, የብረት ሥራ, የብረት በር,
      የብረት ቱቦ, የብረት አጥር, የብረት ኮንቴይነር, የብረት ውጤቶች, የብረት ግዥ, የብየዳ ሥራ, የአሉሚኒየም ሥራ, የአሉሚኒየም በርና መስኮት, የአልሙኒየም ሥራ, የአጥር ሽቦ,
      ጋቢዮን, ግሪል`,
    om: wordList`
      aluminiyemii, balbala sibiilaa, dallaa shiboo, foolii sibiilaa, hojii aluminiyemii, hojii sibiilaa,
      karra sibiilaa, konteenarii, laameeraa, shiboo, shiboo qoree, sibiila, sibiila ijaarsaa, weldingii`,
    ti: wordList`
      ላሜራ, ሓጺን, ሓፂን, ሓፂን ማዕፆ, ሓፃውንቲ, ማዕፆ ሓፂን, ስራሕ ሓጺን, ስራሕ ሓፂን, ስራሕ ብረታ ብረት, ስራሕ ኣሉሚንየም, በሪ ሓጺን, ብረታ ብረት, ብየዳ, ኣሉሚንየም,
      እሾኻዊ ሽቦ, ኮንቴነር`,
  },
  'timber-woodwork': {
    en: wordList`
      bamboo, carpentry, carpentry work, chipboard, eucalyptus, eucalyptus log, eucalyptus pole, eucalyptus trees,
      forest products, formwork, hardwood, joinery, logs, lumber, MDF, particle board, plywood, sawmill, sawn timber,
      sawn wood, timber, veneer, wood, wood products, wood work, wooden box, wooden door, wooden pallet,
      wooden poles treated, woodwork`,
    am: wordList`
      ሞራሌ, ቀርከሃ, በርና መስኮት, ባሕር ዛፍ, ቺፕውድ, ችፑድ, አናጺ, አጠና, አጣና, ኤምዲኤፍ, እንጨት, ኮምፐርሳቶ, ኮምፔርሳቶ, የቀርከሃ, የባህር ዛፍ, የባህርዛፍ ምሰሶ,
      የባሕር ዛፍ ግንድ, የአናጢነት, የአናጢነት ሥራ, የአናጺ ሥራ, የእንጨት ምሰሶ, የእንጨት ሥራ, የእንጨት በር, የእንጨት ውጤት, የእንጨት ፓሌት, የዛፍ ሽያጭ, የደን ምርት,
      የደን ሽያጭ, ግንዲላ, ግንድ, ግንድላ, ጣውላ, ፎርምወርክ, ፕላይውድ`,
    om: wordList`
      baargamoo, balbala fi foddaa, balbala mukaa, barzaafii, bu'aa bosonaa, hojii muka, hojii mukaa, koompersaatoo,
      muka, muka baargamoo, mukkeen, xaawulaa`,
    ti: wordList`
      ማዕፆን መስኮትን, ስራሕ ዕንጨይቲ, ስራሕ ፀራቢ, ቀላሚጦስ, ባሕሪ ዛፍ, ባሕርዛፍ, ኣግራብ, ኣጣና, ዕንጨይቲ, ዕንፀይቲ, ግንዲ, ጣውላ, ጨንፈር, ፀራቢ, ፍርያት ዕንጨይቲ`,
  },
  'plastics-packaging': {
    en: wordList`
      bags, barrel, barrels, bottle, bottles, cap and closure, carton, cartons, corrugated box, crates, crown cork,
      empty bottles, empty drums, foam, geomembrane, jerry can, jerry cans empty, jute sack, label, label roll,
      packaging, packaging film, packaging material, packaging materials, packing material, plastic bag,
      plastic bottle, plastic chair, plastic container, plastic crate, plastic drum, plastic drums, polypropylene bag,
      polythene bag, PP bag, PP bags, preform, rubber, sack, sacks, shrink film, shrink wrap, stretch film,
      tarpaulin bag, woven bags`,
    am: wordList`
      ላስቲክ, ሌብል, ማሸጊያ, ማዳበሪያ ከረጢት, ሳጥን ማሸጊያ, ቆርኪ, በርሚል, በርሜል, ባሬላ, ባዶ በርሜል, ባዶ ጆንያ, ከረጢት, ኩንታል ጆንያ, ካርቶን, ካርቶን ማሸጊያ,
      ክዳን, የማሸጊያ ከረጢት, የማሸጊያ ካርቶን, የማሸጊያ ዕቃ, የማሸጊያ ፊልም, የካርቶን ማሸጊያ, የዱቄት ከረጢት, የጆንያ ግዥ, የፕላስቲክ ሳጥን, የፕላስቲክ ከረጢት,
      የፕላስቲክ ወንበር, የፕላስቲክ ውጤቶች, የፕላስቲክ ዕቃ, የፕላስቲክ ጠርሙስ, ጂኦሜምብሬን, ጆንያ, ጠርሙስ, ፌስታል, ፒፒ ባግ, ፒፒ ከረጢት, ፕላስቲክ, ፕላስቲክ ከረጢት,
      ፕሪፎርም`,
    om: wordList`
      barmeelii, feestaalii, kaartoonii, kartoonii, keeshaa, korojoo laastikii, korojoo pilaastikii, laastikii,
      meeshaa saamsaa, pilaastikii, qarqara, qaruuraa`,
    ti: wordList`መዐሸጊ, መዕሸጊ, በርሚል, በርሜል, ከሻ, ከሻታት, ካርቶን, ጆንያ, ጠራሙዝ, ጥርሙስ, ፌስታል, ፕላስቲክ`,
  },
  'industrial-chemicals': {
    en: wordList`
      acetylene, additives, adhesive, aluminium sulfate, aluminium sulphate, calcium hypochlorite, caustic,
      caustic soda, chemicals, chlorine, dyes, dyestuff, enzyme, explosives, foundry, glue, hops, hydrochloric acid,
      hypochlorite, industrial chemicals, industrial gas, industrial raw material, industrial salt, kraft paper,
      laboratory acid, malt, pigments, polymer, raw materials, resin, soda ash, solvent, sulphuric acid,
      water treatment chemical, water treatment chemicals, wheat gluten`,
    am: wordList`
      ሃይድሮጅን ፐሮክሳይድ, ሙጫ, ማቅለሚያ, ሬዚን, ሰልፈሪክ አሲድ, ሶዳ አሽ, ቀለምና ኬሚካል, ብቅል, ተቀጣጣይ ፈንጂ, አሉሚኒየም ሰልፌት, አሉሚኒየም ሰልፌት ኬሚካል,
      አልሙኒየም, አልሙኒየም ሰልፌት, አሲቲሊን, አሲድ, ካልሲየም, ካልሲየም ሃይፖክሎራይት, ኬሚካል, ኬሚካሎች, ክሎሪን, ክርና ማቅለሚያ, ኮስቲክ ሶዳ, የማጣሪያ ኬሚካል,
      የኢንዱስትሪ ኬሚካል, የኢንዱስትሪ ጨው, የውሃ ማከሚያ ኬሚካል, የውሃ ማጣሪያ ኬሚካል, የፋብሪካ ኬሚካል, ጌሾ, ጥሬ እቃ, ጥሬ ዕቃ, ፈንጂ, ፖሊመር`,
    om: wordList`
      aluminiyeem salfeetii, asiidii, asiidii salfarikii, keemikaala, keemikaala industirii, keemikaalota, kilooriin,
      kilooriinii, kirrii, koostik soodaa, meeshaa dheedhii, meeshaalee dheedhii`,
    ti: wordList`
      መጽረዪ ማይ, ኣሉሚንየም ሰልፌት, ኣሲድ, ከሚካል, ኬሚካላት, ኬሚካል, ኬሚካል መጽረዪ ማይ, ክሎሪን, ኮስቲክ ሶዳ, ጥረ ነገር, ጥረ ኣቕሑ, ጥረ ኣቕሓ, ፈትሊ`,
  },
  'mining-minerals': {
    en: wordList`
      bauxite, clinker, coal, crushed stone, exploration licence, gemstone, gold, gravel production, gypsum mining,
      gypsum rock, iodized salt, iron ore, limestone, marble, mineral, mineral exploration, mining, mining equipment,
      opal, potash, pumice, quarry, quarry stone, salt mining, sand mining, stone crusher, stone crushing`,
    am: wordList`
      ማዕድን, ማዕድን ቁፋሮ, አዮዲን ጨው, እምነበረድ, እብነ በረድ, ኦፓል, ከሰል ድንጋይ, ካባ, ክሊንከር, ክሬሸር, ኳሪ, ወርቅ, የማዕድን ማውጣት, የማዕድን ምርት,
      የማዕድን ሥራ, የማዕድን ፍለጋ, የብረት ማዕድን, የኖራ ድንጋይ, የአሸዋ ካባ, የከበሩ ድንጋዮች, የካባ ሥራ, የኳሪ, የወርቅ, የድንጋይ መፍጫ, የድንጋይ ከሰል, የድንጋይ ካባ,
      የጠጠር ማምረቻ, የጨው ማዕድን, ጂፕሰም ድንጋይ, ፑሚስ, ፖታሽ`,
    om: wordList`
      albuuda, cilee dhagaa, dhagaa jiibsamii, dhagaa kasalaa, dhagaa marmaraa, kaabaa dhagaa, marmara,
      oomisha albuudaa, soogidda, warqee`,
    ti: wordList`ማዕድን, እምነ በረድ, እምነበረድ, እምኒ ከሰል, እምኒ ጂብሰም, ከሰል እምኒ, ካባ እምኒ, ወርቂ, ጨው, ፈሓም እምኒ`,
  },
  'tools-workshop': {
    en: wordList`
      agricultural hand tools, carpentry tools, chain saw, compressor, construction tools, drill machine,
      drilling machine, drilling tools, garage equipment, garage tools, generator tester, grinder, grinding machine,
      hammer, hand tool, hand tools, hoe, hydraulic jack, jack, ladder, lathe machine, machete, machine tools,
      measuring tape, milling machine, pick axe, pickaxe, pliers, power tool, power tools, saw, sewing machine,
      sewing machines, shovel, spanner, tool kit, toolbox, training workshop equipment, TVET equipment,
      TVET training equipment, welding machine, wheel barrow, wheelbarrow, workshop equipment, workshop machinery,
      workshop tools, wrench`,
    am: wordList`
      ሌዝ ማሽን, መሮ, መሰላል, መዶሻ, መፍቻ, መፍጫ ማሽን, ሚሊንግ ማሽን, ማሰልጠኛ ማሽኖች, ሜትር መለኪያ, ሜትር ማስመሪያ, ስፓነር, ቁልፍ መፍቻ, ቶርኖ, አካፋ, አካፋና ዶማ,
      ክሪክ, ኮምፕሬሰር, ወርክሾፕ ዕቃዎች, ዎርክሾፕ, የመሣሪያ ሳጥን, የመብሻ ማሽን, የሙያ ማሠልጠኛ መሣሪያ, የሥልጠና መሣሪያ, የብየዳ ማሽን, የቧንቧ መፍቻ,
      የቴክኒክና ሙያ ማሰልጠኛ, የቶርኖ ማሽን, የእርሻ መሣሪያ ማምረቻ, የእጅ መሣሪያ, የእጅ መሳሪያ, የእጅ መሳሪያዎች, የእጅ ጋሪ, የወርክሾፕ, የወርክሾፕ መሣሪያ,
      የወርክሾፕ ማሽን, የወርክሾፕ ዕቃ, የጋራዥ መሣሪያ, የጋራዥ ዕቃ, ድሪል ማሽን, ዶማ, ገጀራ, ጋሪ, ጋራዥ መሣሪያ, ግራይንደር, ፒንሳ`,
    om: wordList`
      akaafaa, akaafaa fi doomaa, burruusa, doomaa, gaarii harkaa, gaggeera harkaa, koompireesarii, maashina toornoo,
      maashina uraa, maashina weldingii, meeshaa gaaraajii, meeshaa harkaa, meeshaa workshooppii, meeshaalee harkaa,
      meeshaalee workshooppii, qotee, yaabbannoo`,
    ti: wordList`
      መሰላል, መሳርሒ ኢድ, መሳርሕታት ወርክሾፕ, ማርተሎ, ማሽን መብሲዕ, ማሽን ብየዳ, ማሽን ቶርኖ, ባዴላ, ባዴላን ዶማን, ናውቲ ኢድ, ናውቲ ወርክሾፕ, ናውቲ ጋራጅ, ካርየላ,
      ኮምፕሬሰር, ዶማ`,
  },
  'safety-fire': {
    en: wordList`
      access control, alarm system, biometric attendance, CCTV, fire alarm, fire extinguisher, fire extinguishers,
      fire fighting, fire fighting truck, fire hose, fire hydrant, fire protection, fire suppression, fire truck,
      helmet, metal detector, personal protective, personal protective equipment, PPE, reflective vest,
      reflective vests, road safety cone, safety boots, safety equipment, safety gloves, safety goggle, safety goggles,
      safety harness, safety helmet, safety materials, safety shoe, safety shoes, safety signs, safety vest,
      security camera, smoke detector, surveillance camera, traffic cone, traffic light, traffic sign,
      walk through detector, walk-through gate, X-ray baggage scanner, x-ray scanner security`,
    am: wordList`
      ሄልሜት, መፈተሻ መሣሪያ, ሲሲቲቪ, ሲሲቲቪ ካሜራ, ሴፍቲ, ሴፍቲ ጫማ, አንጸባራቂ ልብስ, እሳት ማጥፊያ, ካሜራ, የመፈተሻ መሣሪያ, የሥራ ላይ ደኅንነት,
      የሥራ ደህንነት መጠበቂያ, የሥራ ደኅንነት ዕቃ, የራስ ቁር, የስራ ደህንነት መጠበቂያ, የብረት መፈተሻ, የትራፊክ መብራት, የአደጋ መከላከያ, የአደጋ መከላከያ ልብስ,
      የአደጋ መከላከያ አልባሳት, የእሳት መከላከያ, የእሳት ማንቂያ, የእሳት ማጥፊያ, የእሳት አደጋ, የእሳት አደጋ መከላከያ, የእሳት አደጋ መኪና, የደህንነት መጠበቂያ,
      የደህንነት ካሜራ, የደህንነት ጓንት, የደህንነት ጫማ, የደህንነት ጫማና, የደኅንነት ቁሳቁስ, የደኅንነት ቆብ, የደኅንነት አልባሳት, የደኅንነት ጫማ, የጭስ ጠቋሚ`,
    om: wordList`
      abidda dhaamsituu, balaa abiddaa, balaa ibiddaa, dhaamsituu ibiddaa, heelmeetii, ittisa balaa ibiddaa,
      kaameraa CCTV, kaameraa eegumsaa, konkolaataa ibiddaa, kophee nageenyaa, meeshaa ittisa balaa,
      meeshaalee nageenyaa, mul'istuu aaraa, sakattaatuu sibiilaa, uffata ittisa balaa, uffata nageenyaa`,
    ti: wordList`
      ሄልሜት, ሓደጋ ሓዊ, መከላኸሊ ሓደጋ, መጠንቀቕታ ሓዊ, መጥፍኢ ሓዊ, መፈተሺ ሓፂን, ማኪና ሓደጋ ሓዊ, ናውቲ ድሕነት, ካሜራ, ካሜራ ድሕነት, ክዳን መከላኸሊ ሓደጋ,
      ጫማ ድሕንነት`,
  },
  'kitchen-appliances': {
    en: wordList`
      blender, cafeteria equipment, cafeteria utensils, catering equipment, coffee machine, cook stove, cooking pot,
      cooking utensils, cookware, cups, cutlery, deep freezer, dish, dish washer, dough mixer, electric kettle,
      electric stove, flask, gas stove, home appliances, household utensils, injera baking machine, injera mitad,
      injera stove, kitchen equipment, kitchen items, kitchen materials, kitchen utensils, knife and fork,
      laundry machine, microwave, mitad, oven, plates and cups, pot, pots, refrigerator, refrigerators, spoon, stove,
      tea kettle, television, thermos, tray, utensils, vacuum cleaner, washing machine, water boiler, water dispenser,
      water heater`,
    am: wordList`
      ማቀዝቀዣ, ማንኪያ, ማይክሮዌቭ, ምድጃ, ምግብ ማብሰያ, ምጣድ, ሳህን, ሳህንና ማንኪያ, ሳህንና ኩባያ, ብርጭቆ, ቴሌቪዥን, ቴርሞስ, ትሪ, ኤሌክትሪክ ምድጃ, ኦቨን, ኩባያ,
      የሊጥ ማቡኪያ, የልብስ ማጠቢያ ማሽን, የመመገቢያ ሳህን, የመመገቢያ ዕቃ, የማብሰያ ምድጃ, የማብሰያ ዕቃ, የማዕድ ቤት ዕቃ, የምግብ ማብሰያ, የሻይ ማሽን, የሻይ ማፍያ,
      የቡና ማሽን, የቤት ውስጥ መገልገያ, የኤሌክትሪክ ምድጃ, የኤሌክትሪክ ምጣድ, የእንጀራ መጋገሪያ, የእንጀራ ምጣድ, የኩሽና, የኩሽና ዕቃ, የካፌ ዕቃ, የወጥ ቤት ቁሳቁስ,
      የወጥ ቤት ዕቃ, የወጥ ቤት ዕቃዎች, የውኃ ማሞቂያ, የውኃ ማፍያ, የዳቦ መጋገሪያ ማሽን, የጋዝ ምድጃ, ዲፕ ፍሪዘር, ድስት, ፍሪጅ, ፔርሙዝ`,
    om: wordList`
      danfisaa bishaanii, distii, eelee, eelee buddeenaa, fal'aana, firiijii, firijii, kubbaayyaa, maashina bunaa,
      maashina daabboo, maashina uffata miiccu, mana bilcheessaa, meeshaa bilcheessaa, meeshaa kushinaa,
      meeshaa mana bilcheessaa, meeshaalee bilcheessaa, meeshaalee mana nyaataa, midijjaa, qaana nyaataa,
      saanii fi kubbaayyaa, televiizhinii, xuwwee`,
    ti: wordList`
      መቕለቢ እንጀራ, መቕሎ, መፍልሒ ማይ, ማሽን ሕፅቦ ክዳን, ማሽን ቡን, ማሽን ባኒ, ማንካ, ሞጎጎ, ሽሓነ, ሽሓነን ኩባያን, ቴሌቭዥን, ናውቲ መግቢ, ናውቲ ክሽነ,
      ናውቲ ክሽነን, ኣቕሓ ክሽነ, እቶን, ኩባያ, ክሽነ, ድስቲ, ፍሪጅ`,
  },
} as const satisfies Partial<Record<CategorySlug, CategoryWords>>;
