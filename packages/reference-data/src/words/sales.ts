import type { CategorySlug } from '../categories.ts';
import { type CategoryWords, wordList } from './word-list.ts';

export const salesWords = {
  'sale-auction': {
    en: wordList`
      auction, confiscated goods, disposal, disposal of assets, disposal of used, foreclosure, obsolete items,
      public auction, reserve price, sale by auction, sale by tender, sale of coffee, sale of obsolete,
      sale of property, sale of scrap, sale of used items, sale of used materials, sale of used vehicle,
      sale of used vehicles, sale of vehicles, salvage, scrap, scrap metal, sealed bid sale, used furniture,
      used machinery sale, used tyres`,
    am: wordList`
      ሃራጅ, ሐራጅ, መነሻ ዋጋ, ስክራፕ, ሽያጭ, ቁርጥራጭ, ቁርጥራጭ ብረት, ተሽከርካሪዎች ሽያጭ, ንብረት ማስወገድ, አሮጌ ጎማ, አገልግሎት የማይሰጡ, ከአገልግሎት ውጭ የሆኑ,
      ውርስ, የሐራጅ ማስታወቂያ, የሐራጅ ሽያጭ, የመያዣ ንብረት, የተወረሱ ዕቃዎች, የተወገዱ, የተጎዱ ተሽከርካሪዎች, የንብረት ሽያጭ, የጨረታ ሽያጭ, ያገለገለ ተሽከርካሪ,
      ያገለገሉ ተሽከርካሪዎች, ያገለገሉ ንብረቶች, ያገለገሉ ዕቃዎች, ያገለገሉ የቢሮ ዕቃዎች, ያገለገሉ ጎማዎች`,
    om: wordList`
      caalbaasii ifaa gurgurtaa, gurgurtaa, gurgurtaa caalbaasii, gurgurtaa qabeenyaa, konkolaataa tajaajile,
      meeshaa tajaajila hin kennine, qabeenya gurguruu, sibiila cacaba`,
    ti: wordList`ሓራጅ, መሸጣ, መሸጣ ንብረት, ሽያጥ, ቁርጽራጽ ሓጺን, ዘገልገሉ ንብረት, ዘገልገሉ ኣቑሑ, ዘገልገላ, ዝተጠቕመ ንብረት`,
  },
  'land-property': {
    en: wordList`
      building for sale, commercial land, condominium, condominium houses, house for sale, industrial land,
      investment land, land holding, land lease, lease, lease auction, lease price, leasehold, plot of land,
      property transfer, real estate, residential land, residential plot, sale of house, title deed, urban land,
      urban land lease`,
    am: wordList`
      ሊዝ, መሬት, ሪል እስቴት, ቦታዎችን, ቦታዎችን በሊዝ, ኮንዶሚኒየም, የሊዝ መነሻ ዋጋ, የሊዝ ቦታ, የሊዝ ጨረታ, የሕንፃ ሽያጭ, የመሬት ሊዝ, የመሬት ጨረታ,
      የመኖሪያ ቤት ሽያጭ, የመኖሪያ ቦታ, የሚሸጥ ቤት, የቦታ ስፋት, የቦታ ደረጃ, የንግድ ቦታ, የኢንቨስትመንት መሬት, የከተማ መሬት, የከተማ ቦታ, የይዞታ ማረጋገጫ, ይዞታ`,
    om: wordList`
      caalbaasii lafaa, lafa daldalaa, lafa liizii, lafa magaalaa, lafa mana jireenyaa, liizii, liizii lafaa,
      mana jireenyaa gurgurtaa, qabiyyee lafaa`,
    ti: wordList`ሊዝ, ሊዝ መሬት, ሊዝ ጨረታ, መሬት, መሬት ከተማ, ትሕዝቶ መሬት, ናይ ንግዲ መሬት, ጨረታ መሬት`,
  },
  'premises-rent': {
    en: wordList`
      building rent, cafeteria rent, guest house rent, hall for rent, house for rent, house rent, lease of building,
      lease of house, lease of office, lease of office space, lease of shop, lease of warehouse, market stall,
      office building, office for rent, office premises, office rent, office space, parking rent, rent of premises,
      rent of shop, rent of warehouse, rental house, rental of house, rental of office, rental of shops,
      rental of warehouse, residence house, room for rent, shop rent, store for rent, store rent, warehouse for rent,
      warehouse rent`,
    am: wordList`
      ህንጻ ኪራይ, ለቢሮ የሚሆን ሕንፃ, ለቢሮ የሚሆን ቤት, ሕንፃ መከራየት, መጋዘን መከራየት, መጋዘን ኪራይ, ሱቅ ኪራይ, ሱቆች ኪራይ, ሼድ, ቢሮ መከራየት, ቢሮ ኪራይ,
      ቤት መከራየት, ቤት ኪራይ, ኪራይ, የሕንፃ ኪራይ, የመኪና ማቆሚያ, የመኪና ማቆሚያ ቦታ, የመኪና ማቆሚያ ኪራይ, የመጋዘን ኪራይ, የሚከራይ, የሚከራይ ቤት, የሱቅ ኪራይ,
      የሱቆች, የሼድ ኪራይ, የቢሮ ኪራይ, የቤት ኪራይ, የቦታ ኪራይ, የንግድ ቤት ኪራይ, የንግድ ቤቶች, የካፍቴሪያ ኪራይ, የክፍል ኪራይ, የዳቦ ቤት ኪራይ`,
    om: wordList`
      kiraa gamoo, kiraa mana kuusaa, kiraa manaa, kiraa mankuusaa, kiraa suuqii, kiraa waajjiraa, kuusaa kireessuu,
      mana daldalaa, mana kiraa, mana kireessuu, manneen daldalaa, manneen daldalaa kireessuu`,
    ti: wordList`
      ክራይ ህንጻ, ክራይ መኽዘን, ክራይ ቤት, ክራይ ቤት ጽሕፈት, ክራይ ቤት ፅሕፈት, ክራይ ድኳናት, ክራይ ድኳን, ክራይ ገዛ, ዝካረ ገዛ, ድኳናት, ገዛውቲ ንግዲ`,
  },
} as const satisfies Partial<Record<CategorySlug, CategoryWords>>;
