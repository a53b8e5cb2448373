import type { CategorySlug } from '../categories.ts';
import { type CategoryWords, wordList } from './word-list.ts';

export const servicesWords = {
  'security-labour': {
    en: wordList`
      cleaning and security, daily labour, daily labourers, guard service, guard services, guarding, guards,
      human resource outsourcing, human resource supply, janitors and guards, labour outsourcing, labour supply,
      loading and unloading labour, loading and unloading services, manpower, manpower outsourcing, messenger service,
      outsourced labour, outsourced services, outsourced staff, outsourcing, payroll administration, porter,
      private employment agency, recruitment, recruitment agency, security company, security guard, security personnel,
      security service, security services, staff outsourcing, temporary workers`,
    am: wordList`
      ሰራተኛ አቅርቦት, አውትሶርሲንግ, አውትሶርስ, የማሽን ኦፕሬተር, የሠራተኛ ቅጥር, የሠራተኛ ቅጥር አገልግሎት, የሠራተኛ አቅርቦት, የሰው ሀብት አቅርቦት, የሰው ሃይል,
      የሰው ሃይል አቅርቦት, የሰው ኃይል, የሰው ኃይል አቅርቦት, የሹፌር አቅርቦት, የቀን ሠራተኛ, የቅጥር ኤጀንሲ, የተላላኪ, የተላላኪ አገልግሎት, የወዛደር, የጉልበት ሠራተኛ,
      የጉልበት ሥራ, የጊዜያዊ ሠራተኞች, የግል አሠሪና ሠራተኛ, የጥበቃ ሠራተኛ, የጥበቃ ሠራተኞች, የጥበቃ አገልግሎት, የጥበቃ ኤጀንሲ, የጥበቃ ድርጅት, የጥበቃና ደህንነት,
      የጫኝና አውራጅ, የጫኝና አውራጅ ሥራ, የጭነትና ማራገፍ, የፅዳትና የጥበቃ, ጥበቃ, ጫኝና አውራጅ, ጭነትና ማውረድ`,
    om: wordList`
      dhiyeessii hojjettootaa, dhiyeessii humna namaa, eegdota, eegumsa, hojjetaa humnaa, hojjettoota guyyaa,
      hojjettoota humnaa, humna namaa, ittisa balaa, konkolaachisaa, qacarrii, tajaajila eegumsaa,
      tajaajila waardiyyaa, waardiyyaa`,
    ti: wordList`
      ሓለዋ, ሓለውቲ, ሓይሊ ሰብ, መራሕቲ መካይን, መዓልታዊ ሰራሕተኛ, ምፅዓንን ምርጋፍን, ሰራሕተኛ መዓልቲ, ቀረብ ሓይሊ ሰብ, ቁጻር ሰራሕተኛ, ኣገልግሎት ሓለዋ,
      ኣገልግሎት ሓይሊ ሰብ, ኦፕሬተራት, ዋርድያ, ፅሬትን ሓለዋን`,
  },
  'transport-logistics': {
    en: wordList`
      air cargo, air freight, cargo, cargo handling, clearing agent, clearing and forwarding, container transport,
      courier, courier service, customs clearance, customs clearing, distribution of its products, dry cargo, dry port,
      employee transport, employee transportation, employees transport, freight, freight forwarding, freight transport,
      fuel transportation, grain transport, haulage, inland transport, loading and unloading, logistics,
      moving service, postal service, relocation service, sea freight, shipment, shipping, staff shuttle,
      staff transport, towing, transit service, transport of goods, transport service, transportation,
      transportation of, transporter, transporters, truck transport, trucking, warehouse handling, warehousing`,
    am: wordList`
      ሎጂስቲክስ, ማመላለስ, ማጓጓዝ, ማጓጓዝ አገልግሎት, ሰርቪስ ትራንስፖርት, ትራንስፖርት, ትራንዚት, ኩሪየር, ኮንቴይነር, ዕቃ ማጓጓዝ, የሕዝብ ማመላለሻ, የመልእክት አገልግሎት,
      የመርከብ, የመጋዘን አገልግሎት, የማዳበሪያ ማጓጓዝ, የማጓጓዝ ሥራ, የማጓጓዝ አገልግሎት, የማጓጓዣ አገልግሎት, የሰራተኛ ማጓጓዝ, የሰራተኞች ሰርቪስ አገልግሎት,
      የሰርቪስ ትራንስፖርት, የባሕር ጭነት, የትራንስፖርት ሥራ, የትራንስፖርት አገልግሎት, የትራንዚት አገልግሎት, የእህል ማጓጓዝ, የዕቃ ማመላለስ, የዕቃ ማጓጓዝ, የዕቃ ማጓጓዣ,
      የደረቅ ጭነት, የጉምሩክ ሥራ, የጉምሩክ አስተላላፊ, የጭነት ማመላለሻ, የጭነት ትራንስፖርት, የጭነት አገልግሎት, የፖስታ አገልግሎት, ደረቅ ወደብ, ጉምሩክ, ጭነት`,
    om: wordList`
      fe'umsa, fe'umsa midhaanii, fe'uu fi buusuu, geejjiba, geejjiba fe'umsaa, geejjiba hojjettootaa, geejjibsiisuu,
      gumruka baasuu, gumurukaa, kuriyarii, loojistiksii, midhaan geejjibuu, tajaajila geejjiba, tajaajila geejjibaa,
      tajaajila kuriyarii, tiraansipoortii, tiraanzitii`,
    ti: wordList`
      ሎጂስቲክስ, መጉዓዝያ, መጓዓዝያ, ምጉዕዓዝ, ትራንስፖርት, ትራንዚት, ኣገልግሎት መልእኽቲ, ኣገልግሎት መጉዓዝያ, ኣገልግሎት መጓዓዝያ, ጉምሩክ ምውፃእ, ጽዕነት, ፅዕነት`,
  },
  consultancy: {
    en: wordList`
      accounting service, actuarial, architectural design, asset valuation, audit, audit service, auditing, baseline,
      baseline survey, business plan, construction supervision, consultancy, consultancy service, consultancy services,
      consultant, consulting, consulting firm, consulting services, contract administration, curriculum development,
      design and supervision, design review, detailed design, end line, end line evaluation, end-line evaluation,
      endline, endline evaluation, engineering design, environmental impact, evaluation, expression of interest,
      external audit, external auditor, feasibility study, final evaluation, formative evaluation,
      group life insurance, impact assessment, insurance, insurance coverage, insurance service, job evaluation,
      master plan, medical insurance, mid term evaluation, mid-term evaluation, mid-term review, motor insurance,
      needs assessment, organizational assessment, policy study, property valuation, research, research study,
      salary survey, strategic plan, study and design, supervision, survey consultancy, tax advisory,
      technical assistance, terms of reference, third party monitoring, value chain, vehicle insurance`,
    am: wordList`
      መነሻ ጥናት, መድን, ማማከር, ማስተር ፕላን, ስትራቴጂክ ዕቅድ, ቢዝነስ ፕላን, አማካሪ, አማካሪ ድርጅት, ኢንሹራንስ, ኦዲተር, ኦዲት, የሂሳብ ምርመራ, የሒሳብ ምርመራ,
      የሒሳብ ሥራ, የሒሳብ ኦዲት, የሕይወት መድን, የመነሻ ጥናት, የመኪና ኢንሹራንስ, የመድን ሽፋን, የመድን አገልግሎት, የማማከር አገልግሎት, የማስተር ፕላን, የምክር አገልግሎት,
      የሥርዓተ ትምህርት, የቁጥጥር ሥራ, የቢዝነስ ዕቅድ, የተሽከርካሪ መድን, የንብረት ግመታ, የንብረት ግምት, የአካባቢ ተጽዕኖ, የአካባቢ ተፅዕኖ ጥናት, የአዋጭነት ጥናት,
      የኢንሹራንስ, የኦዲት አገልግሎት, የኮንትራት አስተዳደር, የውጭ ኦዲተር, የውጭ ኦዲት, የዲዛይን, የዲዛይን ሥራ, የዲዛይን ዝግጅት, የዲዛይንና ቁጥጥር, የዳሰሳ ጥናት,
      የገበያ ጥናት, የግምገማ ጥናት, የግንባታ ቁጥጥር, የግንባታ ክትትል, የጥናት ሥራ, የጥናትና ዲዛይን, ግመታ, ግንባታ ክትትል, ጥናትና ዲዛይን`,
    om: wordList`
      dizaayinii, gamaaggama, gamaaggama pirojektii, gorsa, gorsitoota, hojii odiitii, inshuraansii, inshuransii,
      madaallii, odiitera alaa, odiitii, odiitii alaa, qo'annoo, qorannoo, qorannoo fi dizaayinii, qorannoo gabaa,
      qorannoo ka'umsaa, sakatta'a bu'uuraa, tajaajila gorsaa, tajaajila inshuraansii, tajaajila odiitii,
      tilmaama qabeenyaa, to'annoo ijaarsaa`,
    ti: wordList`
      መበገሲ መፅናዕቲ, መድሕን, መጽናዕቲ, መፅናዕቲ, መፅናዕቲ ዕዳጋ, መፅናዕትን ዲዛይንን, ምቑፃር ሰራሕተኛ, ምኽሪ, ቁፅፅር ህንፀት, ትካላት ኣማኸርቲ, ናይ ደገ ኦዲተር,
      ኢንሹራንስ, ኣማኸርቲ, ኣማኻሪ, ኣገልግሎት ምኽሪ, ኦዲተር, ኦዲት, ዲዛይን, ገምጋም, ገምጋም ፕሮጀክት, ግምት ንብረት, ፅንዓት`,
  },
  'training-events': {
    en: wordList`
      audio visual equipment, awareness creation, bazaar, capacity building, conference hall, conference organizing,
      conference service, conference system, digital course, documentary, drama production, driver training,
      e-learning course, event management, event organising, event organizer, event organizers, event organizing,
      exhibition, exhibition stand, facilitation, film production, hall rental, live streaming, mass media,
      media coverage, microphone, moderation, online course, photo and video, photography, promotion video,
      radio program, seminar, short film, short term training, simultaneous event, stage and sound system,
      stage decoration, teacher training, tent and decoration, trade fair, training, training of, training provider,
      training service, trainings, TV program, video documentary, video production, workshop facilitation,
      workshop facility`,
    am: wordList`
      ማይክሮፎን, ሥልጠና, ሥልጠናዎች, ሴሚናር, ስልጠና, ባዛር, ቪዲዮ ቀረጻ, አቅም ግንባታ, ኢቨንት, ኢቨንት ኦርጋናይዘር, ኤግዚቢሽን, ኹነት, ዐውደ ጥናት, ዘጋቢ ቪዲዮ,
      ዘጋቢ ፊልም, የሁነት ዝግጅት, የመድረክ ዝግጅት, የሙያ ሥልጠና, የሚዲያ ሽፋን, የሚዲያ አገልግሎት, የሠራተኞች ሥልጠና, የሥልጠና, የሥልጠና ተቋም, የሥልጠና አገልግሎት,
      የሬዲዮ ፕሮግራም, የስልጠና አዳራሽ, የስብሰባ መቅረጫ, የስብሰባ አዳራሽና መስተንግዶ, የበዓል ዝግጅት, የቪዲዮ ሥራ, የቪዲዮ ቀረፃ, የቴሌቪዥን ፕሮግራም, የአሽከርካሪ ሥልጠና,
      የአቅም ግንባታ, የአዳራሽ ዲኮር, የኹነት ዝግጅት, የዝግጅት አደረጃጀት, የድምፅ መቅረጫ, የድምፅ ሲስተም, የዶክመንተሪ ሥራ, የግንዛቤ ማስጨበጫ, የፊልም ሥራ,
      የፌስቲቫል ዝግጅት, የፎቶና ቪዲዮ, ዲኮር, ዶክመንተሪ, ዶክመንተሪ ፊልም, ዶክመንታሪ, ጉባኤ, ፎቶግራፍና ቪዲዮ`,
    om: wordList`
      agarsiisa, bazaara, doqmentarii, egzibiishinii, fiilmii, fiilmii dokimentarii, fiilmii dokumentarii, leenjii,
      leenjii gabaabaa, leenjii ogummaa, meeshaa sagalee, oomisha fiilmii, qopheessitoota sagantaa, qophii sagantaa,
      tajaajila leenjii, viidiyoo`,
    ti: wordList`
      መሳርሒ ድምፂ, ምድላው መደብ, ምድላው ኤግዚብሽን, ስልጠና, ስልጠና ሞያ, ስልጠናታት, ስራሕ ፊልሚ, ባዛር, ቪድዮ, ኣገልግሎት ስልጠና, ኤግዚቢሽን, ዶክመንታሪ,
      ዶክመንታሪ ፊልም, ፊልሚ`,
  },
  'hotels-travel': {
    en: wordList`
      accommodation, accommodation service, air ticket, air tickets, bed and breakfast, conference facility,
      conference hall rental, flight ticket, full board, guest house, hajj and umrah, hall and accommodation, hotel,
      hotel accommodation, hotel and conference, hotel service, hotels, lodge, lodging, meeting hall, resort,
      ticketing, tour, tour operator, travel agency, travel service`,
    am: wordList`
      ሆቴል, ሆቴሎች, ሎጅ, መኝታ, ሪዞርት, ቱሪዝም, ትኬት, አስጎብኚ, የሆቴል መኝታ, የሆቴል አዳራሽ, የሆቴል አገልግሎት, የሆቴልና የአዳራሽ, የመኝታ አገልግሎት,
      የስብሰባ አዳራሽ, የስብሰባ አዳራሽ ኪራይ, የበረራ ትኬት, የቱር አገልግሎት, የአውሮፕላን ትኬት, የአየር ትኬት, የአዳራሽ ኪራይ, የእንግዳ ማረፊያ, የጉዞ አገልግሎት,
      የጉዞ ወኪል, ጉብኝት, ፔንሲዮን`,
    om: wordList`
      dhaabbata imalaa, galma walgahii, galma walgahii kireeffachuu, hoteela, hoteelota, siree ciisichaa,
      tajaajila hoteelaa, tajaajila siree, tikeettii xiyyaaraa, tikkeetii, tikkeetii xiyyaaraa, turizimii`,
    ti: wordList`ሆቴላት, ሆቴል, ቲኬት ነፋሪት, ኣደራሽ, ኣዳራሽ, ኣዳራሽ ኣኼባ, ኣገልግሎት ሆቴል, ኣገልግሎት መንበሪ, ኣገልግሎት መደቀሲ, ወኪል ጉዕዞ`,
  },
  'banking-finance': {
    en: wordList`
      ATM card, ATM machine, bank note counting, bank service, banking service, banknote counter, bond issue,
      card personalisation, card personalization, card printing machine, cash box, cash counting machine,
      cash in transit, cash vault, cheque book, cheque book printing, core banking system, currency counting machine,
      debit card, loan, microfinance, money counting machine, money transfer, note counting, passbook, payment card,
      payment gateway, payroll service, point of sale, POS machine, POS terminal, POS terminals, safe, safe box,
      safe deposit, safes, savings, share sale, strong room door, treasury bill, vault, vault door`,
    am: wordList`
      ማይክሮ ፋይናንስ, ቁጠባ, ብድር, ቦንድ, ትሬዠሪ ቢል, ቼክ ደብተር, አክሲዮን, ኤቲኤም, ኤቲኤም ማሽን, ካዝና, ካዝናዎች, የቁጠባ ደብተር, የባንክ አገልግሎት,
      የብር መቁጠሪያ, የብር መቁጠሪያ ማሽን, የብድር አገልግሎት, የአክሲዮን ሽያጭ, የገንዘብ መቁጠሪያ, የገንዘብ ማሸጊያ, የገንዘብ ማጓጓዝ, የገንዘብ ካዝና, የገንዘብ ዝውውር,
      የግምጃ ቤት ሰነድ, ገንዘብ መቁጠሪያ, ገንዘብ ቆጣሪ, ፖስ ማሽን`,
    om: wordList`
      aksiyoona, daddabarsa maallaqaa, gurgurtaa aksiyoonii, kaazinaa, liqii, maashinii qarshii lakkaa'u, qusannaa,
      tajaajila baankii`,
    ti: wordList`ልቓሕ, መቑጸሪ ገንዘብ, ምትሕልላፍ ገንዘብ, ሽያጥ ኣክስዮን, ኣክስዮን, ኣገልግሎት ባንኪ, ካዝና, ዕቋር`,
  },
  'legal-translation': {
    en: wordList`
      advocate, arbitration, attorney, court representation, document translation, interpretation, interpreter,
      law firm, law office, lawyer, legal advice, legal consultancy, legal counsel, legal retainer,
      legal retainer service, legal service, legal services, litigation, notary, proofreading, retainer lawyer,
      sign language, simultaneous interpretation, trademark, transcription, translation, translation of,
      translation service, translator`,
    am: wordList`
      ሰነድ ትርጉም, ተርጓሚ, ትርጉም, አስተርጓሚ, ክርክር, የህግ አገልግሎት, የሕግ ምክር, የሕግ ባለሙያ, የሕግ አማካሪ, የሕግ አገልግሎት, የምልክት ቋንቋ, የሰነድ ማረጋገጫ,
      የሰነድ ትርጉም, የትርጉም ሥራ, የትርጉም ባለሙያ, የትርጉም አገልግሎት, የንግድ ምልክት, የግልግል ዳኝነት, የጥብቅና አገልግሎት, ግልግል, ጠበቃ, ጥብቅና`,
    om: wordList`
      abukaatoo, abukaattoo, gorsa seeraa, hiika sanadaa, hiikkaa afaanii, tajaajila hiikkaa, tajaajila seeraa,
      turjumaana`,
    ti: wordList`ምኽሪ ሕጊ, ተርጓሚ, ትርጉም, ትርጉም ሰነድ, ኣተርጓሚ, ኣገልግሎት ሕጊ, ኣገልግሎት ትርጉም, ጠበቓ, ጥብቅና`,
  },
  advertising: {
    en: wordList`
      advert production, advertisement, advertising, advertising agency, airtime, banner, billboard, brand design,
      branding, digital marketing, gift items, graphic design, LED screen, light box, logo design, marketing agency,
      media buying, media campaign, neon sign, outdoor advertising, promotion, promotional items, promotional material,
      promotional materials, public relations, radio spot, roll up banner, roll-up banner, sign board, sign post,
      signage, signboard, social media, social media promotion, souvenirs, T-shirt printing, television advertising,
      visibility, visibility materials`,
    am: wordList`
      ሎጎ ዲዛይን, ማርኬቲንግ, ማስተዋወቂያ ዕቃዎች, ማኅበራዊ ሚዲያ, ሮል አፕ, ሳይን ቦርድ, ስፖት ማስታወቂያ, ቢልቦርድ, ባነር, ብራንዲንግ, ቲሸርት ህትመት, ታፔላ, ታፔላ ሥራ,
      ኒዮን, አየር ሰዓት, ኤልኢዲ ስክሪን, የሕዝብ ግንኙነት, የማስተዋወቂያ, የማስተዋወቂያ ሥራ, የማስተዋወቂያ ዕቃ, የማስተዋወቅ ሥራ, የማስታወቂያ ሥራ, የማስታወቂያ ሰሌዳ,
      የማስታወቂያ ባነር, የማስታወቂያ አገልግሎት, የማስታወቂያ ድርጅት, የምልክት ሰሌዳ, የሬዲዮ ማስታወቂያ, የሬዲዮና የቴሌቪዥን ማስታወቂያ, የብራንዲንግ, የብራንድ ሥራ, የታፔላ,
      የቴሌቪዥን ማስታወቂያ, የአየር ሰዓት, የፕሮሞሽን ዕቃ, ዲጂታል ማርኬቲንግ, ግራፊክ ዲዛይን, ፕሮሞሽናል, ፕሮሞሽን`,
    om: wordList`
      baanarii, beeksisa daldalaa, beeksisa raadiyoo, beeksisa TV, biilboordii, bilboordii, hojii beeksisaa,
      meeshaa piromooshinii, meeshaalee beeksisaa, rool appii, taappeella, taappeellaa, tajaajila beeksisaa`,
    ti: wordList`መፋለጢ, ስራሕ ፕሮሞሽን, ስራሕቲ መላለዪ, ቢልቦርድ, ባነር, ታፔላ, ናውቲ መፋለጢ, ኣገልግሎት መላለዪ, ፕሮሞሽን`,
  },
  'sports-arts': {
    en: wordList`
      art painting, art work, band instruments, football, football field, guitar, gym, gym equipment, gymnasium,
      jersey, keyboard piano, loudspeaker, medal, medals, monument, music equipment, musical instrument, painting,
      painting and sculpture, painting art, playground, sculpture, sound equipment, sound system,
      sound system equipment, sport equipment, sport kit, sport materials, sport wear, sports goods, sports wear,
      stadium seat, stage light, statue, theatre, track suit, trophies, trophy, volleyball`,
    am: wordList`
      ሐውልት, ሐውልት ሥራ, መለያ ትጥቅ, መረብ ኳስ, ማሊያ, ሜዳሊያ, ሜዳሊያና ዋንጫ, ሜዳልያ, ሥዕል, ቅርጻ ቅርጽ, ቴአትር, እግር ኳስ, ኪቦርድ, ኳስ, ዋንጫ, የሐውልት ሥራ,
      የመድረክ መብራት, የመጫወቻ ሜዳ, የሙዚቃ መሣሪያ, የሙዚቃ መሳሪያዎች, የሙዚቃ ዕቃ, የሳውንድ ሲስተም, የስፖርት ልብስ, የስፖርት ማዘውተሪያ, የስፖርት ሜዳ, የስፖርት ቁሳቁስ,
      የስፖርት ትጥቅ, የስፖርት አልባሳት, የስፖርት ዕቃ, የቮሊቦል, የቲያትር, የኪነ ጥበብ, የድምፅ መሣሪያ, የጂም መሣሪያ, የጂም ዕቃ, የጂምናዚየም, ድምጽ ማጉያ, ጂም,
      ጂም ማሽን, ጊታር`,
    om: wordList`
      dirree ispoortii, kubbaa, kubbaa miilaa, kubbaa miillaa, meedaaliyaa, meedaaliyaa fi waancaa, meeshaa ispoortii,
      meeshaa jiimii, meeshaa muuziqaa, meeshaalee ispoortii, siidaa, uffata ispoortii, waancaa`,
    ti: wordList`ሓወልቲ, መሳርሒ ሙዚቃ, መሳርሒ ጂም, ሜዳልያ, ስፖርት, ናውቲ ስፖርት, ኩዕሶ, ኩዕሶ እግሪ, ክዳን ስፖርት, ዋንጫ`,
  },
  'waste-gardening': {
    en: wordList`
      afforestation, beautification, dust bin, dustbin, dustbins, environmental impact assessment,
      environmental protection, flowers, garbage, garbage collection, garbage truck, gardening, grass planting,
      green area, greenery, gully rehabilitation, gully treatment, incinerator, landfill, landscaping, lawn,
      liquid waste, nursery, nursery site, park construction, park development, recycling, reforestation,
      refuse container, septic tank emptying, sewage removal, sewage suction, soil and water conservation, solid waste,
      solid waste collection, sweeping, terrace, terracing, tree nursery, tree planting, vacuum truck service,
      waste bin, waste collection, waste disposal, waste management, watershed, watershed management`,
    am: wordList`
      ላንድስኬፕ, መልሶ መጠቀም, መናፈሻ, ማስዋብ, ቆሻሻ, ቆሻሻ መሰብሰብ, ቆሻሻ ማስወገድ, ቆሻሻ የመሰብሰብ, ቦረቦር, ተፋሰስ, ችግኝ ተከላ, አረንጓዴ ልማት, አረንጓዴ ስፍራ,
      አትክልተኛ, አትክልተኝነት, አትክልትና ውበት, አፈር ጥበቃ, አፈርና ውኃ ጥበቃ, ኢንሲነሬተር, እርከን, የመናፈሻ, የመናፈሻ ሥራ, የሣር ተከላ, የሽንት ቤት ማስመጠጥ,
      የቆሻሻ መኪና, የቆሻሻ ማቃጠያ, የቆሻሻ ማንሳት, የቆሻሻ ማጓጓዣ, የቆሻሻ ገንዳ, የተፋሰስ ልማት, የአረንጓዴ ልማት ሥራ, የአረንጓዴ ስፍራ እንክብካቤ, የአረንጓዴ ቦታ,
      የአትክልት ሥራ, የአትክልት ሥፍራ, የአትክልት እንክብካቤ, የአካባቢ ተጽዕኖ ግምገማ, የአካባቢ ጥበቃ, የአፈርና ውኃ ጥበቃ, የእርከን ሥራ, የውበትና መናፈሻ, የዛፍ ተከላ,
      የደረቅ ቆሻሻ ማጓጓዣ, የደን ልማት, የግቢ ማስዋብ, የግቢ ውበት, የፍሳሽ መምጠጥ, የፍሳሽ ቆሻሻ, የፓርክ ልማት, ደረቅ ቆሻሻ, ደረቅ ቆሻሻ ማንሳት, ደን ልማት,
      ፍሳሽ ማንሳት`,
    om: wordList`
      balfa, balfa gogaa, biqiltuu miidhaginaa, eegumsa biyyee, eegumsa biyyee fi bishaanii, eegumsa naannoo,
      gubduu kosii, hojii biqiltuu magaalaa, kosii, kosii funaanuu, kosii gogaa, kosii gogaa kaasuu, kuusaa balfaa,
      kuusaa kosii, magariisa, miidhagina magaalaa, misooma bosonaa, misooma magariisaa`,
    ti: wordList`
      ልምዓት ገረብ, ሓለዋ ከባቢ, መቃፀሊ ጓሓፍ, መናፈሻ, መጠራቐሚ ጓሓፍ, ምትካል ፈልሲ, ምእላይ ጎሓፍ, ምእካብ ጓሓፍ, ረስሓት, ተፋሰስ, ኣረንጓደ ልምዓት, ኣታኽልቲ መናፈሻ,
      ዕቀባ ሓመድ, ዕቀባ ሓመድን ማይን, ደረቕ ጎሓፍ, ጎሓፍ, ጓሓፍ`,
  },
} as const satisfies Partial<Record<CategorySlug, CategoryWords>>;
