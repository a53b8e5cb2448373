import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words: Translation<typeof english> = {
  title: 'ምርጫዎን ያስተካክሉ።',
  failed: 'ምርጫዎ አልተከፈተም',
  languages: 'ቋንቋዎች',
  regions: 'ክልሎች',
  categories: 'ምድቦች',
  find: { field: 'ምድብ ወይም ክልል ይፈልጉ', clear: 'ያጽዱ' },
  chosenOf: (count, all) => `${count} ከ${all}`,
  moreCategories: (count) => `ሌሎች ${count} ምድቦች`,
  moreRegions: (count) => `ሌሎች ${count} ክልሎች`,
  allLanguages: 'ሁሉም',
  languagesAre: (names) => `ቋንቋዎች፦ ${names}`,
  comma: '፣ ',
  scope: {
    none: 'ቢያንስ አንድ ምድብ ይምረጡ።',
    inRegions: 'በመረጧቸው ምድቦችና ክልሎች',
    anywhere: 'በመረጧቸው ምድቦች፣ በሁሉም ክልሎች',
    inLanguages: (where) => `${where}፣ በመረጧቸው ቋንቋዎች`,
  },
  pace: {
    aDay: (count) => `በቀን ${count} ጨረታ ገደማ`,
    aWeek: (count) => `በሳምንት ${count} ጨረታ ገደማ`,
    overADay: (text) => `በቀን ከ${text} በላይ ጨረታዎች`,
    none: 'ባለፉት ሁለት ሳምንታት እንዲህ ያለ ጨረታ አልወጣም።',
  },
  saveWith: (pace) => (pace === '' ? 'ያስቀምጡ' : `ያስቀምጡ · ${pace}`),
  saved: 'ምርጫዎ ተቀምጧል።',
  choice: {
    added: (name) => `${name} ተጨምሯል`,
    removed: (name) => `${name} ተወግዷል`,
    found: (count) => `${count} ተገኝተዋል`,
    empty: 'በዚህ ስም ምንም የለም',
  },
  feed: {
    welcome: (name) => `እንኳን ደህና መጡ፣ ${name}`,
    welcomeAll: 'እንኳን ደህና መጡ',
    text: 'ምን እንደሚያቀርቡና የት እንደሚሠሩ ይንገሩን፤ የሚስማሙዎትን ጨረታዎች እናመጣልዎታለን።',
    start: 'ይጀምሩ',
    change: 'ምርጫዎን ይቀይሩ',
    close: 'ይዝጉ',
    empty: { title: 'ምንም ውጤት የለም', text: 'ለምርጫዎችዎ የሚስማማ ጨረታ ገና የለም። በየቀኑ አዳዲስ ጨረታዎች ይወጣሉ።' },
  },
};
