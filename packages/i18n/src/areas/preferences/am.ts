import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words: Translation<typeof english> = {
  title: 'ምርጫዎን ያስተካክሉ።',
  lead: 'በእነዚህ ምድቦች፣ በመረጧቸው ቋንቋዎችና ክልሎች የወጡ ጨረታዎችን ያያሉ።',
  failed: 'ምርጫዎ አልተከፈተም',
  languages: 'ቋንቋዎች',
  regions: 'ክልሎች',
  categories: 'ምድቦች',
  save: 'ያስቀምጡ',
  saved: 'ምርጫዎ ተቀምጧል።',
  choice: {
    chosen: (label) => `የተመረጡ፦ ${label}`,
    remove: (name) => `${name} ያስወግዱ`,
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
