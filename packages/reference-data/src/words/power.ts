import type { CategorySlug } from '../categories.ts';
import { type CategoryWords, wordList } from './word-list.ts';

export const powerWords = {
  'electrical-energy': {
    en: wordList`
      breaker, bulb, cable, capacitor bank, circuit breaker, concrete pole, conductor, distribution board,
      distribution line, drop out fuse, electric cable, electric meter, electric motor, electric pole, electric wire,
      electrical accessories, electrical cable, electrical equipment, electrical fittings, electrical goods,
      electrical installation, electrical materials, electrification, electromechanical, electromechanical works, fuse,
      fuses, high mast, high voltage, insulator, insulators, lamp, lamps, LED bulb, LED light, light bulb, lighting,
      lightning arrester, medium voltage, meters, power cable, power distribution, power house, power line, power pole,
      socket, stabilizer, street light, substation, switch and socket, switchgear, transformer, transmission line,
      voltage stabilizer, wooden pole`,
    am: wordList`
      መብራት, መብራት መስመር ዝርጋታ, ማብሪያ ማጥፊያ, ሰብስቴሽን, ስታቢላይዘር, ስታብላይዘር, ስቴብላይዘር, ሶኬት, ሶኬትና ማብሪያ, ብሬከር, ቮልቴጅ ስታቢላይዘር, ትራንስፎርመር,
      አምፖል, ኢንሱሌተር, ኤሌክትሪክ, ኤሌክትሪክ ገመድ, ኤሌክትሮ ሜካኒካል, ኬብል, ኮንዳክተር, የመብራት መለዋወጫ, የመብራት መስመር, የመብራት ምሰሶ, የመብራት ዕቃ,
      የመብራት ዕቃዎች, የመብራት ዝርጋታ, የመብራት ገመድ, የመንገድ መብራት, የመንገድ መብራት ዝርጋታ, የኃይል ማሰራጫ, የኃይል ማከፋፈያ, የኤሌክትሪክ መስመር, የኤሌክትሪክ ምሰሶ,
      የኤሌክትሪክ ሞተር, የኤሌክትሪክ ሽቦ, የኤሌክትሪክ ቆጣሪ, የኤሌክትሪክ ኃይል, የኤሌክትሪክ ኢንስታሌሽን, የኤሌክትሪክ ኬብል, የኤሌክትሪክ ዕቃ, የኤሌክትሪክ ዕቃዎች,
      የኤሌክትሪክ ዝርጋታ, የእንጨት ምሰሶ ግዥ, የኮንክሪት ፖል, ፓውዛ, ፓውዛ መብራት`,
    om: wordList`
      ampoolii, ampuulii, bireekarii, diriirsa sarara ibsaa, fiyuuzii, humna elektirikii, ibsaa, ibsaa daandii,
      ibsaa karaa, instaaleeshinii, insuleetarii, istaabilaayizarii, keebilii, lakkooftuu ibsaa, meeshaa elektirikii,
      meeshaalee elektirikaa, meeshaalee elektirikii, sabisteeshinii, sarara elektirikii, sarara ibsaa,
      shiboo elektirikii, sookeetii, tiraansfoormarii, utubaa elektirikii, utubaa ibsaa`,
    ti: wordList`
      መስመር መብራህቲ, መስመር ኤሌክትሪክ, መብራህቲ, መብራህቲ ጎደና, ሰብስተሽን, ሶኬት, ሽቦ ኤሌክትሪክ, ብሬከር, ትራንስፎርመር, ናውቲ ኤሌክትሪክ, ኢንሱሌተር, ኢንስታሌሽን,
      ኣምፖል, ኤሌክትሪክ, ኤሌክትሪክ ሽቦ, ኬብል, ዓንዲ መብራህቲ, ዝርጋሐ ኤሌክትሪክ, ገመድ ኤሌክትሪክ`,
  },
  'solar-generators': {
    en: wordList`
      charge controller, diesel generating set, diesel generator, generating set, generator, generator set, genset,
      inverter, KVA, lithium battery, mini grid, photovoltaic, silent generator, solar, solar battery, solar equipment,
      solar home system, solar lamp, solar lamps, solar lantern, solar light, solar panel, solar power,
      solar street light, solar street lights, solar system, solar water heater, solar water pump, standby generator,
      wind turbine`,
    am: wordList`
      ሚኒ ግሪድ, ሶላር, ሶላር መብራት, ሶላር ሲስተም, ሶላር ፓነል, ተጠባባቂ ጄኔሬተር, ታዳሽ ኃይል, ኢንቨርተር, ኬቪኤ, የሶላር መብራት, የሶላር ሲስተም, የሶላር ባትሪ,
      የሶላር ዕቃ, የሶላር ፓነል, የሶላር ፓኔል, የንፋስ ኃይል, የጀነሬተር ግዥ, የጄኔሬተር ግዥ, የፀሐይ ብርሃን, የፀሐይ ብርሃን ኃይል, የፀሐይ ኃይል, የፀሐይ ኃይል ማመንጫ,
      የፀሐይ ውሃ ማሞቂያ, ዲዝል ጀነሬተር, ዲዝል ጄኔሬተር, ጀነሬተር, ጀኔሬተር, ጄነሬተር, ጄኔሬተር`,
    om: wordList`
      aduu ibsaa, humna aduu, ibsaa soolaarii, inveertarii, janareetarii, jeneereetarii, jeneeretarii, jenereetara,
      jenereetarii, jeneretara, meeshaalee sooliraa, paaneelii, paaneelii soolaarii, soolaarii, sooliraa`,
    ti: wordList`
      ሓይሊ ጸሓይ, ሓይሊ ጸሓይ ዝሰርሑ, ሓይሊ ፀሓይ, መብራህቲ ሶላር, ሶላር, ሶላር ሲስተም, ሶላር ፓኔል, ናውቲ ሶላር, ኢንቨርተር, ጀነሬተራት, ጀነሬተር, ጀኔሬተር, ጄኔሬተር,
      ፀሓያዊ ሓይሊ`,
  },
  'vehicles-machinery': {
    en: wordList`
      agricultural tractor, ambulance, armored vehicle, armoured vehicle, automobile, backhoe, bajaj, bicycle, boat,
      bulldozer, bus, buses, cargo truck, cash in transit vehicle, compactor, concrete mixer, construction machinery,
      crane, crawler, double cabin, dump truck, electric car, electric vehicle, excavator, forklift, four wheel drive,
      fuel tanker, grader, harvester, hearse, heavy duty truck, heavy machinery, land cruiser, loader, low bed, lowbed,
      machineries, machinery, midi bus, mini pickup, minibus, mobile workshop, motor boat, motor grader, motorbike,
      motorboat, motorcycle, pick-up, pickup, power tiller, roller, seater bus, seater buses, semi trailer,
      semi-trailer, speed boat, station wagon, three wheeler, tipper truck, tractor, trailer, tricycle, truck, tuk tuk,
      vehicle, vehicles, vibrator machine, water truck, wheel loader`,
    am: wordList`
      ሃርቨስተር, ላንድክሩዘር, ሎውቤድ, ሎደር, ሎደር ማሽን, መኪና, ሚኒባስ, ሚክሰር, ሚዲ ባስ, ሚድ ባስ, ሞተር ሳይክል, ሞተር ብስክሌት, ሞተር ጀልባ, ሞተርሳይክል, ሮለር,
      ሲኖትራክ, ባለ ሦስት እግር, ባለ ሶስት እግር, ባለሦስት እግር, ባለሶስት እግር, ባክሆ, ባጃጅ, ብስክሌት, ቦቴ, ቫን, ቫን መኪና, ተሳቢ, ተሽከርካሪ, ተጎታች, ትራክተር,
      አምቡላንስ, አውቶሞቢል, አውቶቡስ, ኤክስካቫተር, ክሬን, ኮምፓክተር, ኮንክሪት ሚክሰር, የሠራተኛ ሰርቪስ መኪና, የቤት መኪና, የቤት አውቶሞቢል, የተሽከርካሪ ግዥ,
      የኤሌክትሪክ መኪና, የኤሌክትሪክ ተሽከርካሪ, የውሃ ቦቴ, የውኃ ቦቴ, የግንባታ ማሽነሪ, የጭነት መኪና, ደብል ጋቢና, ድርብ ጋቢና, ዶዘር, ጀልባ, ገልባጭ መኪና,
      ገልባጭ ተሽከርካሪ, ግሬደር, ፎርክሊፍት, ፒክአፕ`,
    om: wordList`
      ambulaansii, atoobisii, awtobisii, awutoobisii, baajaajii, bidiruu, biskileetii, doozarii, doqdoqqee,
      ekiskaavaatarii, eksikaavaatarii, eskaavaatarii, foorkiliiftii, gara-galchaa, gireedarii,
      konkolaachisaa maashinarii, konkolaataa, konkolaataa ambulaansii, konkolaataa bosaasaa, konkolaataa fe'umsaa,
      konkolaattota, loodarii, looderii, maashinarii, miksarii, minibaasii, mootor saayikilii, motor saayikilii,
      motora saayikilii, motorsaayikilii, piikaappii, roolarii, tiraaktara, tiraaktarii, tireeyilarii`,
    ti: wordList`
      ሎደር, መኪና, መካይን, ሚኒባስ, ሚክሰር, ማሽነሪ, ማሽነሪታት, ማኪና, ማኪና ፅዕነት, ማኪናታት, ማካይን, ሞተር ሳይክላት, ሞተር ሳይክል, ሞተር ብሽክለታ, ሞተርሳይክል,
      ሮለር, ባጃጅ, ብሽክለታ, ብሽክሌታ, ቦጥ, ተሽከርካሪ, ተጎታቲ, ትራክተር, ኣምቡላንስ, ኣውቶቡስ, ኤክስካቫተር, ደብል ካብ, ዶዘር, ጃልባ, ገልባጢ ማኪና, ግሬደር,
      ፅዕነት ማኪና, ፒክ ኣፕ`,
  },
  'spare-parts-tyres': {
    en: wordList`
      air filter, batteries, battery, bearing, bearings, brake pad, brake shoe, bucket teeth, car battery, clutch,
      clutch plate, dry battery, fan belt, filter, filters, flap, forklift spare parts, gearbox, genuine parts,
      hydraulic hose, injector, inner tube, lead acid battery, machine parts, machinery spare parts, oil filter,
      piston, radiator, rim, shock absorber, spare part, spare parts, spares, spark plug, spring leaf, tire, tires,
      tyre, tyre and tube, tyres, undercarriage, v-belt, vehicle batteries, vehicle battery, vehicle spare parts`,
    am: wordList`
      መለዋወጫ, መለዋወጫ ዕቃዎች, ራዲያተር, ስፔር ፓርት, ስፔርፓርት, ሾክ አብዞርበር, ባሌስትራ, ባትሪ, ቤሪንግ, ቺንጊያ, ቺንጋ, ኢንጄክተር, ከለመዳሪ, ከመነዳሪ, ኩሽኔታ,
      ካለመዳሪ, ካላማዳሪ, ካንዴላ, የመኪና መለዋወጫ, የመኪና ባትሪ, የመኪና ጎማ, የማሽነሪ መለዋወጫ, የማሽን መለዋወጫ, የሞተር መለዋወጫ, የሞተር ሳይክል ጎማ, የሞተር ዕቃ,
      የተሽከርካሪ መለዋወጫ, የተሽከርካሪ ጎማ, የዘይት ፊልትሮ, የጀነሬተር መለዋወጫ, የፋብሪካ መለዋወጫ, የፍሬን ሸራ, ጎማ, ጎማና ባትሪ, ፊልትሮ, ፍላፕ, ፍሪሲዮን, ፍሬን ሸራ`,
    om: wordList`
      baatirii, baatirii konkolaataa, filtiroo, goommaa, goommaa konkolaataa, ispeer paartii, isspeer paartii,
      kaalamadaarii, kalamadaarii, kuushineettaa, meeshaa jijjiirraa, meeshaa jijjiirraa konkolaataa,
      meeshaalee jijjiirraa`,
    ti: wordList`
      መለዋወጢ, መለዋወጢ ማኪና, መለዋወጢ ኣቑሑ, መለዋወጢ ኣቕሑ, መለዋወጢ ክፍልታት, መቀያየሪ ናውቲ, መቀያየሪ ኣቑሑ, መቐያየሪ ኣቕሑት, ባትሪ, ባትሪ ማኪና, ባትሪታት, ኩሽኔታ,
      ካላማዳሪ, ጎማ, ጎማ መኪና, ጎማ ማኪና, ጎማታት, ፊልትሮ`,
  },
  'fuel-lubricants': {
    en: wordList`
      benzene, benzine, biogas, brake fluid, briquette, butane gas, charcoal, coolant, diesel, diesel fuel, engine oil,
      engine oils, fire wood, firewood, fuel, fuel and lubricants, fuel coupon, fuel station, fuel supply, furnace oil,
      gas cylinder, gasoil, gasoline, gear oil, grease, greases, hydraulic oil, kerosene, LPG, lubricant, lubricants,
      motor oil, naphtha, oil and lubricants, petrol`,
    am: wordList`
      ሃይድሮሊክ ዘይት, ላምባ, ማገዶ, ሞተር ዘይት, ቅባት, ቅባትና ዘይት, ቅባቶች, ቡታ ጋዝ, ቡታጋዝ, ቤንዚን, ነዳጅ, ነጭ ጋዝ, ናፍጣ, ኢንጂን ኦይል, ከሰል, ኩላንት,
      ኬሮሲን, ዘይት ቅባት, ዘይትና ቅባት, የሃይድሮሊክ ዘይት, የማርሽ ዘይት, የማገዶ, የማገዶ እንጨት, የሞተር ቅባት, የሞተር ዘይት, የነዳጅ ማደያ, የነዳጅ አቅርቦት,
      የነዳጅ ኩፖን, የካምቢዮ ዘይት, የፍሬን ዘይት, ጋዝ ሲሊንደር, ጋዝ ነዳጅ, ጋዝ ኦይል, ግሪስ, ፈርነስ ኦይል`,
    om: wordList`
      beenziila, benziinii, benzina, boba'aa, dibata konkolaataa, gaazii, giriisii, kasala, muka qoraanii, naaftaa,
      naaftii, qoraan, silindarii gaazii, zayita fireenii, zayita mootoraa, zayitii fi giriisii, zayitii fireenii,
      zayitii maashinii, zayitii mootoraa`,
    ti: wordList`
      ቅብኣት, በንዚን, ቡታ ጋዝ, ቤንዚን, ነዳዲ, ናፍታ, ዕንፀይቲ ሓዊ, ዘይቲ ማርሽ, ዘይቲ ማኪና, ዘይቲ ሞተር, ዘይቲ ፍሬን, ዘይትን ቅብኣትን, ግሪስ, ግሪዝ, ግራሶ, ፈሓም,
      ፍሓም`,
  },
  'vehicle-hire': {
    en: wordList`
      bus rental, car hire, car rental, car rental service, crane rental, crane truck, dump truck rental,
      equipment rental, excavator rental, grader rental, heavy machinery rental, hire of vehicles, hiring machinery,
      hiring of vehicles, loader rental, machinery rental, minibus rental, rent a car, rental of excavator,
      rental of machinery, rental of vehicles, service bus, staff transport service, transport service rental,
      truck rental, vehicle hire, vehicle hiring, vehicle lease, vehicle rental`,
    am: wordList`
      መኪና ኪራይ, ማሽነሪ ኪራይ, ተሽከርካሪ መከራየት, ተሽከርካሪ ኪራይ, ተሽከርካሪዎችን ለመከራየት, የሎደር ኪራይ, የመኪና ኪራይ, የሚኒባስ ኪራይ, የማሽነሪ ኪራይ,
      የማሽን ኪራይ, የሠራተኛ ሰርቪስ, የሠራተኞች ሰርቪስ, የሮለር ኪራይ, የሰርቪስ መኪና ኪራይ, የሰርቪስ አገልግሎት, የሲኖትራክ ኪራይ, የተሽከርካሪ ኪራይ, የአውቶቡስ ኪራይ,
      የኤክስካቫተር ኪራይ, የክሬን ኪራይ, የዶዘር ኪራይ, የገልባጭ መኪና ኪራይ, የግሬደር ኪራይ, የጭነት መኪና ኪራይ, የፒክአፕ ኪራይ, ገልባጭ ኪራይ`,
    om: wordList`
      kiraa awutoobisii, kiraa konkolaataa, kiraa konkolaattotaa, kiraa maashinaa, kiraa maashinarii,
      kireeffannaa konkolaataa, konkolaataa kireeffachuu, konkolaataa kireeffachuu barbaada`,
    ti: wordList`ሰርቪስ መኪና, ክራይ መኪና, ክራይ መካይን, ክራይ ማሽነሪ, ክራይ ማኪና, ክራይ ማካይን, ክራይ ተሽከርካሪ, ክራይ ኣውቶቡስ`,
  },
  'lifts-cooling': {
    en: wordList`
      air conditioner, air conditioners, air conditioning, air cooler, ceiling fan, chiller, cold room, cold storage,
      cold store, cooling system, cooling unit, elevator, elevator installation, elevator maintenance, escalator,
      exhaust fan, fans, freezer room, HVAC, ice machine, lift, lifts, precision cooling, refrigerated container,
      refrigeration, split air conditioner, split type AC, ventilation, ventilation fan, ventilator fan`,
    am: wordList`
      ሊፍት, ማቀዝቀዣ ክፍል, ቀዝቃዛ ክፍል, ቬንቲሌሽን, ቬንቲሌተር, ቬንትሌተር, ተንቀሳቃሽ ደረጃ, ቺለር, አሳንሰር, አየር ማቀዝቀዣ, አየር ማናፈሻ, ኤር ኮንዲሽነር,
      ኤር ኮንዲሽን, ኤርኮንዲሽነር, ኤሲ, ኤስካሌተር, ኤችቫክ, ኤየር ኮንዲሽነር, ኮልድ ሩም, የመረጃ ማዕከል ማቀዝቀዣ, የማቀዝቀዣ ሥርዓት, የማቀዝቀዣ ክፍል, የቅዝቃዜ ክፍል,
      የአሳንሰር, የአሳንሰር ተከላ, የአሳንሰር ግዥ, የአሳንሰር ጥገና, የአየር ማስተላለፊያ, የአየር ማቀዝቀዣ, ፋን`,
    om: wordList`
      eer kondishinarii, eesii, eskaaleetarii, faanii, kutaa qabbanaa, kutaa qorraa, liiftii, qabbaneessaa qilleensaa,
      qabbaneessituu, qabbaneessituu qilleensaa`,
    ti: wordList`ሊፍት, መዝሓሊ, መዝሓሊ ኣየር, መዝሓሊ ክፍሊ, ቬንትሌተር, ኤር ኮንዲሽነር, ኤስካሌተር, ዝሑል ክፍሊ`,
  },
} as const satisfies Partial<Record<CategorySlug, CategoryWords>>;
