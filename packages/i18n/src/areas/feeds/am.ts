import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words: Translation<typeof english> = {
  calendar: 'አዋጅ፦ ያስቀመጧቸው ጨረታዎች',
  search: (name) => `አዋጅ፦ ${name}`,
  closes: (title, isApproximate) => (isApproximate ? `ጨረታው በዚህ ቀን ገደማ ይዘጋል፦ ${title}` : `ጨረታው ይዘጋል፦ ${title}`),
  cancelled: (title) => `ተሰርዟል፦ ${title}`,
  closing: (day, isApproximate) => `መዝጊያ፦ ${day}${isApproximate ? ' ገደማ' : ''}`,
  renew: {
    title: 'አዋጅ፦ የመዝጊያ ቀናትን ለማየት ደንበኛ ይሁኑ',
    text: 'ደንበኝነትዎን ያድሱ ወይም ይጀምሩ፤ ቀናቱ በጥቂት ሰዓታት ውስጥ ተመልሰው ይታያሉ።',
  },
};
