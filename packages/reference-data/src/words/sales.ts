import type { CategorySlug } from '../categories.ts';
import { type CategoryWords, wordList } from './word-list.ts';

export const salesWords = {
  'sale-auction': {
    en: wordList`auction, foreclosure, sale by auction, sale of used vehicles, disposal, scrap, scrap metal, used tyres, obsolete items, sale of used items, salvage, sale of property, reserve price, public auction,
      used furniture, used machinery sale, disposal of assets, sealed bid sale, confiscated goods,
      sale of scrap, sale of vehicles, disposal of used, sale of used vehicle, sale of obsolete, sale of used materials, sale of coffee, sale by tender`,
    am: wordList`ሐራጅ, ሃራጅ, የሐራጅ ማስታወቂያ, የሐራጅ ሽያጭ, ሽያጭ, የጨረታ ሽያጭ, ያገለገሉ ዕቃዎች, ያገለገለ ተሽከርካሪ, ቁርጥራጭ ብረት, ስክራፕ, አሮጌ ጎማ, የንብረት ሽያጭ, ንብረት ማስወገድ, አገልግሎት የማይሰጡ, የተወረሱ ዕቃዎች, ውርስ, መነሻ ዋጋ, ያገለገሉ ንብረቶች, የመያዣ ንብረት,
      ያገለገሉ ተሽከርካሪዎች, ያገለገሉ ጎማዎች, የተጎዱ ተሽከርካሪዎች, ቁርጥራጭ, የተወገዱ, ከአገልግሎት ውጭ የሆኑ, ያገለገሉ የቢሮ ዕቃዎች, ተሽከርካሪዎች ሽያጭ`,
    om: wordList`gurgurtaa, caalbaasii ifaa gurgurtaa, meeshaa tajaajila hin kennine, qabeenya gurguruu,
      gurgurtaa caalbaasii, gurgurtaa qabeenyaa, konkolaataa tajaajile, sibiila cacaba`,
    ti: wordList`ሓራጅ, መሸጣ, ሽያጥ, ዝተጠቕመ ንብረት, ቁርጽራጽ ሓጺን,
      ዘገልገላ, መሸጣ ንብረት, ዘገልገሉ ንብረት, ዘገልገሉ ኣቑሑ`,
  },
  'land-property': {
    en: wordList`land lease, lease, lease auction, plot of land, urban land, lease price, residential land, commercial land, land holding, real estate, house for sale, condominium, building for sale, property transfer, investment land,
      industrial land, title deed,
      leasehold, urban land lease, sale of house, residential plot, condominium houses`,
    am: wordList`የመሬት ሊዝ, ሊዝ, የሊዝ ጨረታ, የከተማ ቦታ, የሊዝ መነሻ ዋጋ, መሬት, የመሬት ጨረታ, የመኖሪያ ቦታ, የንግድ ቦታ, የቦታ ደረጃ, ይዞታ, የይዞታ ማረጋገጫ, ሪል እስቴት, የሚሸጥ ቤት, የመኖሪያ ቤት ሽያጭ, ኮንዶሚኒየም, የሕንፃ ሽያጭ, የኢንቨስትመንት መሬት, የቦታ ስፋት,
      የሊዝ ቦታ, ቦታዎችን በሊዝ, የከተማ መሬት, ቦታዎችን`,
    om: wordList`liizii lafaa, caalbaasii lafaa, lafa magaalaa, qabiyyee lafaa, mana jireenyaa gurgurtaa,
      lafa liizii, lafa daldalaa, liizii, lafa mana jireenyaa`,
    ti: wordList`ሊዝ መሬት, ጨረታ መሬት, መሬት ከተማ, ትሕዝቶ መሬት,
      ሊዝ, ሊዝ ጨረታ, መሬት, ናይ ንግዲ መሬት`,
  },
  'premises-rent': {
    en: wordList`office rent, house rent, building rent, warehouse rent, shop rent, rental of office, office space, rent of premises, store for rent, hall for rent, cafeteria rent, parking rent, room for rent, rental house, lease of office space,
      rental of shops, market stall,
      office premises, office building, rent of warehouse, rental of house, residence house, rent of shop, house for rent, office for rent, warehouse for rent, rental of warehouse,
      guest house rent, store rent,
      lease of warehouse, lease of building, lease of house, lease of office, lease of shop`,
    am: wordList`የቤት ኪራይ, የቢሮ ኪራይ, ቢሮ ኪራይ, የሕንፃ ኪራይ, ህንጻ ኪራይ, የመጋዘን ኪራይ, መጋዘን ኪራይ, የሱቅ ኪራይ, የንግድ ቤት ኪራይ, የንግድ ቤቶች, ኪራይ, የቦታ ኪራይ, የካፍቴሪያ ኪራይ, የመኪና ማቆሚያ ኪራይ, የክፍል ኪራይ, የሼድ ኪራይ, ሼድ, የሚከራይ ቤት, የሚከራይ,
      ቤት ኪራይ, ሱቅ ኪራይ, ሱቆች ኪራይ, ለቢሮ የሚሆን ቤት, ለቢሮ የሚሆን ሕንፃ, ሕንፃ መከራየት, የሱቆች, የዳቦ ቤት ኪራይ,
      ቤት መከራየት, ቢሮ መከራየት, መጋዘን መከራየት,
      የመኪና ማቆሚያ, የመኪና ማቆሚያ ቦታ`,
    om: wordList`kiraa manaa, kiraa waajjiraa, kiraa mana kuusaa, kiraa suuqii,
      kiraa gamoo, mana kiraa, mana kireessuu,
      kiraa mankuusaa, manneen daldalaa, mana daldalaa, manneen daldalaa kireessuu, kuusaa kireessuu`,
    ti: wordList`ክራይ ገዛ, ክራይ ቤት ጽሕፈት, ክራይ መኽዘን, ክራይ ድኳን,
      ክራይ ቤት, ክራይ ህንጻ, ክራይ ድኳናት, ዝካረ ገዛ,
      ክራይ ቤት ፅሕፈት, ገዛውቲ ንግዲ, ድኳናት`,
  },
} as const satisfies Partial<Record<CategorySlug, CategoryWords>>;
