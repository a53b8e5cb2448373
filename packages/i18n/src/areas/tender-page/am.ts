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
  timeline: {
    title: 'ለውጦች',
    failed: 'ለውጦቹ ሊጫኑ አልቻሉም።',
    kinds: {
      published: 'ታትሟል',
      printed: 'እንደገና ታትሟል',
      extended: 'የመዝጊያ ቀኑ ተራዝሟል',
      cancelled: 'ተሰርዟል',
      corrected: 'ማስተካከያ ተደርጎበታል',
      're-advertised': 'ጨረታው እንደገና ወጥቷል',
      awarded: 'ውጤቱ ይፋ ሆኗል',
      merged: 'ከሌላ የዚሁ ጨረታ ማስታወቂያ ጋር ተዋህዷል',
      split: 'ከሌላ ጨረታ ተለይቷል',
      restored: 'እንደገና ተመልሷል',
      'document-added': 'የጨረታ ሰነዱ ቀርቧል',
    },
    newClosing: (after) => `የመዝጊያ ቀን፦ ${after}`,
    movedClosing: (before, after) => `የመዝጊያ ቀን፦ ከ${before} ወደ ${after}`,
    changed: (fields) => `የተለወጠው፦ ${fields}`,
    fields: {
      title: 'ርዕስ',
      content: 'ጽሑፍ',
      language: 'ቋንቋ',
      company: 'ድርጅት',
      categories: 'ምድቦች',
      regions: 'ክልሎች',
      opening: 'የመክፈቻ ቀን',
      document_price: 'የሰነድ ዋጋ',
      bond: 'የጨረታ ማስከበሪያ',
      reference_number: 'የጨረታ ቁጥር',
      type: 'ዓይነት',
    },
  },
  related: {
    title: 'ተመሳሳይ ጨረታዎች',
    all: (category) => `በ${category} ምድብ ያሉ ጨረታዎች በሙሉ`,
    failed: 'ተመሳሳይ ጨረታዎች ሊጫኑ አልቻሉም።',
  },
};
