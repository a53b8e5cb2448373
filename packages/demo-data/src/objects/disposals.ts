import type { ObjectTable } from './object-table.ts';

export const sales: ObjectTable = {
  'sale-auction': [
    {
      en: 'used vehicles',
      am: 'ያገለገሉ ተሽከርካሪዎች',
      om: 'konkolaattota tajaajilan',
      ti: 'ዘገልገሉ ተሽከርከርቲ',
      also: ['vehicles-machinery'],
      items: 'usedVehicles',
    },
    {
      en: 'scrap metal and iron',
      am: 'ቁርጥራጭ ብረታ ብረት',
      om: 'sibiila cicciitaa',
      ti: 'ስብርባር ሓፃውንቲ',
      items: 'scrap',
      also: ['steel-metalwork'],
    },
    {
      en: 'used tyres, batteries and oil drums',
      am: 'ያገለገሉ ጎማዎች፣ ባትሪዎችና የዘይት በርሜሎች',
      om: 'goommaa, baatirii fi barmeela zayitii tajaajilan',
      ti: 'ዘገልገሉ ጎማታት፣ ባትሪታትን በርሜላትን',
      also: ['spare-parts-tyres'],
    },
    {
      en: 'obsolete office furniture and equipment',
      am: 'ከአገልግሎት ውጭ የሆኑ የቢሮ ዕቃዎች',
      om: 'meeshaalee waajjiraa tajaajilaan ala ta’an',
      ti: 'ካብ ኣገልግሎት ወፃእ ዝኾኑ ናውቲ ቤት ፅሕፈት',
      also: ['furniture'],
    },
    {
      en: 'confiscated goods',
      am: 'በውርስ የተያዙ ዕቃዎች',
      om: 'meeshaalee dhaalaan qabaman',
      ti: 'ብውርሲ ዝተትሓዙ ኣቑሑ',
      for: ['administration'],
    },
    {
      en: 'used construction machinery',
      am: 'ያገለገሉ የግንባታ ማሽነሪዎች',
      om: 'maashinoota ijaarsaa tajaajilan',
      ti: 'ዘገልገሉ ማሽነሪታት ህንፀት',
      also: ['vehicles-machinery'],
    },
    {
      en: 'empty sacks, jerry cans and cartons',
      am: 'ባዶ ጆንያ፣ ጀሪካንና ካርቶን',
      om: 'keeshaa, jarikaanii fi kaartoonii duwwaa',
      ti: 'ባዶ ጆንያ፣ ጀሪካንን ካርቶንን',
      also: ['plastics-packaging'],
    },
  ],
  agriculture: [
    {
      en: 'eucalyptus trees standing on a plantation',
      am: 'የባሕር ዛፍ ደን ምርት',
      om: 'oomisha bosona baargamoo',
      ti: 'ፍርያት ገረብ ባሕርዛፍ',
      also: ['sale-auction', 'timber-woodwork'],
    },
    {
      en: 'harvested wheat and maize',
      am: 'የስንዴና የበቆሎ ምርት',
      om: 'oomisha qamadii fi boqqolloo',
      ti: 'ምህርቲ ስርናይን ዕፉንን',
      also: ['sale-auction'],
    },
    {
      en: 'culled cattle and sheep',
      am: 'ከእርባታ የተቀነሱ ከብቶችና በጎች',
      om: 'loonii fi hoolota horsiisa keessaa hir’ifaman',
      ti: 'ካብ እርባሐ ዝተቐነሳ ከፍትን ኣባጊዕን',
      also: ['sale-auction'],
    },
  ],
  'land-property': [
    {
      en: 'residential buildings held as collateral',
      am: 'በዋስትና የተያዙ የመኖሪያ ቤቶች',
      om: 'manneen jireenyaa qabsiisaan qabaman',
      ti: 'ብትሕጃ ዝተትሓዙ መንበሪ ገዛውቲ',
      also: ['sale-auction'],
      for: ['finance'],
    },
    {
      en: 'a commercial building and warehouse held as collateral',
      am: 'በዋስትና የተያዘ የንግድ ሕንፃና መጋዘን',
      om: 'gamoo daldalaa fi mana kuusaa qabsiisaan qabame',
      ti: 'ብትሕጃ ዝተትሓዘ ናይ ንግዲ ህንፃን መኽዘንን',
      also: ['sale-auction'],
      for: ['finance'],
    },
  ],
};

export const leases: ObjectTable = {
  'land-property': [
    {
      en: 'urban land plots for residential use',
      am: 'ለመኖሪያ ቤት የሚውሉ የከተማ ቦታዎች',
      om: 'lafa magaalaa mana jireenyaaf oolu',
      ti: 'ንመንበሪ ገዛ ዝውዕል መሬት ከተማ',
      for: ['administration'],
    },
    {
      en: 'urban land plots for business and mixed use',
      am: 'ለንግድና ለቅይጥ አገልግሎት የሚውሉ የከተማ ቦታዎች',
      om: 'lafa magaalaa daldalaa fi tajaajila makaaf oolu',
      ti: 'ንንግድን ቅይጥ ኣገልግሎትን ዝውዕል መሬት ከተማ',
      for: ['administration'],
    },
    {
      en: 'land plots for manufacturing and storage',
      am: 'ለማምረቻና ለመጋዘን የሚውሉ ቦታዎች',
      om: 'lafa oomishaa fi mana kuusaaf oolu',
      ti: 'ንመፍረዪን መኽዘንን ዝውዕል መሬት',
      for: ['administration', 'industry'],
    },
    {
      en: 'shops and kiosks for rent',
      am: 'ለኪራይ የተዘጋጁ የንግድ ሱቆች',
      om: 'suuqota daldalaa kiraaf qophaa’an',
      ti: 'ንክራይ ዝተዳለዉ ድኳናት',
      also: ['premises-rent'],
    },
    {
      en: 'cafeteria and lounge premises for rent',
      am: 'ለኪራይ የተዘጋጀ የካፍቴሪያና የላውንጅ ቤት',
      om: 'mana kaaffee fi laawunjii kiraaf qophaa’e',
      ti: 'ንክራይ ዝተዳለወ ገዛ ካፍተርያን ላውንጅን',
      also: ['food-catering'],
    },
    {
      en: 'irrigable farmland for rent',
      am: 'ለኪራይ የተዘጋጀ በመስኖ የሚለማ የእርሻ መሬት',
      om: 'lafa qonnaa jallisiin misoomu kiraaf qophaa’e',
      ti: 'ንክራይ ዝተዳለወ ብመስኖ ዝለምዕ መሬት',
      also: ['agriculture'],
      for: ['administration'],
    },
  ],
};
