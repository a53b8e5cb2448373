import type { CategorySlug } from '../categories.ts';
import { type CategoryWords, wordList } from './word-list.ts';

export const officeWords = {
  furniture: {
    en: wordList`furniture, office furniture, office desk, office chair, swivel chair, guest chair, conference table, filing cabinet,
      shelf, shelving, cupboard, bookshelf, combined desk, bed, mattress, sofa, wardrobe, table and chair, chair, desk, library shelf, library shelves, reading table, bookcase, stool`,
    am: wordList`ፈርኒቸር, የቢሮ ፈርኒቸር, የቢሮ ዕቃ መገልገያ, ወንበር, ተሽከርካሪ ወንበር, የእንግዳ ወንበር, ጠረጴዛ, የስብሰባ ጠረጴዛ, ካቢኔት, ፋይል ካቢኔት, ሼልፍ, መደርደሪያ,
      ቁምሳጥን, አልጋ, ፍራሽ, ሶፋ, ኮምባይንድ ዴስክ, የተማሪ ዴስክ, የእንጨት ወንበር`,
    om: wordList`faarnicharii, farniicharii, sheelfii kitaabaa, meeshaa manaa, teessoo waajjiraa, teessoo keessummaa, teessoo barattootaa, minjaala, minjaala waajjiraa, siree, firaashii, sheelfii`,
    ti: wordList`ወናብር, ሸልፊ, ጣውላ ቤት ጽሕፈት, ወንበር, ጠረጴዛ, ዓራት, ፍርናሽ, ናውቲ ቤት ጽሕፈት, ከብሒ`,
  },
  'office-supplies': {
    en: wordList`stationery, office supplies, A4 paper, photocopy paper, pen, pencil, toner, ink cartridge, stapler, box file, flash disk, ring binder, marker, calculator, office consumables, punch, carbon paper, notebook, archive box, file folder, folder`,
    am: wordList`የጽህፈት መሣሪያ, የጽሕፈት ዕቃዎች, አላቂ የቢሮ ዕቃ, አላቂ ዕቃዎች, የቢሮ ዕቃዎች, የፎቶ ኮፒ ወረቀት, ወረቀት, እስክሪብቶ, እርሳስ, ቶነር, ቀለም ካርትሪጅ, ስቴፕለር, ቦክስ ፋይል, ማስታወሻ ደብተር, ማርከር, ካልኩሌተር, ፍላሽ ዲስክ, ፐንቸር, የፋይል ማኅደር, ማኅደር, የመዝገብ ማስቀመጫ`,
    om: wordList`qalama, faayilii, meeshaa barreeffamaa, meeshaalee waajjiraa, waraqaa, biirii, toonarii`,
    ti: wordList`መሳርሒታት ጽሕፈት, ፋይል, እስክሪብቶ, ማህደር, ናውቲ ጽሕፈት, ወረቐት, ፒሮ, እርሳስ, ቶነር`,
  },
  printing: {
    en: wordList`printing, printing service, publishing, brochure, book printing, certificate printing, calendar printing, receipt printing,
      cash receipt voucher, letterhead, business card, magazine printing, offset printing, binding, ID card printing, printing of exam,
      sticker printing, poster printing, printed receipt, voucher, printed form, diary, agenda`,
    am: wordList`ኅትመት, ህትመት, የህትመት ሥራ, የኅትመት አገልግሎት, መጽሔት ህትመት, የመጽሐፍ ኅትመት, ብሮሸር, የደረሰኝ ኅትመት, ካላንደር, ሰርተፊኬት, ሌተርሄድ, ቢዝነስ ካርድ,
      የመታወቂያ ህትመት, ጥረዛ, የፈተና ኅትመት, ፖስተር, ስቲከር, ማተሚያ ቤት, የታተሙ ደረሰኞች, ደረሰኝ, ቫውቸር, የቀን መቁጠሪያ, አጀንዳ`,
    om: wordList`maxxansa, tajaajila maxxansaa, maxxansa kitaabaa, nagahee`,
    ti: wordList`ሕትመት, ስራሕቲ ሕትመት, ሕትመት መጽሓፍ, ቅብሊት`,
  },
  ict: {
    en: wordList`computer, laptop, desktop computer, printer, server, scanner, UPS, photocopier, projector, software, software development,
      website development, database system, ICT equipment, computer accessories, antivirus, licence renewal of software, ERP, mobile application,
      data center, web hosting, information technology, IT equipment`,
    am: wordList`ኮምፒውተር, ኮምፒተር, ላፕቶፕ, ዴስክቶፕ, ፕሪንተር, ሰርቨር, ስካነር, ዩፒኤስ, ፎቶ ኮፒ ማሽን, ፕሮጀክተር, ሶፍትዌር, የሶፍትዌር ልማት, ድረ ገጽ, ዌብሳይት, የአይሲቲ ዕቃዎች,
      የኮምፒውተር ዕቃ, አንቲቫይረስ, የመረጃ ቋት, ኤሌክትሮኒክስ ዕቃዎች, ዳታ ሴንተር`,
    om: wordList`kompiitara, laaptooppii, piriintarii, sooftiweerii, meeshaa elektirooniksii`,
    ti: wordList`ኮምፒተር, ላፕቶፕ, ፕሪንተር, ሶፍትዌር, ኤሌክትሮኒክስ`,
  },
  telecom: {
    en: wordList`telecom, network installation, local area network, LAN, WAN, fiber optic, optical fibre, router, network switch, structured cabling,
      wireless, VSAT, internet connectivity, radio communication, walkie talkie, internet service, bandwidth, PABX, telecom tower, IP phone, SIM card`,
    am: wordList`ቴሌኮም, ኔትወርክ, የኔትወርክ ዝርጋታ, የኔትወርክ ዕቃዎች, ፋይበር ኦፕቲክ, ራውተር, ስዊች, የኬብል ዝርጋታ, ዋየርለስ, የሬድዮ መገናኛ, መገናኛ ሬዲዮ, የኢንተርኔት አገልግሎት,
      ሞባይል ስልክ, የስልክ ቀፎ, ሲም ካርድ, የቴሌ ታወር, ታወር, ላን ዝርጋታ, ቪሳት`,
    om: wordList`neetwoorkii, tajaajila interneetii, raadiyoo walqunnamtii`,
    ti: wordList`ኔትወርክ, ኣገልግሎት ኢንተርኔት, ቴሌኮም`,
  },
  'teaching-aids': {
    en: wordList`teaching aids, textbook, school supplies, student desk, blackboard, whiteboard, chalk, reference book, exercise book, school bag,
      library books, laboratory kit for schools, plasma TV for schools, teacher guide, educational toys, early childhood kit, braille`,
    am: wordList`የትምህርት መርጃ, የትምህርት ቁሳቁስ, የመማሪያ መጽሐፍ, የመማሪያ መጻሕፍት, ጥቁር ሰሌዳ, ነጭ ሰሌዳ, ጠመኔ, ቾክ, ደብተር, አጋዥ መጽሐፍ, የቤተ መጻሕፍት መጻሕፍት, የተማሪ ቦርሳ, የመምህር መምሪያ,
      የሕፃናት መጫወቻ, የአጸደ ሕፃናት, የብሬል, የመማር ማስተማር, የትምህርት ቤት ዕቃ`,
    om: wordList`meeshaa barnootaa, kitaaba barataa, gabatee gurraacha, dabtara, meeshaalee deeggarsa barnootaa`,
    ti: wordList`ናውቲ ትምህርቲ, መጽሓፍ ተምሃራይ, ሰሌዳ, ደብተር`,
  },
} as const satisfies Partial<Record<CategorySlug, CategoryWords>>;
