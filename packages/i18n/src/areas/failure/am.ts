import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words: Translation<typeof english> = {
  title: 'ይህን መክፈት አልተቻለም',
  unreachable: 'ከአዋጅ ጋር መገናኘት አልተቻለም። የኢንተርኔት ግንኙነትዎን አረጋግጠው እንደገና ይሞክሩ።',
  timeout: 'ምላሹ በጣም ዘግይቷል። ግንኙነትዎ ዘገምተኛ ሊሆን ስለሚችል እባክዎ እንደገና ይሞክሩ።',
  unexpected: 'በእኛ በኩል ችግር አጋጥሟል። እባክዎ ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ።',
  tooMany: 'በአንድ ጊዜ በጣም ብዙ ጥያቄ ቀርቧል። ጥቂት ጠብቀው እንደገና ይሞክሩ።',
  untrustedPage: 'የክፍያ ገጹ አድራሻ የማይታወቅ ስለሆነ አልከፈትነውም። ምንም ገንዘብ አልተቀነሰም።',
  retry: 'እንደገና ይሞክሩ',
  notFound: {
    title: 'ገጹ አልተገኘም',
    text: 'አድራሻው በስሕተት ተጽፎ ወይም ገጹ ተዛውሮ ሊሆን ይችላል።',
    home: 'ወደ መነሻ ገጽ ይሂዱ',
  },
  tenderGone: {
    title: 'ይህ ጨረታ ከእንግዲህ አይገኝም',
    text: 'ከሌላ ማስታወቂያ ጋር ተዋሕዶ ወይም አድራሻው በስሕተት ተጽፎ ሊሆን ይችላል።',
    open: 'ክፍት ጨረታዎችን ይመልከቱ',
  },
};
