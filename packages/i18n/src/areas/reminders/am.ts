import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words: Translation<typeof english> = {
  lead: 'ያስቀመጡት ጨረታ የመዝጊያ ቀን እንዳያመልጥዎ።',
  failed: 'ቀን መቁጠሪያዎና ፊዶችዎ አልተከፈቱም',
  notDone: 'አልተሳካም። እንደገና ይሞክሩ።',
  reminders: {
    title: 'ያስቀመጥኳቸው ጨረታዎች ሊዘጉ ሲሉ አስታውሱኝ',
    text: 'ከ7፣ ከ3 እና ከ1 ቀን በፊት እንዲሁም በመዝጊያው ቀን ጠዋት፣ ማንቂያ በሚደርስዎት መንገድ ሁሉ።',
  },
  calendar: {
    title: 'የቀን መቁጠሪያ አድራሻ',
    text: 'ይህን አድራሻ በስልክዎ ወይም በኮምፒውተርዎ ቀን መቁጠሪያ ውስጥ ያስገቡ። ያስቀመጧቸው ጨረታዎች መቼ እንደሚዘጉ ያሳያል፤ ሲራዘሙና ሲሰረዙም ራሱ ያስተካክላል።',
    open: 'በቀን መቁጠሪያ ይክፈቱ',
    address: 'የቀን መቁጠሪያዎ አድራሻ',
  },
  searches: {
    title: 'የተቀመጡ ፍለጋዎችዎ ፊዶች',
    text: 'ለፊድ አንባቢ መተግበሪያዎች፦ የተቀመጠ ፍለጋ የሚያገኛቸው አዳዲስ ጨረታዎች።',
    none: 'ፍለጋ ሲያስቀምጡ ፊዱን እዚህ ያገኙታል።',
    atom: (name) => `${name}፦ Atom`,
    json: (name) => `${name}፦ JSON`,
  },
  make: 'አድራሻ ይፍጠሩ',
  about: (action, name) => `${action}፦ ${name}`,
  makeNew: 'አዲስ አድራሻ ይፍጠሩ',
  made: 'አዲሱ አድራሻ ይሠራል። የቀድሞው ከእንግዲህ አይሠራም።',
  stop: 'ይህን አድራሻ ያቋርጡ',
  stopped: 'አድራሻው ከእንግዲህ አይሠራም።',
  copy: (label) => `ይቅዱ፦ ${label}`,
  copied: 'ተቀድቷል',
  copyFailed: 'ከሳጥኑ ውስጥ ራስዎ ይቅዱት።',
  secret: 'እነዚህን አድራሻዎች ለሌላ ሰው አይስጡ፤ ያለ መግቢያ ይከፈታሉ። ሌላ ሰው ካገኘው አዲስ ይፍጠሩ፤ የቀድሞው ወዲያውኑ ይቋረጣል።',
};
