import type { CategorySlug } from '../categories.ts';
import { type CategoryWords, wordList } from './word-list.ts';

export const salesWords = {
  'sale-auction': {
    en: wordList`auction, foreclosure, sale by auction, sale of used vehicles, disposal, scrap, scrap metal, used tyres, obsolete items, sale of used items, salvage, sale of property, reserve price, public auction,
      used furniture, used machinery sale, disposal of assets, sealed bid sale, confiscated goods`,
    am: wordList`ሐራጅ, ሃራጅ, የሐራጅ ማስታወቂያ, የሐራጅ ሽያጭ, ሽያጭ, የጨረታ ሽያጭ, ያገለገሉ ዕቃዎች, ያገለገለ ተሽከርካሪ, ቁርጥራጭ ብረት, ስክራፕ, አሮጌ ጎማ, የንብረት ሽያጭ, ንብረት ማስወገድ, አገልግሎት የማይሰጡ, የተወረሱ ዕቃዎች, ውርስ, መነሻ ዋጋ, ያገለገሉ ንብረቶች, የመያዣ ንብረት`,
    om: wordList`gurgurtaa, caalbaasii ifaa gurgurtaa, meeshaa tajaajila hin kennine, qabeenya gurguruu`,
    ti: wordList`ሓራጅ, መሸጣ, ሽያጥ, ዝተጠቕመ ንብረት, ቁርጽራጽ ሓጺን`,
  },
  'land-property': {
    en: wordList`land lease, lease, lease auction, plot of land, urban land, lease price, residential land, commercial land, land holding, real estate, house for sale, condominium, building for sale, property transfer, investment land,
      industrial land, title deed`,
    am: wordList`የመሬት ሊዝ, ሊዝ, የሊዝ ጨረታ, የከተማ ቦታ, የሊዝ መነሻ ዋጋ, መሬት, የመሬት ጨረታ, የመኖሪያ ቦታ, የንግድ ቦታ, የቦታ ደረጃ, ይዞታ, የይዞታ ማረጋገጫ, ሪል እስቴት, የሚሸጥ ቤት, የመኖሪያ ቤት ሽያጭ, ኮንዶሚኒየም, የሕንፃ ሽያጭ, የኢንቨስትመንት መሬት, የቦታ ስፋት`,
    om: wordList`liizii lafaa, caalbaasii lafaa, lafa magaalaa, qabiyyee lafaa, mana jireenyaa gurgurtaa`,
    ti: wordList`ሊዝ መሬት, ጨረታ መሬት, መሬት ከተማ, ትሕዝቶ መሬት`,
  },
  'premises-rent': {
    en: wordList`office rent, house rent, building rent, warehouse rent, shop rent, rental of office, office space, rent of premises, store for rent, hall for rent, cafeteria rent, parking rent, room for rent, rental house, lease of office space,
      rental of shops, market stall`,
    am: wordList`የቤት ኪራይ, የቢሮ ኪራይ, ቢሮ ኪራይ, የሕንፃ ኪራይ, ህንጻ ኪራይ, የመጋዘን ኪራይ, መጋዘን ኪራይ, የሱቅ ኪራይ, የንግድ ቤት ኪራይ, የንግድ ቤቶች, ኪራይ, የቦታ ኪራይ, የካፍቴሪያ ኪራይ, የመኪና ማቆሚያ ኪራይ, የክፍል ኪራይ, የሼድ ኪራይ, ሼድ, የሚከራይ ቤት, የሚከራይ`,
    om: wordList`kiraa manaa, kiraa waajjiraa, kiraa mana kuusaa, kiraa suuqii`,
    ti: wordList`ክራይ ገዛ, ክራይ ቤት ጽሕፈት, ክራይ መኽዘን, ክራይ ድኳን`,
  },
} as const satisfies Partial<Record<CategorySlug, CategoryWords>>;
