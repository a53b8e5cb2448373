import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words: Translation<typeof english> = {
  latest: 'አዳዲስ ጨረታዎች',
  back: 'ይመለሱ',
  outside: {
    title: 'አዋጅን በቴሌግራም ይክፈቱ',
    text: 'ይህ ገጽ የቴሌግራም መተግበሪያችን አካል ስለሆነ የሚሠራው በቴሌግራም ውስጥ ነው።',
    openBot: 'በቴሌግራም ይክፈቱ',
    openSite: 'ወደ ድረ ገጹ ይሂዱ',
    openTender: 'ይህን ጨረታ በድረ ገጹ ያንብቡ',
  },
  refused: {
    title: 'እባክዎ አዋጅን እንደገና ይክፈቱ',
    text: 'የመግቢያ ጊዜዎ አብቅቷል። መተግበሪያውን ዘግተው ከውይይቱ እንደገና ይክፈቱ።',
    close: 'ይዝጉ',
    kept: 'ያስገቡት ሁሉ ተቀምጧል።',
  },
  missing: {
    title: 'ጨረታው አልተገኘም',
    text: 'ሊንኩ ያልተሟላ ወይም ማስታወቂያው የተነሣ ሊሆን ይችላል።',
  },
  menu: {
    title: 'ማውጫ',
    plan: 'ደንበኝነትና ክፍያ',
    call: 'በማንኛውም ሰዓት ይደውሉልን፦',
    preferences: 'ምርጫዎን ይቀይሩ',
    searches: 'የተቀመጡ ፍለጋዎች',
    alerts: 'ማንቂያ የሚላክበት ጊዜ',
    messages: 'የላክንልዎት መልእክቶች',
    site: 'የአዋጅ ድረ ገጽ',
    sources: 'ምንጮቻችንና መጨረሻ የተነበቡበት ጊዜ',
    close: 'ይዝጉ',
  },
};
