import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words: Translation<typeof english> = {
  title: 'ማንቂያ የሚላክበት ጊዜ',
  lead: 'የተቀመጡ ፍለጋዎች የየራሳቸው ጊዜ አላቸው።',
  failed: 'የማንቂያ ቅንብርዎ አልተከፈተም',
  feed: {
    label: 'ከምርጫዎ ጋር ስለሚስማሙ ጨረታዎች',
    frequencies: { at_once: 'ወዲያውኑ', daily: 'በየቀኑ', weekly: 'በየሳምንቱ ሰኞ', never: 'አይላክልኝ' },
    hour: 'የሚላክበት ሰዓት',
  },
  quiet: {
    label: 'የጸጥታ ሰዓት',
    hint: 'ማንቂያዎች እነዚህ ሰዓታት እስኪያበቁ ይቆያሉ። ያስቀመጡት ጨረታ ተለውጦ ከዚያ በፊት የሚዘጋ ከሆነ ግን ወዲያውኑ እናሳውቅዎታለን።',
    from: 'የሚጀምርበት',
    until: 'የሚያበቃበት',
    none: 'የጸጥታ ሰዓት አያስፈልግም',
  },
  cap: {
    label: 'ዕለታዊ ገደብ',
    hint: 'ባስቀመጧቸው ጨረታዎች ላይ የሚደረጉ ለውጦችና አስታዋሾች ግን ምንጊዜም ይደርሱዎታል።',
    none: 'ያለ ገደብ',
    most: (count) => (count === 1 ? '1 መልእክት' : `${count} መልእክቶች`),
  },
  holiday: {
    label: 'ሁሉንም ማንቂያዎች እስከዚህ ቀን ያቁሙ',
    hint: 'በዚያ ቀን እንደገና ይጀምራሉ።',
    none: 'አልቆሙም',
  },
  language: { label: 'የመልእክቶች ቋንቋ', hint: 'ማንቂያዎች፣ አስታዋሾችና ደረሰኞች በዚህ ቋንቋ ይላካሉ።' },
  save: 'ያስቀምጡ',
  saved: 'ተቀምጧል',
  mutes: {
    title: 'ማንቂያ የማይላክባቸው',
    lead: 'እነዚህ ድርጅቶች የሚያወጧቸውና እነዚህን ቃላት የያዙ ጨረታዎች በማንቂያዎ ውስጥ አይካተቱም።',
    failed: 'ዝርዝሩ አልተከፈተም',
    none: 'እስካሁን የለም።',
    list: 'ማንቂያ የማይላክባቸው ድርጅቶችና ቃላት',
    buyer: 'ድርጅት',
    word: 'ቃል',
    add: 'ማንቂያ የማይላክበት ቃል',
    addSubmit: 'ቃሉን ይጨምሩ',
    remove: 'ያስወግዱ',
    muted: (name) => `ከእንግዲህ ስለ ${name} አናሳውቅዎትም።`,
    muteBuyer: (name) => `ስለ ${name} አያሳውቁኝ`,
  },
  weekly: {
    title: 'ሳምንታዊ መልእክት',
    text: 'ደንበኝነት በማይኖርዎት ጊዜ የሚስማሙዎትን አዳዲስ ጨረታዎች ሰኞ ሰኞ በኢሜይል ወይም በቴሌግራም እናሳውቅዎታለን።',
  },
  notSaved: 'ለውጡ አልተቀመጠም።',
  channels: 'የማንቂያ መቀበያዎን በድረ ገጹ ላይ ይምረጡ',
  test: {
    title: 'የሙከራ ማንቂያ ይላኩልኝ',
    send: { telegram: 'በቴሌግራም', sms: 'በአጭር መልእክት', email: 'በኢሜይል' },
    sent: {
      telegram: 'የሙከራ መልእክት ወደ ቴሌግራምዎ እየተላከ ነው።',
      sms: 'የሙከራ አጭር መልእክት እየተላከ ነው።',
      email: 'የሙከራ ኢሜይል እየተላከ ነው።',
    },
    look: 'የደረሰበትን ሁኔታ ይመልከቱ',
  },
};
