import type { CategorySlug } from '../categories.ts';
import { type CategoryWords, wordList } from './word-list.ts';

export const worksWords = {
  'building-construction': {
    en: wordList`
      abattoir, apartment, apartment building, bill of quantities, blocks of classrooms, building block,
      building construction, building extension, building works, cattle market, ceiling work, church building,
      civil works, classroom block, classrooms, clinic building, coffee warehouse, compound fence, compound wall,
      construction, construction of building, construction of classroom, construction of fence, construction of four,
      construction of health center, construction of office, construction of one, construction of school,
      construction of shed, construction of store, construction of two, construction of warehouse, construction works,
      dining hall construction, dormitory, dormitory construction, fence construction, fence work, fence works,
      fencing, finishing work, finishing works, foundation, G+1, G+2, G+3, G+4, G+5, G+6, G+7, G+8, grain warehouse,
      grandstand, guard house, hangar, health post, hospital building, latrine, library building, market shed,
      maternity ward, mosque, office block, office building finishing works, office partition works, painting work,
      parking shed, partition work, partition works, plastering, renovation of building, residential building,
      roofing work, school building, shade construction, slaughterhouse, stadium, staff house, superstructure,
      tiling work, toilet block, turnkey, upgrading of lower primary school, upgrading of primary school,
      upgrading of school, warehouse construction`,
    am: wordList`
      ህንጻ ግንባታ, ልስን, መሠረት ቁፋሮ, መስጊድ ግንባታ, መጸዳጃ ቤት, መጸዳጃ ቤት ግንባታ, ሥራ ተቋራጭ, ስታዲየም, ሼድ ግንባታ, ሽንት ቤት ግንባታ, ቀለም ቅብ ሥራ,
      ቄራ ግንባታ, ቤተ ክርስቲያን ግንባታ, አስተዳደር ሕንፃ, አጥር ሥራ, አፓርትመንት, ክሊኒክ ግንባታ, ኮርኒስ, የሕንፃ ማስፋፊያ, የሕንፃ ግንባታ, የመመገቢያ አዳራሽ,
      የመማሪያ ክፍል ግንባታ, የመማሪያ ክፍሎች, የመቃብር ቤት ግንባታ, የመኖሪያ ቤት ግንባታ, የመጋዘን ግንባታ, የመጸዳጃ ቤት, የመጸዳጃ ቤት ግንባታ, የማደሪያ ሕንፃ,
      የማጠናቀቂያ ሥራ, የስብሰባ አዳራሽ ግንባታ, የሼድ ግንባታ, የቀለም ቅብ, የቄራ ግንባታ, የቢሮ ግንባታ, የቤተ መጻሕፍት ግንባታ, የንጣፍ ሥራ, የአዳራሽ ግንባታ, የአጥር ሥራ,
      የአጥር ግንባታ, የእህል መጋዘን, የእናቶች ክፍል, የክፍፍል ሥራ, የውስጥ ክፍልፋይ, የገበያ ማዕከል, የገበያ ሼድ, የግሪን ሃውስ, የግቢ አጥር, የግንባታ ሥራ, የጣሪያ ሥራ,
      የጤና ጣቢያ ግንባታ, የጥበቃ ቤት, የፊኒሺንግ ሥራ, የፓርቲሽን ሥራ, ጂ+1, ጂ+2, ጂ+3, ጂ+4, ግንባታ, ጣሪያ ሥራ, ጤና ኬላ, ፓርቲሽን`,
    om: wordList`
      buufata fayyaa, daree barnootaa, dareewwan, doormii, doormitorii, galma walgahii ijaaruu, gamoo, gamoo waajjiraa,
      gidduugala gabaa, halluu dibuu, hojii dallaa, hojii ijaarsaa, hojii xumuraa, ijaarsa, ijaarsa buufata fayyaa,
      ijaarsa dallaa, ijaarsa daree, ijaarsa galmaa, ijaarsa gamoo, ijaarsa kuusaa, ijaarsa mana barumsaa,
      ijaarsa mana eegumsaa, ijaarsa mana kitaabaa, ijaarsa mana kuusaa, ijaarsa manaa, ijaarsa waajjiraa,
      istaadiyeemii, keellaa fayyaa, kilinikii, kondominiyeemii, kutaa barnootaa, kuusaa midhaanii, laaybrarii ijaaruu,
      mana daldalaa ijaaruu, mana dhoqqee, mana eegumsaa, mana fincaanii, mana jireenya hojjettootaa, sheedii,
      sheedii gabaa`,
    ti: wordList`
      ህንጸት, ህንጸት ህንጻ, ህንጸት መኽዘን, ህንጸት ቤት ትምህርቲ, ህንጸት ጣብያ ጥዕና, ህንፀት መኽዘን, ህንፀት ቤት ሓለዋ, ህንፀት ቤት ፅሕፈት, ህንፀት ኣዳራሽ, ህንፃ ዕዳጋ,
      ሓፁር, መካበብያ ቀፅሪ, መደቀሲ ተምሃሮ, መጠናቐቕታ ህንፃ, ማእኸል ዕዳጋ, ምቕባእ ቀለም, ምጥንቃቕ ህንፃ, ስራሕ ሓፁር, ስራሕ ቀጽሪ, ስራሕቲ ህንጻ, ስታድየም, ሸድ, ሽቓቕ,
      ቀለም ምቕባእ, ቀፅሪ, ቤት ሓለዋ, ኣዳራሽ ህንፀት, ኬላ ጥዕና, ክፍሊ ትምህርቲ, ክፍልታት ትምህርቲ, ጥዕና ጣብያ`,
  },
  'roads-bridges': {
    en: wordList`
      access road, asphalt, bitumen, box culvert, bridge, bridge construction, bridges, bus terminal construction,
      cobblestone, culvert, culvert construction, curb stone, ditch, drainage, earthwork, feeder road, footpath,
      gravel road, guard rail, kerbstone, overpass, parking area, parking lot, pavement, paving stone,
      pedestrian bridge, pedestrian walkway, retaining wall, river training, road, road construction, road furniture,
      road maintenance, road marking, road project, road safety works, road upgrading, roads, roundabout, rural road,
      storm water drainage, street construction, sub-base, underpass, walkway`,
    am: wordList`
      መናኸሪያ ንጣፍ, መንገድ, መንገዶች, መዳረሻ መንገድ, ሬንጅ, ተሻጋሪ ድልድይ, አስፋልት, አስፓልት, ከልቨርት, ካልቨርት, ካልቨርት ግንባታ, ኮብል ስቶን, ኮብልስቶን,
      ዋይድኒንግ, የመንገድ ምልክት, የመንገድ ሥራ, የመንገድ ቀለም ቅብ, የመንገድ ከፈታ, የመንገድ ዳር ቦይ, የመንገድ ግንባታ, የመንገድ ጠረጋ, የመንገድ ጥገና,
      የመንገድ ፕሮጀክት, የቦይ ሥራ, የአፈር ሥራ, የእግረኛ መንገድ, የኮብል ስቶን ንጣፍ, የኮብል ድንጋይ, የኮብልስቶን ንጣፍ, የውስጥ ለውስጥ መንገድ, የድልድይ ግንባታ,
      የድንጋይ ንጣፍ, የድጋፍ ግንብ, የገጠር መንገድ, የጌጠኛ ድንጋይ, የጎርፍ መውረጃ, የጎርፍ ማፋሰሻ, የጠጠር መንገድ, ደጋፊ ግንብ, ዲች, ዲች ግንባታ, ድልድይ, ድሬኔጅ,
      ድንጋይ ንጣፍ, ጌቢዮን, ጌጠኛ ድንጋይ ንጣፍ`,
    om: wordList`
      afa dhagaa, asfaaltii, bo'oo lolaa, boollee lolaa, buufata konkolaataa ijaaruu, cobilistoonii, daandii,
      daandii cirrachaa, daandii dhagaa, gaabiyoonii, ijaarsa daandii, kalvartii, kalvertii, karaa lafoo, karaa lolaa,
      kobilistoonii, koobilistoonii, kooblistoonii, mallattoo daandii, riqicha, riqicha namaa, suphaa daandii`,
    ti: wordList`
      ህንጸት መንገዲ, ህንፀት ድንድል, መንገዲ, መንገዲ ኣጋር, መንገዲ ገጠር, መንገዲ ፀፀር, መውረዲ ውሑጅ, መፍሰሲ ውሑጅ, ምልክት መንገዲ, ምንጻፍ እምኒ, ምንፃፍ መናሃርያ,
      ምንፃፍ መንገዲ, ምንፃፍ እምኒ, ቢንቶ, ኣስፋልት, እምኒ ምንፃፍ, ካልቨርት, ኮብልስቶን, ድልድል, ድንድል, ጋብዮን, ጽርግያ, ጽርግያ ገጠር, ጽገና መንገዲ, ፀፀር መንገዲ,
      ፅርግያ`,
  },
  'water-irrigation': {
    en: wordList`
      birka, birkas, canal, canal construction, canal lining, cattle trough, check dam, dam, desilting, diversion weir,
      drainage canal, drip irrigation, earth dam, elevated tank, flood protection, gate valve, GI pipe, haffir,
      haffir dam, hand washing facility, hand washing station, HDPE pipe, irrigation, irrigation canal,
      latrine construction, micro dam, pipe, pipe fitting, pipeline, pipes and fittings, pond, PVC pipe, reservoir,
      roto, roto tank, sand dam, sanitation, septic tank, sewer, sewer line, sewerage, sluice gate, spring capping,
      spring development, spring protection, sprinkler, sprinkler irrigation, toilet construction, UPVC pipe,
      VIP latrine, water bottling line, water distribution line, water distribution network, water distribution system,
      water fittings, water harvesting, water kiosk, water line, water meter, water meters, water pipeline,
      water point, water points, water pond, water reservoir, water supply, water tank, water tanker, water treatment,
      water treatment plant, weir`,
    am: wordList`
      መስኖ, መፀዳጃ ቤት, ማይክሮ ግድብ, ምንጭ ማጎልበት, ሪዘርቨየር, ሪዘርቫየር, ሮቶ, ሮቶ ታንከር, ሴፕቲክ ታንክ, ሽንት ቤት, ቦኖ, ቦኖ ውኃ, ቦይ ግንባታ, ቧንቧ, ቱቦ,
      ኤችዲፒኢ ፓይፕ, ኩሬ, ኩሬ ቁፋሮ, የመስኖ ቦይ, የመስኖ አውታር, የመስኖ ግንባታ, የመጠጥ ውሃ, የመጠጥ ውኃ ግንባታ, የምንጭ ማጎልበት, የምንጭ ግንባታ, የሽንት ቤት ግንባታ,
      የቦኖ ግንባታ, የቦይ ግንባታ, የእንስሳት ውኃ ማጠጫ, የእጅ መታጠቢያ, የእጅ መታጠቢያ ጣቢያ, የኩሬ ግንባታ, የውሃ መስመር, የውሃ መስመር ዝርጋታ, የውሃ ማስተላለፊያ,
      የውሃ ማጣሪያ, የውሃ ቆጣሪ, የውሃ ቧንቧ, የውሃ ቱቦ, የውሃ ታንከር, የውሃ ነጥብ, የውሃ ዕቃዎች, የውሃ ገንዳ, የውሃ ጋን, የውኃ መስመር, የውኃ መስመር ዝርጋታ,
      የውኃ ማከሚያ ኬሚካል, የውኃ ማከፋፈያ, የውኃ ማጠራቀሚያ, የውኃ ማጠራቀሚያ ታንከር, የውኃ ማጣሪያ, የውኃ ቆጣሪ, የውኃ ታንከር, የውኃ አቅርቦት, የግድብ ግንባታ,
      የጎርፍ መከላከያ, የጠብታ መስኖ, የፍሳሽ መስመር, የፍሳሽ ማስወገጃ, ዩፒቪሲ, ጂ አይ ፓይፕ, ጂአይ ፓይፕ, ጌት ቫልቭ, ግድብ, ፊቲንግ, ፒቪሲ ቧንቧ`,
    om: wordList`
      bishaan, bishaan dhugaatii, boyii, boyii jallisii, burqaa, burqituu, dhangala'aa, dhiyeessii bishaanii,
      diriirsa sarara bishaanii, haroo, haroo bishaanii, hidha bishaanii, hidhaa bishaanii, hojii jallisii,
      ijaarsa boyii, ijaarsa hidhaa, ijaarsa jallisii, jallisii, keemikaala qulqulleessituu bishaanii,
      kuusaa bishaanii, lakkooftuu bishaanii, misooma burqaa, misooma jallisii, paayippii, pirojektii bishaanii,
      pirojektii jallisii, qulqulleessituu bishaanii, rooto, rootoo, sarara bishaanii, sarara dhangala'aa,
      seeptik taankii, taankarii bishaanii, taankii bishaanii, tubboo, tuubboo, tuubboo bishaanii, ujummoo,
      ujummoo bishaanii, ujummoo PVC, vaalvii, walqunnamsiiftuu ujummoo`,
    ti: wordList`
      ህንፀት ሆሮየ, ህንፀት ዲጋ, ህንፀት ግድብ, ሆሮየ, መስመር ማይ, መስመር ፍሳሽ, መስኖ, መዋህለሊ ማይ, መገጣጠሚ ቱቦ, መጠራቐሚ ማይ, መፅረዪ ማይ, ምምዕባል ዒላ,
      ምንጪ ማይ, ምንጭ, ሮቶ, ቀረብ ማይ, ቆጻሪ ማይ, ቆፀርቲ ማይ, ቆፃሪ ማይ, ቦይ, ቫልቭ, ቱቦ ማይ, ቱቦታት, ታንከር ማይ, ትቦ ማይ, ኬሚካል መፅረዪ ማይ,
      ዝርጋሐ መስመር ማይ, ዝስተ ማይ, ዲጋ, ግድብ, ጣቢያ መሕፀቢ ኢድ, ፕሮጀክት ማይ`,
  },
  'construction-materials': {
    en: wordList`
      aggregate, brick, bricks, building materials, building stone, ceiling board, cement, ceramic tile, chip wood,
      concrete block, construction materials, corrugated iron sheet, crushed aggregate, door lock, doors and windows,
      EGA sheet, floor tile, glass, granite, gravel, gypsum, gypsum board, HCB, hinge, hollow block,
      hollow concrete block, masonry stone, metal sheet roofing, mirror, nails, paint, plaster, plywood formwork,
      putty, ready mix concrete, ready-mix concrete, rebar, reinforcement bar, reinforcement steel, roofing sheet,
      sand, sanitary fitting, sanitary fittings, sanitary ware, selected material, stone, terrazzo, tiles, varnish,
      wall tile, wash basin, waterproofing material, waterproofing membrane, window glass`,
    am: wordList`
      መስታወት, መስኮት መስታወት, ሚስማር, ማጠፊያ, ምስማር, ሬዲ ሚክስ, ሬዲሚክስ, ሰሌክት, ሰሌክት ማቴሪያል, ሲሚንቶ, ሳኒተሪ, ሳኒተሪ ዕቃዎች, ሴራሚክ, ስቱኮ, ቀለም,
      ቁልፍ ጓጉንቸር, ቆርቆሮ, ብሎኬት, ብረትና ሲሚንቶ, ቫርኒሽ, ታይል, ቴራዞ, ቺፑድ, አርማታ ብረት, አሸዋ, ኢጂኤ ቆርቆሮ, እምነ በረድ, ኮንክሪት, የህንፃ መሣሪያ,
      የሕንፃ መሣሪያ, የሕንፃ መሳሪያዎች, የመስታወት, የሳኒተሪ ዕቃ, የሳኒተሪ ዕቃዎች, የብሎኬት, የቧንቧ ዕቃ, የኮንስትራክሽን ማቴሪያል, የኮንስትራክሽን ዕቃ, የወለል ንጣፍ,
      የድንጋይ አቅርቦት, የግንባታ ማቴሪያል, የግንባታ ብረት, የግንባታ ዕቃ, የግንባታ ድንጋይ, የግንባታ ግብዓት, የግድግዳ ቀለም, የጣሪያ ቆርቆሮ, የጣሪያ ክዳን, ድንጋይ,
      ጂፕሰም, ጂፕሰም ቦርድ, ጅብሰም, ገረገንቲ, ገረጋንቲ, ግራናይት, ጠጠር, ጡብ, ጣሪያ ክዳን, ጥቁር ድንጋይ, ፌሮ ብረት`,
    om: wordList`
      bilookeetii, bilookkeettii, cirracha, cirracha fi jaajjii, dhagaa ijaarsaa, feeroo, gilaasii foddaa, halluu,
      halluu gidgiddaa, jaajjii, jiibsamii, konkireetii, meeshaa ijaarsaa, meeshaalee ijaarsaa,
      meeshaalee konistiraakshinii, meeshaalee saanitarii, mismaara, qorqoorroo, qorqorroo, saanitarii, seeraamikii,
      silektii, simintoo, taayilii, xuubii`,
    ti: wordList`
      ሑጻ, ሑፃ, ሑፃን ፀፀርን, ሓፂን ኣርማታ, መስተዋት, መስተዋት መስኮት, ምስማር, ሳኒተሪ, ስሚንቶ, ቀለም መንደቕ, ቆርቆሮ, ብሎኬት, ታይልስ, ናውቲ ህንጻ, ናውቲ ህንፃ,
      ኣርማታ, ኣቑሑ ህንጻ, ኣቑሑ ኮንስትራክሽን, ኣቕሑ ህንፃ, ኣቕሓ ሳኒተሪ, እምኒ, እምኒ ህንፃ, ኮንክሪት, ኹሻ ሑፃ, ዚንጎ, ጂብሰም, ጡብ, ጸጸር, ፀፀር, ፌሮ`,
  },
  maintenance: {
    en: wordList`
      body repair, building maintenance, calibration, calibration service, car wash, computer maintenance,
      equipment repair, garage service, machine maintenance, maintenance, maintenance contract, maintenance service,
      office painting, overhaul, painting and, painting of office, painting works, preventive maintenance,
      refurbishment, renovation, repainting, repair, repair of office machines, repair service, rewinding,
      roof maintenance, servicing, vehicle maintenance, vehicle service`,
    am: wordList`
      ሙሉ እድሳት, ሰርቪስ, እድሳት, የሕንፃ ጥገና, የመኪና ጥገና, የማሽነሪ ጥገና, የማሽን ጥገና, የሞተር እድሳት, የቀለም ቅብ ሥራ, የቢሮ እድሳት, የቢሮ ጥገና, የቤት እድሳት,
      የቦዲ ሥራ, የተሽከርካሪ ጥገና, የኤሌክትሪክ ጥገና, የኤሌክትሮኒክስ ጥገና, የኮምፒውተር ጥገና, የጋራዥ አገልግሎት, የጣሪያ ጥገና, የጥገና አገልግሎት, የፈርኒቸር ጥገና,
      የፎቶ ኮፒ ጥገና, ጥገና, ጥገና እና ሰርቪስ, ጥገናና ሰርቪስ, ጥገናና እድሳት`,
    om: wordList`
      haaromsa, haaromsa gamoo, suphaa, suphaa gamoo, suphaa kompiitaraa, suphaa konkolaataa, suphaa maashinaa,
      suphaa maashinii, suphaa mana, suphsiisuu, tajaajila suphaa`,
    ti: wordList`ምሕዳስ, ምዕራይ, ዕዳሳት, ጽገና, ጽገና ህንጻ, ጽገና መኪና, ጽገና ማሽን, ጽገና ቤት ጽሕፈት, ፅገና ህንፃ, ፅገና ማኪና, ፅገና ኮምፒተር`,
  },
  'pumps-drilling': {
    en: wordList`
      Afridev, borehole, borehole drilling, borehole rehabilitation, casing pipe, centrifugal pump, deep well,
      dewatering pump, dosing pump, drilling bit, drilling of water well, drilling of well, drilling rig,
      generator pump set, hand dug well, hand pump, motor pump, pump, pump installation, pumping test, pumps,
      shallow well, solar pump, submersible, submersible pump, surface pump, water pump, water well drilling,
      well casing, well drilling, well rehabilitation`,
    am: wordList`
      መለስተኛ ጉድጓድ, ሞተር ፓምፕ, ሪግ ማሽን, ሰርጓጅ ፓምፕ, ሰብመርሲብል, ሰብመርሲብል ፓምፕ, አፍሪዴቭ, ኬሲንግ, ኬዝንግ ፓይፕ, ውኃ መሳቢያ ሞተር, የመለስተኛ ጉድጓድ,
      የሶላር ፓምፕ, የቁፋሮ ማሽን, የእጅ ጉድጓድ, የእጅ ፓምፕ, የከርሰ ምድር ውሃ, የውሃ መሳቢያ, የውሃ ጉድጓድ, የውሃ ፓምፕ, የውኃ መሳቢያ, የውኃ ሞተር, የውኃ ጉድጓድ ቁፋሮ,
      የጉድጓድ ቁፋሮ, የጉድጓድ ጥገና, የጉድጓድ ፍተሻ, የጥልቅ ጉድጓድ, የፓምፕ ተከላ, ጉድጓድ ቁፋሮ, ጉድጓድ ጥገና, ጥልቅ የውሃ ጉድጓድ, ጥልቅ ጉድጓድ, ፓምፕ`,
    om: wordList`
      boolla bishaanii, boolla bishaanii gad fagoo, boolla bishaanii gadi fagoo, boolla bishaanii qotuu, eela,
      eela bishaanii, motora bishaanii, motoraa bishaanii, paampii, paampii bishaanii, paampii harkaa, qotiinsa boolla,
      suphaa boollaa`,
    ti: wordList`
      መስሓቢ ማይ, ምኹዓት ዓሚቕ ጉድጓድ, ምኹዓት ጉድጓድ, ሞተር ማይ, ኢድ ፓምፕ, ኩዕታ ጉድጓድ, ኩዕታት ዒላ, ዒላ, ዒላታት, ዓሚቕ ዒላ, ዓሚቕ ጉድጓድ, ዓሚቚ ጉድጓድ,
      ጉድጓድ ማይ, ፅገና ጉድጓድ, ፓምፕ, ፓምፕ ማይ, ፓምፕታት`,
  },
  'surveying-mapping': {
    en: wordList`
      aerial photography, cadastral survey, digital map, drone survey, geophysical survey, geotechnical investigation,
      GIS, GNSS, GPS, hydrogeological study, land measurement, land survey, mapping, mapping service, material testing,
      orthophoto, satellite image, soil investigation, soil laboratory test, soil test, survey equipment, surveying,
      theodolite, topographic, topographic survey, total station`,
    am: wordList`
      ሰርቬይንግ, ቅየሳ, ቶታል ስቴሽን, ቶፖግራፊ, አርቶ ፎቶ, ካርታ ሥራ, ካዳስተር, የመሬት ልኬት, የመሬት ቅየሳ, የሥነ ምድር ጥናት, የሳተላይት ምስል, የቅየሳ መሣሪያ,
      የቅየሳ ሥራ, የቅየሳ ዕቃ, የአየር ፎቶ, የአፈር ምርመራ, የአፈር ናሙና, የአፈር ጥናት, የአፈር ፍተሻ, የከርሰ ምድር ጥናት, የካርታ, የካርታ ዝግጅት, የካዳስተር,
      የጂኦቴክኒካል, ጂአይኤስ, ጂኦቴክኒካል, ጂፒኤስ`,
    om: wordList`
      kaartaa, kaartaa lafaa, qorannoo biyyee, qorannoo lafaa, safara lafaa, sakatta'iinsa lafaa, sarveeyii,
      suuraa qilleensaa, tootaal isteeshinii`,
    ti: wordList`መርመራ ሓመድ, መጽናዕቲ ሓመድ, ስራሕ ቅየሳ, ስእሊ ኣየር, ቀያሲ, ቅየሳ, ቅየሳ መሬት, ቶታል ስቴሽን, ካርታ, ካርታ መሬት`,
  },
} as const satisfies Partial<Record<CategorySlug, CategoryWords>>;
