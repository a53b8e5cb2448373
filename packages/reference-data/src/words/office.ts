import type { CategorySlug } from '../categories.ts';
import { type CategoryWords, wordList } from './word-list.ts';

export const officeWords = {
  furniture: {
    en: wordList`
      auditorium chair, bed, bedside cabinet, bench, benches, bookcase, bookshelf, bunk bed, chair, chairs and tables,
      classroom furniture, coat hanger, combined desk, computer table, conference table, cupboard,
      curtains and furniture, desk, dining table, executive chair, file cabinet, filing cabinet, furniture,
      guest chair, library shelf, library shelves, locker, lockers, lounge chair, mattress, metal table, notice board,
      office cabinet, office chair, office desk, office furniture, office partition, office table, partition,
      reading table, reception desk, round table, school bench, school furniture, shelf, shelves, shelving, sofa,
      steel table, stool, swivel chair, table and chair, tables and chairs, wardrobe`,
    am: wordList`
      ላይብረሪ ሼልፍ, ሎከር, መቀመጫ, መደርደሪያ, መጋረጃና የቢሮ ፈርኒቸር, ማስታወቂያ ሰሌዳ, ሶፋ, ሼልፍ, ቁምሳጥን, ባለ ሁለት ፎቅ አልጋ, ተሽከርካሪ ወንበር, ተደራራቢ አልጋ,
      አልጋ, አግዳሚ ወንበር, ካቢኔት, ኮምባይንድ ዴስክ, ኮት መስቀያ, ወንበር, የመመገቢያ ጠረጴዛ, የመኝታ አልጋ, የመጽሐፍ መደርደሪያ, የስብሰባ ወንበር, የስብሰባ ጠረጴዛ,
      የቢሮ መቀመጫ, የቢሮ ወንበር, የቢሮ ዕቃ መገልገያ, የቢሮ ዕቃና ፈርኒቸር, የቢሮ ጠረጴዛ, የቢሮ ፈርኒቸር, የተማሪ ወንበር, የተማሪ ዴስክ, የእንግዳ ወንበር,
      የእንጨት ወንበር, የካፌ ወንበር, የኮምፒውተር ጠረጴዛ, ጠረጴዛ, ፈርኒቸር, ፋይል ካቢኔት, ፍራሽ`,
    om: wordList`
      barcuma, barcuma dheeraa, deeskii, faarnichara, faarnicharii, farnichara, farniicharii, firaashii, kaabineetii,
      kaabineetii faayilii, kombaayindi deeskii, lookarii, meeshaa manaa, meeshaalee manaa, minjaala,
      minjaala waajjiraa, minjaalaa fi teessoo, minjaalota, sheelfii, sheelfii kitaabaa, siree, soofaa, teessoo,
      teessoo barattootaa, teessoo keessummaa, teessoo waajjiraa, teessoowwan, teessuma`,
    ti: wordList`
      ሎከር, መንበር, መንበርን ጣውላን, ሶፋ, ሸልፊ, ናውቲ ቤት ጽሕፈት, ከብሒ, ካቢኔት, ኮምባይንድ ደስክ, ኮረሲ, ወናብር, ወንበር, ወንበር ቤት ፅሕፈት, ዓራት,
      ዓራትን ፍርናሽን, ዓራውቲ, ጠረጴዛ, ጠረጴዛታት, ጣውላ ቤት ጽሕፈት, ጣውላ ቤት ፅሕፈት, ጣውላን ወንበርን, ፈርኒቸር, ፍርናሻት, ፍርናሽ`,
  },
  'office-supplies': {
    en: wordList`
      A4 paper, archive box, box file, calculator, carbon paper, computer paper, consumable office materials,
      correction fluid, drum unit, duplicating paper, file cover, file folder, flash disk, folder, glue stick,
      ink cartridge, marker, notebook, office consumables, office materials, office stationery, office supplies, paper,
      paper clip, paper shredder, pen, pencil, photocopy paper, printing paper, punch, ring binder, rubber stamp,
      scissors, stamp pad, stamps and seals, stapler, stationary materials, stationeries, stationery, thermal paper,
      toner, toner cartridge`,
    am: wordList`
      ማህተምና ቲተር, ማርከር, ማስቲሽ, ማስታወሻ ደብተር, ማኅደር, ስቴፕለር, ስቴፕል, ቀለም ካርትሪጅ, ቦክስ ፋይል, ቲተር, ቶነር, አላቂ እቃዎች, አላቂ ዕቃዎች,
      አላቂ የቢሮ እቃዎች, አላቂ የቢሮ ዕቃ, አጀንዳ ወረቀት, ኤ4 ወረቀት, ኤንቬሎፕ ወረቀት, እርሳስ, እስክሪብቶ, እስክርቢቶ, ካልኩሌተር, ክላሰር, ወረቀት, የመዝገብ ማስቀመጫ,
      የማባዣ ወረቀት, የቢሮ መገልገያ, የቢሮ አላቂ, የቢሮ አላቂ ዕቃ, የቢሮ ዕቃዎች, የቶነር ቀለም, የካርቶን ወረቀት, የወረቀት መቁረጫ, የጽህፈት መሣሪያ, የጽህፈት መሳሪያዎች,
      የጽህፈት ዕቃ, የጽሕፈት ዕቃዎች, የፋይል ማኅደር, የፎቶ ኮፒ ወረቀት, የፕሪንተር ቀለም, ድራም ዩኒት, ፋይልና ክላሰር, ፍላሽ ዲስክ, ፐንቸር, ፖስታ ወረቀት`,
    om: wordList`
      biirii, boksi faayilii, chaappaa, faayilii, irsaasii, isteepilarii, isteepileerii, maashina waraqaa muru,
      meeshaa barreeffamaa, meeshaa barreessaa, meeshaa waajjiraa dhumatu, meeshaalee barreeffamaa,
      meeshaalee barreessaa, meeshaalee barreessaa fi waajjiraa, meeshaalee waajjiraa, qalama, qalama biroo,
      qalama maxxansaa, toonarii, waraqaa, waraqaa footokoppii, waraqaa fotokoppii`,
    ti: wordList`
      መሳርሒ ጽሕፈት, መሳርሒ ጽሕፈት ቤት, መሳርሒታት ጽሕፈት, መቑረፂ ወረቐት, ማህደር, ስቴፕለር, ቀለም ፕሪንተር, ቢሮን እርሳስን, ቦክስ ፋይል, ቶነር, ናውቲ ጽሕፈት,
      ናውቲ ጽሕፈት ቤት, ናይ ጽሕፈት መሳርሒ, ኣላቒ ናውቲ, ኣቕሑ ቤት ፅሕፈት, ኣቕሓ ቤት ፅሕፈት, እርሳስ, እስክሪብቶ, ወረቐት, ወረቐት ፎቶ ኮፒ, ዕቃ ቤት ፅሕፈት, ፋይል,
      ፒሮ`,
  },
  printing: {
    en: wordList`
      agenda, annual report printing, banners, binding, book printing, booklet, brochure, business card,
      calendar printing, calendars and agendas, calendars and diaries, cash receipt voucher, certificate printing,
      cheque printing, desk calendar, diary, exam printing, examination paper printing, exercise book printing, flyers,
      form printing, graphics design, ID card, ID card printing, leaflet, letterhead, magazine, magazine printing,
      newsletter, newspaper printing, offset printing, pad printing, poster printing, print and supply, printed form,
      printed receipt, printing, printing materials, printing of books, printing of exam, printing of examination,
      printing of labels, printing of manuals, printing service, publishing, question paper, receipt printing,
      security paper, security printing, sticker printing, ticket printing, voucher, wall calendar`,
    am: wordList`
      ህትመት, ሌተርሄድ, ሕትመት ውጤቶች, መታወቂያ ካርድ, መጽሔት, መጽሔት ህትመት, ማተሚያ ቤት, ሰርተፊኬት, ስቲከር, ስቲከር ህትመት, ቅጻ ቅጾች, በራሪ ወረቀት, በራሪ ጽሑፍ,
      ቡክሌት, ቢዝነስ ካርድ, ባነር ህትመት, ብሮሸር, ቫውቸር, ቲኬት ህትመት, ኅትመት, አጀንዳ, ካላንደር, ካሌንደር, ዓመታዊ መጽሔት, የህትመት ሥራ, የህትመት ውጤቶች,
      የመታወቂያ ህትመት, የመጻሕፍት ኅትመት, የመጽሐፍ ኅትመት, የሚታተሙ, የማኑዋል ኅትመት, የቀን መቁጠሪያ, የቅጽ ህትመት, የታተሙ ደረሰኞች, የቼክ ደብተር, የኅትመት አገልግሎት,
      የደረሰኝ ኅትመት, የጋዜጣ ህትመት, የጽሑፍ ህትመት, የፈተና ኅትመት, የፈተና ወረቀት, ደረሰኝ, ዴስክ ካላንደር, ጥረዛ, ፖስተር`,
    om: wordList`
      barruu, biroosharii, hojii maxxansaa, kaalandarii, kalaandarii, maxxansa, maxxansa barruu, maxxansa kitaabaa,
      maxxansa kitaabotaa, maxxansa nagahee, maxxansa waraqaa qormaataa, maxxansiisuu, maxxansuu, nagahee,
      tajaajila maxxansaa, waraqaa eenyummaa, waraqaa qormaataa`,
    ti: wordList`
      ሕትመት, ሕትመት መጻሕፍቲ, ሕትመት መጽሓፍ, ሕትመት ቅብሊት, ሕትመት ቅጥዒ, ሕትመት ወረቐት, መንነት ካርድ, መፅሄት, ምሕታም, ስራሕ ሕትመት, ስራሕቲ ሕትመት, ቅብሊት,
      ብሮሸር, ካላንደር, ወረቐት ፈተና`,
  },
  ict: {
    en: wordList`
      antivirus, barcode scanner, biometric device, cloud service, computer, computer accessories,
      computers and accessories, core banking, data center, data center equipment, data centre, data centre equipment,
      database system, desktop, desktop computer, digital camera, digital display, digitization, display screen,
      electronic document, electronic equipment, electronics, ERP, external hard disk, hard disk, HRMS, ICT equipment,
      ID card printer, information technology, IT equipment, IT infrastructure, keyboard, laptop, licence renewal,
      licence renewal of software, management system, Microsoft, mobile application, monitor and keyboard, motherboard,
      network printer, network server, photocopier, photocopy machine, plotter, point to point, portal development,
      printer, projector, RAM, scanner, server, smart board, software, software development, software licence,
      software license, storage system, switch and router, system development, tablet, time attendance, UPS,
      video wall, web hosting, web portal, website, website development`,
    am: wordList`
      ሃርድ ዲስክ, ላፕቶፕ, መተግበሪያ ማበልጸግ, ማዘርቦርድ, ሞባይል መተግበሪያ, ራም, ሰርቨር, ሲስተም ማልማት, ሲስተም ግንባታ, ስማርት ቦርድ, ስካነር, ሶፍትዌር, ታብሌት,
      አንቲቫይረስ, አይሲቲ, ኤሌክትሮኒክስ, ኤሌክትሮኒክስ ዕቃዎች, ኤልሲዲ ፕሮጀክተር, ኮምፒተር, ኮምፒውተር, ኮምፒዩተር, ኮምፕዩተር, ዌብሳይት, የመረጃ ሥርዓት, የመረጃ ቋት,
      የሲስተም ልማት, የሶፍትዌር ልማት, የሶፍትዌር ፈቃድ, የባዮሜትሪክ, የአይሲቲ ዕቃዎች, የአይቲ መሣሪያዎች, የኮምፒውተር ዕቃ, የኮምፒዩተር ዕቃዎች, የዳታ ማዕከል, የጣት አሻራ,
      ዩፒኤስ, ዲጂታላይዜሽን, ዲጂታል ስክሪን, ዳታ ሴንተር, ዴስክቶፕ, ድረ ገጽ, ድረ ገጽ ማበልጸግ, ፎቶ ካሜራ, ፎቶ ኮፒ, ፎቶ ኮፒ ማሽን, ፕሎተር, ፕሪንተር, ፕሮጀክተር`,
    om: wordList`
      elektirooniksii, footookoppii, iskaanarii, iskiriinii, kaameraa, kaameraa nageenyaa, kompiitara,
      kompiitara deskitooppii, kompiitaroota, kompiiwutara, kompiyuutara, koppii maashinii, laappitooppii, laaptooppii,
      maashina footookoppii, marsariitii, meeshaa elektirooniksii, piriintara, piriintarii, pirojektarii, sarvarii,
      sirna odeeffannoo, sooftiweerii, taableetii, weebsaayitii, yuuppiiesii`,
    ti: wordList`
      ሃርድ ዲስክ, ላፕቶፕ, ማሽን ፎቶ ኮፒ, ሰርቨር, ስርዓት ሓበሬታ, ስካነር, ስክሪን, ሶፍትዌር, ናውቲ ኤሌክትሮኒክስ, ኤሌክትሮኒክስ, ካሜራ ድሕንነት, ኮምፒተራት, ኮምፒተር,
      ኮምፒተርን ፕሪንተርን, ኮምፒዩተር, ወብ ሳይት, ወብሳይት, ዌብሳይት, ፎቶ ካሜራ, ፎቶ ኮፒ, ፕሪንተር, ፕሮጀክተር`,
  },
  telecom: {
    en: wordList`
      access point, antenna, bandwidth, base station, broadband, bulk SMS, call center, data cable, fiber optic,
      fiber optic cable, fibre, fibre optic, firewall, HF radio, internet connectivity, internet service, IP phone,
      LAN, local area network, microwave link, mobile phone, mobile phones, network equipment, network infrastructure,
      network installation, network switch, networking equipment, optical fiber, optical fibre, PABX,
      radio communication, radio equipment, router, satellite phone, short code, SIM card, smart phone, smartphone,
      smartphones, SMS, structured cable, structured cabling, telecom, telecom equipment, telecom tower, telephone set,
      telephone system, two way radio, VHF radio, video conference, VSAT, walkie talkie, walkie-talkie, WAN, wireless`,
    am: wordList`
      ላን ዝርጋታ, መገናኛ ሬዲዮ, ሞባይል ስልክ, ራውተር, ሬዲዮ መገናኛ, ሲም ካርድ, ሳተላይት ስልክ, ስማርት ስልክ, ስዊች, ብሮድባንድ, ቪሳት, ታወር, ቴሌኮም, ኔትወርክ,
      ኔትዎርክ, አንቴና, አክሰስ ፖይንት, አጭር መልእክት, ኢንተርኮም, ዋየርለስ, ዋይፋይ, የመገናኛ ዕቃ, የሬዲዮ መገናኛ, የሬድዮ መገናኛ, የስልክ ሥርዓት, የስልክ ሲስተም,
      የስልክ ቀፎ, የቴሌ ታወር, የቴሌኮም ዕቃ, የኔትወርክ መሠረተ ልማት, የኔትወርክ ኬብል, የኔትወርክ ዕቃዎች, የኔትወርክ ዝርጋታ, የኔትዎርክ ዝርጋታ, የኢንተርኔት አገልግሎት,
      የኬብል ዝርጋታ, ፋየርዎል, ፋይበር, ፋይበር ኦፕቲክ, ፋይበር ኦፕቲክስ, ፋይበር ኬብል`,
    om: wordList`
      bilbila harkaa, diriirsa neetwoorkii, ergaa gabaabaa, faayibar optikii, faayibarii, interneetii,
      meeshaa teelekoomii, moobaayilii, neetwarkii, neetwoorkii, raadiyoo qunnamtii, raadiyoo walqunnamtii,
      sirna bilbilaa, tajaajila interneetii`,
    ti: wordList`
      ሓፂር መልእኽቲ, መራኸቢ ሬድዮ, ሞባይል, ሞባይል ስልኪ, ስርዓት ስልኪ, ቴሌኮም, ኔትወርክ, ኢንተርነት, ኢንተርኔት, ኣገልግሎት ኢንተርነት, ኣገልግሎት ኢንተርኔት,
      ዝርጋሐ ኔትወርክ, ፋይበር, ፋይበር ኦፕቲክ`,
  },
  'teaching-aids': {
    en: wordList`
      blackboard, books for library, braille, chalk, chalkboard, children books, combined desks, early childhood kit,
      ECD materials, educational materials, educational toys, exercise book, laboratory kit for schools,
      learning materials, library books, plasma TV for schools, play materials, playground equipment, reference book,
      scholastic materials, school bag, school desk, school laboratory, school materials, school supplies, science kit,
      smart classroom, story books, student desk, student desks, swing and slide, teacher guide, teaching aids,
      teaching materials, text book, text books, textbook, textbooks, toys, whiteboard`,
    am: wordList`
      መማሪያ መጽሐፍ, መማሪያ ቁሳቁሶች, መጫወቻ ዕቃ, መጻሕፍት, ቴክስት ቡክ, ቾክ, ነጭ ሰሌዳ, አጋዥ መጽሐፍ, ኮምባይን ዴስክ, ዋይትቦርድ, የልጆች መጫወቻ, የሕፃናት መጫወቻ,
      የመማሪያ መጻሕፍት, የመማሪያ መጽሐፍ, የመማሪያ ቁሳቁስ, የመማሪያ ዕቃ, የመማር ማስተማር, የመምህር መምሪያ, የማጣቀሻ መጽሐፍ, የሳይንስ ኪት, የቤተ መጻሕፍት መጻሕፍት,
      የብሬል, የተማሪ ቦርሳ, የተማሪዎች መቀመጫ, የተማሪዎች ቦርሳ, የተማሪዎች ዴስክ, የትምህርት መሣሪያ, የትምህርት መርጃ, የትምህርት መርጃ መሣሪያ, የትምህርት ቁሳቁስ,
      የትምህርት ቤት ዕቃ, የትምህርት ዕቃ, የትምህርት ግብዓት, የአጸደ ሕፃናት, ደብተር, ጠመኔ, ጥቁር ሰሌዳ, ፕላዝማ`,
    om: wordList`
      boorsaa barattootaa, dabtara, dabtara barattootaa, deeskii barattootaa, gabatee, gabatee gurraacha,
      kitaaba barataa, kitaaba barnootaa, kitaabaa, kitaabilee, kitaabilee wabii, kitaabota, kitaabota barnootaa,
      kitaabota mana kitaabaa, meeshaa barnootaa, meeshaa taphaa, meeshaa taphaa daa'immanii, meeshaalee barnootaa,
      meeshaalee deeggarsa barnootaa, minjaala barattootaa, minjaalota barattootaa, teessoo fi minjaala barattootaa`,
    ti: wordList`
      መማህሪ መፃሕፍቲ, መምሃሪ, መምሃሪ መጽሓፍ, መሳርሒ ትምህርቲ, መጻሕፍቲ, መጽሓፍ, መጽሓፍ ተምሃራይ, መፃሕፍቲ, መፃወቲ ህፃናት, ሰሌዳ, ቦርሳ ተምሃሮ, ናውቲ ትምህርቲ,
      ደብተራት, ደብተር, ዴስክ ተምሃሮ`,
  },
} as const satisfies Partial<Record<CategorySlug, CategoryWords>>;
