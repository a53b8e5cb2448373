import type { CategorySlug } from '../categories.ts';
import { type CategoryWords, wordList } from './word-list.ts';

export const powerWords = {
  'electrical-energy': {
    en: wordList`electrical materials, electric cable, transformer, switchgear, substation, transmission line, distribution line, circuit breaker,
      electric meter, electric pole, street light, lamp, electrical installation, conductor, insulator, voltage stabilizer, LED light, electric motor, electrical cable, cable, power pole, wooden pole, concrete pole, power line,
      electromechanical`,
    am: wordList`የኤሌክትሪክ ዕቃዎች, የኤሌክትሪክ ዕቃ, ኤሌክትሪክ ገመድ, ትራንስፎርመር, ሰብስቴሽን, የኤሌክትሪክ መስመር, ብሬከር, የኤሌክትሪክ ቆጣሪ, የኤሌክትሪክ ምሰሶ, የመንገድ መብራት, አምፖል, መብራት,
      የኤሌክትሪክ ዝርጋታ, ኢንሱሌተር, ስታቢላይዘር, ኤሌክትሮ ሜካኒካል, የኃይል ማሰራጫ, የኤሌክትሪክ ሞተር`,
    om: wordList`meeshaa elektirikii, ibsaa, sarara elektirikii, tiraansfoormarii, utubaa elektirikii`,
    ti: wordList`ናውቲ ኤሌክትሪክ, መስመር ኤሌክትሪክ, ትራንስፎርመር, መብራህቲ`,
  },
  'solar-generators': {
    en: wordList`solar panel, solar system, solar power, photovoltaic, inverter, solar battery, solar lantern, solar street light, mini grid,
      generator, diesel generator, generating set, standby generator, silent generator, KVA, solar water heater, wind turbine, charge controller`,
    am: wordList`ሶላር, የፀሐይ ኃይል, የሶላር ፓኔል, የፀሐይ ብርሃን ኃይል, ሶላር ሲስተም, ኢንቨርተር, የሶላር ባትሪ, የሶላር መብራት, ጄኔሬተር, ጀነሬተር, ዲዝል ጄኔሬተር, የጄኔሬተር ግዥ, ተጠባባቂ ጄኔሬተር,
      ኬቪኤ, የፀሐይ ውሃ ማሞቂያ, የንፋስ ኃይል, ታዳሽ ኃይል, ሚኒ ግሪድ`,
    om: wordList`soolaarii, humna aduu, jenereetarii, ibsaa soolaarii`,
    ti: wordList`ጀነሬተራት, ሓይሊ ጸሓይ ዝሰርሑ, ሶላር, ሓይሊ ጸሓይ, ጀነሬተር`,
  },
  'vehicles-machinery': {
    en: wordList`vehicle, pickup, double cabin, station wagon, minibus, bus, truck, dump truck, ambulance, motorcycle, tractor, excavator, loader,
      grader, bulldozer, roller, forklift, crane, construction machinery, bicycle, trailer`,
    am: wordList`ተሽከርካሪ, የተሽከርካሪ ግዥ, መኪና, ፒክአፕ, ደብል ጋቢና, ሚኒባስ, አውቶቡስ, የጭነት መኪና, ገልባጭ መኪና, ሲኖትራክ, አምቡላንስ, ሞተር ሳይክል, ሞተር ብስክሌት, ትራክተር, ኤክስካቫተር, ሎደር,
      ግሬደር, ዶዘር, ሮለር, ፎርክሊፍት, ክሬን, የግንባታ ማሽነሪ, ባጃጅ`,
    om: wordList`doqdoqqee, piikaappii, konkolaataa, konkolaataa fe'umsaa, motor saayikilii, tiraaktarii, maashinarii`,
    ti: wordList`ሞተር ሳይክላት, ፒክ ኣፕ, ደብል ካብ, መካይን, ተሽከርካሪ, መኪና, ሞተር ሳይክል, ትራክተር, ማሽነሪ`,
  },
  'spare-parts-tyres': {
    en: wordList`spare parts, vehicle spare parts, machinery spare parts, tyre, tire, inner tube, car battery, dry battery, filter, brake pad, clutch,
      bearing, fan belt, battery, shock absorber, gearbox, radiator, injector, spark plug, tyre and tube, genuine parts`,
    am: wordList`መለዋወጫ, የመኪና መለዋወጫ, የተሽከርካሪ መለዋወጫ, የማሽን መለዋወጫ, ጎማ, የመኪና ጎማ, ካላማዳሪ, ከመነዳሪ, ባትሪ, የመኪና ባትሪ, ፊልትሮ, ፍሬን ሸራ, ፍሪሲዮን, ኩሽኔታ, ቺንጋ, ሾክ አብዞርበር,
      ራዲያተር, ኢንጄክተር, ካንዴላ, የሞተር ዕቃ`,
    om: wordList`meeshaa jijjiirraa, goommaa, goommaa konkolaataa, baatirii`,
    ti: wordList`መቀያየሪ ናውቲ, ጎማ, ባትሪ, መለዋወጢ`,
  },
  'fuel-lubricants': {
    en: wordList`fuel, diesel, benzene, gasoline, petrol, kerosene, lubricant, engine oil, gear oil, hydraulic oil, grease, brake fluid, motor oil, LPG, butane gas, gas cylinder,
      fuel coupon, fuel station, furnace oil, coolant`,
    am: wordList`ነዳጅ, ናፍጣ, ቤንዚን, ኬሮሲን, ቅባት, የሞተር ዘይት, የሞተር ቅባት, የማርሽ ዘይት, ሃይድሮሊክ ዘይት, ግሪስ, የፍሬን ዘይት, ዘይትና ቅባት, የነዳጅ አቅርቦት, የነዳጅ ማደያ, የነዳጅ ኩፖን, ፈርነስ ኦይል, ቡታ ጋዝ, ጋዝ ሲሊንደር,
      ኩላንት`,
    om: wordList`gaazii, zayitii fireenii, silindarii gaazii, boba'aa, naaftaa, beenziila, zayitii mootoraa, giriisii`,
    ti: wordList`ቡታ ጋዝ, ዘይቲ ፍሬን, ነዳዲ, ናፍታ, ቤንዚን, ዘይቲ ሞተር, ግራሶ`,
  },
  'vehicle-hire': {
    en: wordList`car rental, vehicle rental, vehicle hire, car hire, rent a car, rental of vehicles, machinery rental, rental of machinery, excavator rental,
      loader rental, dump truck rental, bus rental, crane rental, grader rental, minibus rental, transport service rental, equipment rental`,
    am: wordList`የመኪና ኪራይ, የተሽከርካሪ ኪራይ, ተሽከርካሪ ኪራይ, የማሽነሪ ኪራይ, የማሽን ኪራይ, የኤክስካቫተር ኪራይ, የሎደር ኪራይ, የገልባጭ መኪና ኪራይ, የአውቶቡስ ኪራይ, የሚኒባስ ኪራይ, የክሬን ኪራይ,
      የግሬደር ኪራይ, የሲኖትራክ ኪራይ, የሰርቪስ መኪና ኪራይ, የሠራተኞች ሰርቪስ, የፒክአፕ ኪራይ, የዶዘር ኪራይ, የሮለር ኪራይ`,
    om: wordList`kiraa konkolaataa, kiraa maashinarii, konkolaataa kireeffachuu`,
    ti: wordList`ክራይ መኪና, ክራይ ተሽከርካሪ, ክራይ ማሽነሪ`,
  },
  'lifts-cooling': {
    en: wordList`elevator, lift, escalator, elevator installation, elevator maintenance, air conditioner, air conditioning, HVAC, ventilation,
      cold room, chiller, cold storage, freezer room, cooling system, split type AC, exhaust fan, refrigeration`,
    am: wordList`አሳንሰር, ሊፍት, የአሳንሰር ተከላ, የአሳንሰር ጥገና, ኤስካሌተር, ኤየር ኮንዲሽነር, ኤር ኮንዲሽን, አየር ማቀዝቀዣ, የአየር ማስተላለፊያ, ቬንቲሌሽን, ቀዝቃዛ ክፍል, ኮልድ ሩም, ቺለር, የማቀዝቀዣ ክፍል,
      የማቀዝቀዣ ሥርዓት, ኤችቫክ, አየር ማናፈሻ`,
    om: wordList`liiftii, qabbaneessituu qilleensaa, kutaa qabbanaa`,
    ti: wordList`ሊፍት, መዝሓሊ ኣየር, መዝሓሊ ክፍሊ`,
  },
} as const satisfies Partial<Record<CategorySlug, CategoryWords>>;
