import type { Phrasing } from './phrasing.ts';

export const tigrinya: Phrasing = {
  titles: {
    goods: ['ዕድጊ {object} ብግልፂ ጨረታ', '{object} ንምግዛእ ዝወፀ ጨረታ'],
    works: ['ጨረታ {object}', 'ን{object} ዝወፀ ጨረታ ተቛረፅቲ'],
    services: ['ጨረታ ዕድጊ {object}', '{object} ዝህቡ ትካላት ንምምራፅ ዝወፀ ጨረታ'],
    sale: ['ጨረታ መሸጣ {object}', 'ምልክታ ሓራጅ፡ {object}'],
  },
  invitations: {
    goods: ['{buyer} {object} ብግልፂ ጨረታ ኣወዳዲሩ ክገዝእ ይደሊ።', 'ካብ ኣቕረብቲ {object} ንምግዛእ {buyer} ተወዳደርቲ ይዕድም።'],
    works: [
      '{buyer} ኣብ {place} {object} ብግልፂ ጨረታ ከስርሕ ይደሊ።',
      'ኣብ {place} ንዝካየድ {object} ፍቓድ ዘለዎም ተቛረፅቲ ክወዳደሩ {buyer} ፃውዒት የቕርብ።',
    ],
    services: ['{buyer} {object} ብግልፂ ጨረታ ክገዝእ ይደሊ።', 'ንሓደ ዓመት {object} ንምርካብ {buyer} ትካላት ከወዳድር ይደሊ።'],
    sale: ['{buyer} {object} ብግልፂ ጨረታ ክሸይጥ ይደሊ።', 'ኣብ {place} ዝርከቡ {object} ብሓራጅ ከም ዝሽየጡ {buyer} የፍልጥ።'],
  },
  number: ['ቁፅሪ ጨረታ {number}', 'መለለዪ ቁፅሪ ግልፂ ጨረታ፡ {number}'],
  requirements: ['ተጫረትቲ ዝተሓደሰ ፍቓድ ንግዲ፣ ቁፅሪ ከፋሊ ግብርን ምዝገባ ቫትን ከቕርቡ ኣለዎም።', 'ንዘመኑ ዝተሓደሰ ፍቓድ ዘለዎም ክወዳደሩ ይኽእሉ።'],
  lots: ['ምድባት እቲ ጨረታ፡', 'ዝርዝሩ ብሎት፡'],
  lot: 'ሎት',
  document: ['ሰነድ ጨረታ ዘይምለስ ብር {price} ብምኽፋል ኣብ ሰዓት ስራሕ ምውሳድ ይከኣል።', 'ሰነድ ዘይምለስ {price} ብር ምስ ተኸፈለ ካብ ክፍሊ ዕድጊ ይወሃብ።'],
  bondAmount: ['መኽበሪ ጨረታ ብር {bond} ብሲፒኦ ወይ ብዋሕስነት ባንኪ ከትሕዙ ኣለዎም።', 'ነፍሲ ወከፍ ተጫራታይ {bond} ብር መኽበሪ ጨረታ ብሲፒኦ የትሕዝ።'],
  bondPercent: ['መኽበሪ ጨረታ ካብ ጠቕላላ ዋጋ {percent} ሚእታዊ ብሲፒኦ ክቐርብ ኣለዎ።', 'ተጫረትቲ ካብ ዘቕርብዎ ዋጋ {percent}% መኽበሪ ጨረታ የትሕዙ።'],
  submission: ['መቕረቢ ዋጋ ብእሹግ ፖስታ ኣብ ሳንዱቕ ጨረታ ይኣቱ።', 'ናይ ቴክኒክን ዋጋን ሰነድ በብውልቁ ተዓሺጉ ይቐርብ።'],
  closesOnDay: ['እቲ ጨረታ {date} {hour} ይዕፀው።', 'ሰነዳት ክሳብ {date} {hour} ጥራሕ ይቕበሉ።'],
  closesOnNthDay: [
    'እቲ ጨረታ እዚ ምልክታ ካብ ዝወፀሉ ዕለት ጀሚሩ ኣብ መበል {nth} መዓልቲ {hour} ይዕፀው።',
    'ምልክታ ካብ ዝተሓተመሉ ዕለት ጀሚሩ ን{nth} ተኸታተልቲ መዓልትታት ፀኒሑ ኣብ መወዳእታ መዓልቲ {hour} ይዕፀው።',
  ],
  closesOnNthWorkingDay: [
    'እቲ ጨረታ እዚ ምልክታ ካብ ዝወፀሉ ዕለት ጀሚሩ ን{nth} ተኸታተልቲ መዓልትታት ስራሕ ፀኒሑ ኣብ መወዳእታ መዓልቲ {hour} ይዕፀው።',
    'ካብ ዝተሓተመሉ ዕለት ጀሚሩ ኣብ መበል {nth} መዓልቲ ስራሕ {hour} ይዕፀው።',
  ],
  opensSameDay: ['ኣብታ ዕለት {hour} ተጫረትቲ ኣብ ዝተረኸቡሉ ይኽፈት።', 'ኣብቲ ዕለት እቲ {hour} ብወግዒ ይኽፈት።'],
  holiday: ['እታ ዕለት በዓል እንተኾይና ኣብ ዝቕፅል መዓልቲ ስራሕ ይፍፀም።', 'መዓልቲ ስራሕ እንተዘይኮይኑ ኣብ ዝቕፅል መዓልቲ ስራሕ ይኽፈት።'],
  rights: ['ቤት ዕዮ ነቲ ጨረታ ብምሉእ ወይ ብኸፊል ናይ ምስራዝ መሰል ኣለዎ።', 'ዝሓሸ መንገዲ እንተተረኺቡ እቲ ጨረታ ክስረዝ ይኽእል።'],
  contact: ['ኣድራሻ፡ {place}፣ ስልኪ {phones}', 'ንተወሳኺ ሓበሬታ ስልኪ ቁፅሪ {phones} ይደውሉ፤ {place}'],
  followUp: {
    extension: {
      title: 'ምልክታ ምንዋሕ ግዜ ጨረታ፡ {object}',
      text: '{buyer} ብቁፅሪ {number} ዘውፅኦ ጨረታ {object} ናይ መዕፀዊ ግዜ ናብ {date} {hour} ከም ዝተናውሐ የፍልጥ።',
    },
    cancellation: {
      title: 'ምልክታ ስረዛ ጨረታ፡ {object}',
      text: '{buyer} ብቁፅሪ {number} ኣውፂእዎ ዝነበረ ጨረታ {object} ከም ዝተሰረዘ ይገልፅ።',
    },
    corrigendum: {
      title: 'ምልክታ መስተኻኸሊ ጨረታ፡ {object}',
      text: '{buyer} ብቁፅሪ {number} ኣብ ዘውፅኦ ምልክታ ጨረታ {object} መኽበሪ ጨረታ ብር {bond} ተባሂሉ ክእረም የፍልጥ። ካልእ ከም ዘለዎ ይቕፅል።',
    },
    award: {
      title: 'ውፅኢት ጨረታ፡ {object}',
      text: '{buyer} ብቁፅሪ {number} ኣብ ዘውፅኦ ጨረታ {object} ተዓዋቲ {winner} ብብር {amount} ምዃኑ የፍልጥ።',
    },
    readvertisement: {
      title: 'ንካልኣይ ግዜ ዝወፀ ጨረታ፡ {object}',
      text: '{buyer} ብቁፅሪ {number} ኣውፂእዎ ዝነበረ ጨረታ እኹል ተወዳዳሪ ስለ ዘይተረኸበ ንካልኣይ ግዜ ን{object} ጨረታ ኣውፂኡ ኣሎ። እቲ ሓድሽ ጨረታ {date} {hour} ይዕፀው። መኽበሪ ጨረታ ብር {bond} እዩ።',
    },
  },
  months: ['መስከረም', 'ጥቅምቲ', 'ሕዳር', 'ታሕሳስ', 'ጥሪ', 'ለካቲት', 'መጋቢት', 'ሚያዝያ', 'ግንቦት', 'ሰነ', 'ሓምለ', 'ነሓሰ', 'ጳጉሜን'],
  dates: ['{month} {day} {year} ዓ.ም.', 'ዕለት {day}/{monthNumber}/{year} ዓ.ም.'],
  partsOfDay: ['ለይቲ', 'ንግሆ', 'ቅድሚ ቐትሪ', 'ድሕሪ ቐትሪ', 'ምሸት'],
  hour: ['ሰዓት {hour} {part}', 'ሰዓት {hour} {part}'],
};
