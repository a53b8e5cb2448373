import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words: Translation<typeof english> = {
  list: {
    title: 'ጨረታዎች',
    lead: 'ከጋዜጦች፣ ከመጽሔቶችና ከድርጅቶች በየዕለቱ የሚሰበሰቡ አዳዲስ ማስታወቂያዎች።',
    loading: 'ጨረታዎቹ በመጫን ላይ ናቸው',
    noResult: 'ምንም ውጤት የለም',
    noResultHint: 'እዚህ ገና ምንም ጨረታ የለም። እባክዎ ቆየት ብለው ይመልከቱ።',
    noMore: 'ተጨማሪ ይዘት የለም',
    arrived: (count) => `${count} ተጨማሪ ጨረታ`,
    moreFailed: 'ቀጣዮቹ ጨረታዎች ሊጫኑ አልቻሉም።',
  },
  status: { open: 'ጨረታው ክፍት ነው', closed: 'ጨረታው ተዘግቷል' },
  save: { save: 'ያስቀምጡ', saved: 'ተቀምጧል' },
  saveFailed: 'ጨረታውን ማስቀመጥ አልተቻለም።',
  removeFailed: 'ጨረታውን ከተቀመጡት ማንሳት አልተቻለም።',
  document: { buy: 'ሰነዱን ይግዙ', download: 'ሰነዱን ያውርዱ' },
  searchHeading: { tenders: 'ጨረታዎችን ይፈልጉ', feed: 'በእኔ ጨረታዎች ውስጥ ይፈልጉ', saved: 'በተቀመጡት ውስጥ ይፈልጉ' },
  facts: {
    closes: 'ጨረታው የሚዘጋበት ቀን',
    opens: 'ጨረታው የሚከፈትበት ቀን',
    publishedOn: 'የወጣበት',
    posted: 'የተለጠፈው',
    documentPrice: 'የጨረታ ሰነድ ዋጋ',
    bond: 'የጨረታ ማስከበሪያ',
    notGiven: 'አልተጠቀሰም',
    free: 'ነጻ',
  },
  tableScrolls: 'ሠንጠረዥ፣ ወደ ጎን ይንቀሳቀሳል',
  locked: {
    value: (isMember) => (isMember ? 'ደንበኛ ይሁኑ' : 'ይግቡ ወይም ይመዝገቡ'),
    prompt: 'ሙሉውን ማስታወቂያ ለማንበብ ይግቡ ወይም ይመዝገቡ',
    benefit: 'ሲመዘገቡ የእያንዳንዱን ጨረታ መዝጊያ ቀን፣ ዋጋና ሙሉ ጽሑፍ ያያሉ።',
    price: (amount) => `ለ3 ወራት ከ${amount} ጀምሮ፣ ተ.እ.ታ.ን ጨምሮ`,
  },
  deadline: {
    closed: 'ተዘግቷል',
    hours: (hours) => (hours <= 1 ? 'በአንድ ሰዓት ውስጥ ይዘጋል' : `በ${hours} ሰዓት ውስጥ ይዘጋል`),
    today: 'ዛሬ ይዘጋል',
    tomorrow: 'ነገ ይዘጋል',
    days: (days) => `በ${days} ቀናት ውስጥ ይዘጋል`,
  },
  age: {
    now: 'አሁን',
    minutes: (count) => `ከ${count} ደቂቃ በፊት`,
    hours: (count) => `ከ${count} ሰዓት በፊት`,
    days: (count) => `ከ${count} ቀን በፊት`,
    months: (count) => `ከ${count} ወር በፊት`,
    years: (count) => `ከ${count} ዓመት በፊት`,
  },
  sources: (first, others) => (others > 0 ? `${first} +${others}` : first),
};
