import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words: Translation<typeof english> = {
  title: 'ማንቂያ የሚላክበት ጊዜ',
  failed: 'የማንቂያ ቅንብርዎ ሊጫን አልቻለም',
  quiet: {
    label: 'የጸጥታ ሰዓት',
    hint: 'በእነዚህ ሰዓታት ማንቂያ አንልክም፤ አዲስ ነገር ካለ ሰዓቱ ሲያበቃ ይደርስዎታል።',
    from: 'ከ',
    until: 'እስከ',
    none: 'የጸጥታ ሰዓት አያስፈልግም',
  },
  noHours: 'የሚመረጥ ሰዓት የለም',
  cap: {
    label: 'በቀን ቢበዛ ስንት መልእክት',
    hint: 'ባስቀመጧቸው ጨረታዎች ላይ የሚደረጉ ለውጦች ግን ምንጊዜም ይደርስዎታል።',
    none: 'ያለ ገደብ',
    most: (count) => `በቀን ${count}`,
  },
  holiday: {
    label: 'እረፍት እስከ',
    hint: 'ማንቂያዎቹ በዚያ ቀን እንደገና ይጀምራሉ።',
    none: 'እረፍት ላይ አይደለሁም',
  },
  save: 'ያስቀምጡ',
  saved: 'ተቀምጧል',
  mutes: {
    title: 'ማንቂያ የማይላክባቸው',
    lead: 'እነዚህ ድርጅቶች የሚያወጧቸው ጨረታዎችና ርዕሳቸው እነዚህን ቃላት የያዘ ጨረታዎች በማንቂያዎ ውስጥ አይካተቱም።',
    failed: 'ዝርዝሩ ሊጫን አልቻለም',
    none: 'የተተወ ነገር የለም።',
    list: 'ማንቂያ የማይላክባቸው ድርጅቶችና ቃላት',
    buyer: 'ድርጅት',
    word: 'ቃል',
    add: 'የሚተው ቃል',
    addSubmit: 'ቃሉን ይተዉ',
    remove: 'ያስወግዱ',
    muted: (name) => `ከእንግዲህ ስለ ${name} አናሳውቅዎትም።`,
    muteBuyer: (name) => `ስለ ${name} አያሳውቁኝ`,
    notSaved: 'ለውጡ አልተቀመጠም።',
  },
  channels: 'መንገዶቹን በድረ ገጹ ላይ ይምረጡ',
  test: {
    title: 'አሁን የሙከራ መልእክት ይላኩልኝ',
    send: { telegram: 'በቴሌግራም', sms: 'በአጭር መልእክት', email: 'በኢሜይል' },
    sent: {
      telegram: 'የሙከራ መልእክት ወደ ቴሌግራምዎ እየተላከ ነው።',
      sms: 'የሙከራ አጭር መልእክት እየተላከ ነው።',
      email: 'የሙከራ ኢሜይል እየተላከ ነው።',
    },
    look: 'የደረሰበትን ሁኔታ ይመልከቱ',
  },
};
