import { type RegionSlug, regions } from '@awaj/reference-data/regions';

export { type RegionSlug, regions };

/** A place that a notice can name. Afaan Oromo falls back to the English name, Tigrinya to the Amharic one. */
export interface Place {
  en: string;
  am: string;
  om?: string;
  ti?: string;
}

export const regionIdOf: ReadonlyMap<RegionSlug, number> = new Map(regions.map(({ slug, id }) => [slug, id]));

export const placesOf: Readonly<Record<RegionSlug, readonly Place[]>> = {
  'addis-ababa': [
    { en: 'Bole Sub-City', am: 'ቦሌ ክፍለ ከተማ', om: 'Kutaa Magaalaa Boolee', ti: 'ክፍለ ከተማ ቦሌ' },
    { en: 'Yeka Sub-City', am: 'የካ ክፍለ ከተማ', om: 'Kutaa Magaalaa Yakkaa', ti: 'ክፍለ ከተማ የካ' },
    { en: 'Kirkos Sub-City', am: 'ቂርቆስ ክፍለ ከተማ' },
    { en: 'Akaki Kality Sub-City', am: 'አቃቂ ቃሊቲ ክፍለ ከተማ' },
    { en: 'Gulele Sub-City', am: 'ጉለሌ ክፍለ ከተማ' },
    { en: 'Arada Sub-City', am: 'አራዳ ክፍለ ከተማ' },
    { en: 'Lemi Kura Sub-City', am: 'ለሚ ኩራ ክፍለ ከተማ' },
  ],
  afar: [
    { en: 'Semera', am: 'ሰመራ ከተማ' },
    { en: 'Awash Town', am: 'አዋሽ ከተማ' },
    { en: 'Asaita', am: 'አሳይታ ከተማ' },
    { en: 'Dubti District', am: 'ዱብቲ ወረዳ' },
  ],
  amhara: [
    { en: 'Bahir Dar', am: 'ባሕር ዳር ከተማ' },
    { en: 'Gondar', am: 'ጎንደር ከተማ' },
    { en: 'Dessie', am: 'ደሴ ከተማ' },
    { en: 'Debre Markos', am: 'ደብረ ማርቆስ ከተማ' },
    { en: 'Debre Birhan', am: 'ደብረ ብርሃን ከተማ' },
    { en: 'Woldia', am: 'ወልዲያ ከተማ' },
    { en: 'South Wollo Zone', am: 'ደቡብ ወሎ ዞን' },
    { en: 'East Gojjam Zone', am: 'ምሥራቅ ጎጃም ዞን' },
  ],
  'benishangul-gumuz': [
    { en: 'Assosa', am: 'አሶሳ ከተማ' },
    { en: 'Metekel Zone', am: 'መተከል ዞን' },
    { en: 'Kamashi Zone', am: 'ካማሺ ዞን' },
  ],
  'central-ethiopia': [
    { en: 'Hosaena', am: 'ሆሳዕና ከተማ' },
    { en: 'Welkite', am: 'ወልቂጤ ከተማ' },
    { en: 'Butajira', am: 'ቡታጅራ ከተማ' },
    { en: 'Silte Zone', am: 'ስልጤ ዞን' },
    { en: 'Halaba Kulito', am: 'ሀላባ ቁሊቶ ከተማ' },
  ],
  'dire-dawa': [
    { en: 'Dire Dawa', am: 'ድሬዳዋ ከተማ', om: 'Magaalaa Dirree Dhawaa' },
    { en: 'Sabian, Dire Dawa', am: 'ድሬዳዋ ሳቢያን አካባቢ' },
    { en: 'Melka Jebdu, Dire Dawa', am: 'ድሬዳዋ መልካ ጀብዱ' },
  ],
  gambela: [
    { en: 'Gambela Town', am: 'ጋምቤላ ከተማ' },
    { en: 'Itang Special District', am: 'ኢታንግ ልዩ ወረዳ' },
    { en: 'Nuer Zone', am: 'ኑዌር ዞን' },
  ],
  harari: [
    { en: 'Harar', am: 'ሐረር ከተማ', om: 'Magaalaa Harar' },
    { en: 'Jinela District, Harar', am: 'ሐረር ጂኔላ ወረዳ' },
    { en: 'Shenkor District, Harar', am: 'ሐረር ሸንኮር ወረዳ' },
  ],
  oromia: [
    { en: 'Adama', am: 'አዳማ ከተማ', om: 'Magaalaa Adaamaa' },
    { en: 'Bishoftu', am: 'ቢሾፍቱ ከተማ', om: 'Magaalaa Bishooftuu' },
    { en: 'Jimma', am: 'ጅማ ከተማ', om: 'Magaalaa Jimmaa' },
    { en: 'Asella', am: 'አሰላ ከተማ', om: 'Magaalaa Asallaa' },
    { en: 'Nekemte', am: 'ነቀምቴ ከተማ', om: 'Magaalaa Naqamtee' },
    { en: 'Shashemene', am: 'ሻሸመኔ ከተማ', om: 'Magaalaa Shaashamannee' },
    { en: 'East Shewa Zone', am: 'ምሥራቅ ሸዋ ዞን', om: 'Godina Shawaa Bahaa' },
    { en: 'West Arsi Zone', am: 'ምዕራብ አርሲ ዞን', om: 'Godina Arsii Lixaa' },
    { en: 'Borena Zone', am: 'ቦረና ዞን', om: 'Godina Booranaa' },
    { en: 'Ilu Aba Bora Zone', am: 'ኢሉ አባ ቦራ ዞን', om: 'Godina Iluu Abbaa Booraa' },
  ],
  sidama: [
    { en: 'Hawassa', am: 'ሐዋሳ ከተማ' },
    { en: 'Yirgalem', am: 'ይርጋለም ከተማ' },
    { en: 'Aleta Wondo', am: 'አለታ ወንዶ ከተማ' },
    { en: 'Bensa District', am: 'በንሳ ወረዳ' },
  ],
  somali: [
    { en: 'Jijiga', am: 'ጅግጅጋ ከተማ' },
    { en: 'Gode', am: 'ጎዴ ከተማ' },
    { en: 'Kebri Dehar', am: 'ቀብሪ ደሐር ከተማ' },
    { en: 'Liben Zone', am: 'ሊበን ዞን' },
  ],
  'south-ethiopia': [
    { en: 'Arba Minch', am: 'አርባ ምንጭ ከተማ' },
    { en: 'Wolaita Sodo', am: 'ወላይታ ሶዶ ከተማ' },
    { en: 'Dilla', am: 'ዲላ ከተማ' },
    { en: 'Jinka', am: 'ጂንካ ከተማ' },
    { en: 'Sawla', am: 'ሳውላ ከተማ' },
  ],
  'south-west-ethiopia': [
    { en: 'Bonga', am: 'ቦንጋ ከተማ' },
    { en: 'Mizan Aman', am: 'ሚዛን አማን ከተማ' },
    { en: 'Tercha', am: 'ተርጫ ከተማ' },
    { en: 'Sheka Zone', am: 'ሸካ ዞን' },
  ],
  tigray: [
    { en: 'Mekelle', am: 'መቐለ ከተማ', ti: 'ከተማ መቐለ' },
    { en: 'Adigrat', am: 'አዲግራት ከተማ', ti: 'ከተማ ዓዲግራት' },
    { en: 'Axum', am: 'አክሱም ከተማ', ti: 'ከተማ ኣኽሱም' },
    { en: 'Adwa', am: 'አድዋ ከተማ', ti: 'ከተማ ዓድዋ' },
    { en: 'Wukro', am: 'ውቕሮ ከተማ', ti: 'ከተማ ውቕሮ' },
    { en: 'Maychew', am: 'ማይጨው ከተማ', ti: 'ከተማ ማይጨው' },
  ],
};
