import type { CategorySlug } from '../categories.ts';
import { type CategoryWords, wordList } from './word-list.ts';

export const servicesWords = {
  'security-labour': {
    en: wordList`security service, security guard, guard service, outsourcing, labour outsourcing, manpower, human resource supply, temporary workers, daily labourers, recruitment,
      recruitment agency, private employment agency, manpower outsourcing, loading and unloading labour, security personnel, outsourced staff, outsourced labour, messenger service, payroll administration`,
    am: wordList`የጥበቃ አገልግሎት, ጥበቃ, የጥበቃ ሠራተኛ, የሰው ኃይል, የሰው ኃይል አቅርቦት, የሰው ሃይል, የጉልበት ሠራተኛ, የቀን ሠራተኛ, የጊዜያዊ ሠራተኞች, አውትሶርሲንግ, አውትሶርስ, የቅጥር ኤጀንሲ, የግል አሠሪና ሠራተኛ, የጫኝና አውራጅ, የሠራተኛ ቅጥር, የጥበቃ ድርጅት,
      የሠራተኛ አቅርቦት, የሠራተኛ ቅጥር አገልግሎት, የማሽን ኦፕሬተር, የሹፌር አቅርቦት, የተላላኪ`,
    om: wordList`ittisa balaa, dhiyeessii hojjettootaa, konkolaachisaa, tajaajila eegumsaa, eegumsa, qacarrii, hojjettoota humnaa, humna namaa, hojjetaa humnaa`,
    ti: wordList`መራሕቲ መካይን, ኦፕሬተራት, ቁጻር ሰራሕተኛ, ኣገልግሎት ሓለዋ, ሓለዋ, ሓይሊ ሰብ, ሰራሕተኛ መዓልቲ`,
  },
  'transport-logistics': {
    en: wordList`transport service, transportation, freight, freight forwarding, cargo, customs clearance, clearing agent, transit service, logistics, warehousing, haulage, courier, postal service,
      loading and unloading, shipping, moving service, container transport, air cargo, dry port`,
    am: wordList`የትራንስፖርት አገልግሎት, የማጓጓዝ አገልግሎት, የማጓጓዝ ሥራ, ትራንስፖርት, ጭነት, የጭነት አገልግሎት, ዕቃ ማጓጓዝ, ትራንዚት, የትራንዚት አገልግሎት, ጉምሩክ, ሎጂስቲክስ, የመጋዘን አገልግሎት, ኩሪየር, የፖስታ አገልግሎት, የመርከብ, ኮንቴይነር, የጭነት ማመላለሻ, የዕቃ ማመላለስ, ደረቅ ወደብ, የደረቅ ጭነት, ማጓጓዝ`,
    om: wordList`tiraanzitii, gumurukaa, fe'uu fi buusuu, tajaajila geejjibaa, geejjiba, fe'umsa, loojistiksii`,
    ti: wordList`ኣገልግሎት መጓዓዝያ, መጓዓዝያ, ጽዕነት, ሎጂስቲክስ`,
  },
  consultancy: {
    en: wordList`consultancy, consultancy service, consulting, consultant, audit, external audit, audit service, insurance, vehicle insurance, feasibility study, baseline survey, evaluation, expression of interest,
      terms of reference, supervision, design and supervision, tax advisory, accounting service, impact assessment, business plan`,
    am: wordList`የማማከር አገልግሎት, ማማከር, አማካሪ, አማካሪ ድርጅት, ኦዲት, የኦዲት አገልግሎት, የውጭ ኦዲተር, ኦዲተር, ኢንሹራንስ, መድን, የመድን ሽፋን, የአዋጭነት ጥናት, የዲዛይን ሥራ, የዲዛይንና ቁጥጥር, የሒሳብ ሥራ, የሂሳብ ምርመራ, የግምገማ ጥናት`,
    om: wordList`tajaajila gorsaa, gorsa, madaallii, sakatta'a bu'uuraa, odiitii, inshuraansii, qorannoo`,
    ti: wordList`ገምጋም, ትካላት ኣማኸርቲ, ኣማኸርቲ, ኣገልግሎት ምኽሪ, ኣማኻሪ, ኦዲት, መድሕን, መጽናዕቲ`,
  },
  'training-events': {
    en: wordList`training, training service, workshop facilitation, event organizer, event management, exhibition, conference service, seminar, documentary, video production, short term training,
      capacity building, stage and sound system, tent and decoration, media coverage, film production, simultaneous event, driver training, bazaar, event organising, event organizing, hall rental`,
    am: wordList`ሥልጠና, ስልጠና, የሥልጠና አገልግሎት, የስልጠና አዳራሽ, ኹነት, የኹነት ዝግጅት, ኢቨንት, ኢቨንት ኦርጋናይዘር, ኤግዚቢሽን, ባዛር, ጉባኤ, ሴሚናር, ዘጋቢ ፊልም, የቪዲዮ ሥራ, የፊልም ሥራ, የአቅም ግንባታ, ዲኮር, የመድረክ ዝግጅት, የሚዲያ ሽፋን, የድምፅ ሲስተም, የአሽከርካሪ ሥልጠና, ዶክመንተሪ ፊልም, ዶክመንተሪ, ዐውደ ጥናት, የዝግጅት አደረጃጀት`,
    om: wordList`leenjii, fiilmii dokimentarii, tajaajila leenjii, qophii sagantaa, agarsiisa, fiilmii dokumentarii`,
    ti: wordList`ስልጠና, ኣገልግሎት ስልጠና, ምድላው መደብ, ዶክመንታሪ`,
  },
  'hotels-travel': {
    en: wordList`hotel, hotel service, hotel accommodation, accommodation, lodging, guest house, meeting hall, conference hall rental, air ticket, ticketing, travel agency, tour, tour operator, travel service,
      bed and breakfast, full board, resort, hajj and umrah`,
    am: wordList`ሆቴል, የሆቴል አገልግሎት, የሆቴል መኝታ, መኝታ, የእንግዳ ማረፊያ, ሎጅ, ሪዞርት, የአዳራሽ ኪራይ, የስብሰባ አዳራሽ, የአውሮፕላን ትኬት, የአየር ትኬት, ትኬት, የጉዞ ወኪል, አስጎብኚ, ቱሪዝም, የቱር አገልግሎት, የጉዞ አገልግሎት, ጉብኝት, ፔንሲዮን`,
    om: wordList`hoteela, tajaajila hoteelaa, tikeettii xiyyaaraa, galma walgahii, turizimii`,
    ti: wordList`ሆቴል, ኣገልግሎት ሆቴል, ቲኬት ነፋሪት, ኣደራሽ`,
  },
  'banking-finance': {
    en: wordList`banking service, microfinance, loan, treasury bill, ATM machine, POS machine, cash counting machine, banknote counter, safe box, vault door, share sale, bond issue, money transfer,
      payment gateway, cheque book, passbook, savings`,
    am: wordList`የባንክ አገልግሎት, ማይክሮ ፋይናንስ, ብድር, የብድር አገልግሎት, ቁጠባ, የግምጃ ቤት ሰነድ, ትሬዠሪ ቢል, ኤቲኤም, ኤቲኤም ማሽን, ፖስ ማሽን, የገንዘብ መቁጠሪያ, የብር መቁጠሪያ ማሽን, ካዝና, የገንዘብ ካዝና, የአክሲዮን ሽያጭ, አክሲዮን, ቼክ ደብተር, የገንዘብ ዝውውር, ቦንድ`,
    om: wordList`tajaajila baankii, liqii, qusannaa, aksiyoona`,
    ti: wordList`ኣገልግሎት ባንኪ, ልቓሕ, ዕቋር, ኣክስዮን`,
  },
  'legal-translation': {
    en: wordList`legal service, law firm, lawyer, advocate, attorney, legal advice, litigation, notary, arbitration, translation service, translation, translator, interpretation, interpreter, simultaneous interpretation, sign language,
      proofreading, trademark`,
    am: wordList`የሕግ አገልግሎት, የህግ አገልግሎት, ጠበቃ, የጥብቅና አገልግሎት, ጥብቅና, የሕግ አማካሪ, የሕግ ምክር, ክርክር, የሰነድ ማረጋገጫ, ግልግል, የግልግል ዳኝነት, ትርጉም, የትርጉም አገልግሎት, የትርጉም ሥራ, አስተርጓሚ, ተርጓሚ, የምልክት ቋንቋ, የንግድ ምልክት`,
    om: wordList`tajaajila seeraa, abukaatoo, tajaajila hiikkaa, hiikkaa afaanii`,
    ti: wordList`ኣገልግሎት ሕጊ, ጠበቓ, ትርጉም, ተርጓሚ`,
  },
  advertising: {
    en: wordList`advertising, advertisement, promotion, promotional materials, branding, billboard, banner, roll-up banner, signboard, digital marketing, social media, logo design, graphic design, T-shirt printing, LED screen, neon sign,
      public relations, television advertising, radio spot, marketing agency`,
    am: wordList`የማስታወቂያ ሥራ, የማስታወቂያ አገልግሎት, ፕሮሞሽን, የፕሮሞሽን ዕቃ, ብራንዲንግ, ቢልቦርድ, ባነር, ሮል አፕ, የማስታወቂያ ሰሌዳ, ሳይን ቦርድ, ዲጂታል ማርኬቲንግ, ማኅበራዊ ሚዲያ, ሎጎ ዲዛይን, ግራፊክ ዲዛይን, ቲሸርት ህትመት, ኤልኢዲ ስክሪን, የሕዝብ ግንኙነት, የሬዲዮ ማስታወቂያ, የቴሌቪዥን ማስታወቂያ, የሬዲዮና የቴሌቪዥን ማስታወቂያ, ማርኬቲንግ`,
    om: wordList`meeshaalee beeksisaa, rool appii, beeksisa daldalaa, tajaajila beeksisaa, baanarii, bilboordii`,
    ti: wordList`ስራሕቲ መላለዪ, ኣገልግሎት መላለዪ, ባነር, ቢልቦርድ`,
  },
  'sports-arts': {
    en: wordList`sport equipment, sports goods, football, volleyball, gym equipment, jersey, track suit, playground, stadium seat, musical instrument, keyboard piano, guitar, sound equipment, loudspeaker, painting and sculpture, sculpture, statue, theatre,
      monument, trophy`,
    am: wordList`የስፖርት ዕቃ, የስፖርት ቁሳቁስ, የስፖርት ትጥቅ, የስፖርት ልብስ, እግር ኳስ, ኳስ, መረብ ኳስ, የጂም ዕቃ, ማሊያ, የስፖርት ሜዳ, የሙዚቃ መሣሪያ, የሙዚቃ መሳሪያዎች, ኪቦርድ, ጊታር, ድምጽ ማጉያ, ሐውልት, ቅርጻ ቅርጽ, ሥዕል, ቴአትር, ዋንጫ, ሜዳልያ`,
    om: wordList`meeshaa ispoortii, kubbaa miillaa, meeshaa muuziqaa, siidaa`,
    ti: wordList`ናውቲ ስፖርት, ኩዕሶ እግሪ, መሳርሒ ሙዚቃ, ሓወልቲ`,
  },
  'waste-gardening': {
    en: wordList`waste collection, waste disposal, solid waste, garbage, garbage truck, waste bin, refuse container, dustbin, septic tank emptying, sewage suction, landfill, recycling, gardening, landscaping, greenery, park development, grass planting, tree planting,
      environmental protection, environmental impact assessment, incinerator`,
    am: wordList`ቆሻሻ, ደረቅ ቆሻሻ, የቆሻሻ ማንሳት, የቆሻሻ ገንዳ, የቆሻሻ መኪና, ፍሳሽ ማንሳት, የፍሳሽ መምጠጥ, የሽንት ቤት ማስመጠጥ, መልሶ መጠቀም, አትክልተኛ, የአትክልት ሥራ, አረንጓዴ ልማት, የአረንጓዴ ልማት ሥራ, የመናፈሻ ሥራ, መናፈሻ, የሣር ተከላ, የዛፍ ተከላ, የአካባቢ ጥበቃ, የአካባቢ ተጽዕኖ ግምገማ, ኢንሲነሬተር`,
    om: wordList`kosii, balfa gogaa, kuusaa balfaa, balfa, kosii gogaa, magariisa, hojii biqiltuu magaalaa, eegumsa naannoo`,
    ti: wordList`ጎሓፍ, ደረቕ ጎሓፍ, ኣታኽልቲ መናፈሻ, ሓለዋ ከባቢ`,
  },
} as const satisfies Partial<Record<CategorySlug, CategoryWords>>;
