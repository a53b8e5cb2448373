import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words: Translation<typeof english> = {
  notice: 'ማስታወቂያው',
  locked: {
    plans: 'አማራጮቹን ይመልከቱ',
    register: 'ይመዝገቡ',
    login: 'ይግቡ',
    member: {
      prompt: 'ምዝገባዎን ይቀጥሉ',
      benefit: 'መዝጊያ ቀን፣ ዋጋና ሙሉ ጽሑፍ ለማንበብ ይክፈሉ።',
      price: (amount) => `${amount}፣ ተ.እ.ታ.ን ጨምሮ`,
    },
  },
  share: {
    group: 'ይህን ጨረታ ያጋሩ',
    share: 'ያጋሩ',
    telegram: 'ቴሌግራም',
    copy: 'አድራሻውን ይቅዱ',
    copied: 'ተቀድቷል',
    copyFailed: 'ከአድራሻ አሞሌው ይቅዱት',
  },
  print: 'ያትሙ',
  printedFrom: 'ይህ ማስታወቂያ በአዋጅ ላይ፦',
  calendar: {
    add: 'ወደ ቀን መቁጠሪያ ያክሉ',
    closes: (title) => `ጨረታው ይዘጋል፦ ${title}`,
    opens: (title) => `ጨረታው ይከፈታል፦ ${title}`,
  },
  related: {
    title: 'ተመሳሳይ ጨረታዎች',
    all: (category) => `በ${category} ምድብ ያሉ ጨረታዎች በሙሉ`,
    failed: 'ተመሳሳይ ጨረታዎች ሊጫኑ አልቻሉም።',
  },
};
