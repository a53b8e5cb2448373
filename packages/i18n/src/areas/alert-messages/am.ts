import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

const newTenders = (count: number): string => (count === 1 ? '1 አዲስ ጨረታ' : `${count} አዳዲስ ጨረታዎች`);

/** How many of them close within 7 days. */
function closingSoon(count: number, soon: number): string {
  if (soon === 0) return '';
  if (count === 1) return '፣ በ7 ቀን ውስጥ ይዘጋል';
  return soon === 1 ? '፣ አንዱ በ7 ቀን ውስጥ ይዘጋል' : `፣ ${soon}ቱ በ7 ቀን ውስጥ ይዘጋሉ`;
}

/** Messages about tenders. */
export const words: Translation<typeof english> = {
  tender: {
    left: (days) => (days === 0 ? 'ዛሬ ይዘጋል' : days === 1 ? 'ነገ ይዘጋል' : `${days} ቀን ቀርቶታል`),
    aboutLeft: (days) => (days === 0 ? 'ምናልባት ዛሬ ይዘጋል' : days === 1 ? 'ምናልባት ነገ ይዘጋል' : `${days} ቀን ገደማ ቀርቶታል`),
    about: (day) => `${day} ገደማ`,
    endOfDay: 'እስከ ቀኑ መጨረሻ',
  },
  newTenders: {
    subject: (count, soon) => `ለእርስዎ ${newTenders(count)}${closingSoon(count, soon)}`,
    action: 'ጨረታውን ይክፈቱ',
    searches: 'የተቀመጡ ፍለጋዎችዎን ይክፈቱ',
    all: (count) => `ሁሉንም ${count} ጨረታዎች ይመልከቱ`,
    rest: (more) => `እና ሌሎች ${more}`,
    why: {
      feed: (tenders) =>
        tenders === 1 ? 'ይህ መልእክት የደረሰዎት ጨረታው ከምርጫዎ ጋር ስለሚስማማ ነው።' : 'ይህ መልእክት የደረሰዎት ጨረታዎቹ ከምርጫዎ ጋር ስለሚስማሙ ነው።',
      searches: (count, names) => `ይህ መልእክት የደረሰዎት ${count === 1 ? 'ካስቀመጡት ፍለጋ' : 'ካስቀመጧቸው ፍለጋዎች'} የተነሣ ነው፦ ${names}።`,
      both: (count, names) =>
        `ይህ መልእክት የደረሰዎት ከምርጫዎና ${count === 1 ? 'ካስቀመጡት ፍለጋ' : 'ካስቀመጧቸው ፍለጋዎች'} የተነሣ ነው፦ ${names}።`,
    },
    sms: (count, soon) => `አዋጅ፦ ${newTenders(count)}${closingSoon(count, soon)}።`,
  },
  tenderChanged: {
    kinds: {
      extended: {
        name: 'ተራዝሟል',
        subject: (title) => `ተራዝሟል፦ ${title}`,
        lead: 'ያስቀመጡት ጨረታ የመዝጊያ ቀን ተራዝሟል።',
        sms: (days) =>
          days === null
            ? 'አዋጅ፦ ያስቀመጡት ጨረታ የመዝጊያ ቀን ተራዝሟል።'
            : `አዋጅ፦ ያስቀመጡት ጨረታ ${days.from === null ? '' : `ከ${days.from} `}ወደ ${days.to}${days.isApproximate ? ' ገደማ' : ''} ተራዝሟል።`,
      },
      cancelled: {
        name: 'ተሰርዟል',
        subject: (title) => `ተሰርዟል፦ ${title}`,
        lead: 'ያስቀመጡት ጨረታ ተሰርዟል። የመወዳደሪያ ሰነዶች አይከፈቱም።',
        sms: () => 'አዋጅ፦ ያስቀመጡት ጨረታ ተሰርዟል።',
      },
      're-advertised': {
        name: 'እንደገና ወጥቷል',
        subject: (title) => `እንደገና ወጥቷል፦ ${title}`,
        lead: 'ያስቀመጡት ጨረታ እንደገና ወጥቷል። አንዳንድ ነጥቦች ተለውጠው ሊሆን ይችላል።',
        sms: (days) =>
          days === null
            ? 'አዋጅ፦ ያስቀመጡት ጨረታ እንደገና ወጥቷል።'
            : `አዋጅ፦ ያስቀመጡት ጨረታ እንደገና ወጥቷል፤ መዝጊያ ${days.to}${days.isApproximate ? ' ገደማ' : ''}።`,
      },
      corrected: {
        name: 'ተስተካክሏል',
        subject: (title) => `ማስተካከያ፦ ${title}`,
        lead: 'ያስቀመጡት ጨረታ ቀን፣ ዋጋ ወይም ማስከበሪያ ተስተካክሏል።',
        sms: () => 'አዋጅ፦ ባስቀመጡት ጨረታ ላይ ማስተካከያ ተደርጓል።',
      },
      'document-added': {
        name: 'የጨረታ ሰነድ ቀርቧል',
        subject: (title) => `የጨረታ ሰነድ ቀርቧል፦ ${title}`,
        lead: 'ያስቀመጡት ጨረታ ሰነድ አሁን በአዋጅ ላይ ይገኛል።',
        sms: () => 'አዋጅ፦ ያስቀመጡት ጨረታ ሰነድ አሁን ይገኛል።',
      },
    },
    buyer: 'ድርጅት',
    was: 'የቀድሞው መዝጊያ',
    closing: 'የመዝጊያ ቀን',
    at: 'ሰዓት',
    closes: (day) => `መዝጊያ፦ ${day}`,
    moved: (from, to) => `መዝጊያው ከ${from} ወደ ${to} ተዛውሯል`,
    action: 'ለውጡን ይመልከቱ',
    several: {
      subject: (count) => `ካስቀመጧቸው ጨረታዎች በ${count}ቱ ላይ ለውጥ አለ`,
      action: 'ያስቀመጧቸውን ጨረታዎች ይክፈቱ',
      rest: (more) => `እና ሌሎች ${more}`,
      sms: (count) => `አዋጅ፦ ካስቀመጧቸው ጨረታዎች በ${count}ቱ ላይ ለውጥ አለ።`,
    },
    why: (count) => (count === 1 ? 'ይህ መልእክት የደረሰዎት ይህን ጨረታ ስላስቀመጡ ነው።' : 'ይህ መልእክት የደረሰዎት እነዚህን ጨረታዎች ስላስቀመጡ ነው።'),
  },
  weeklyLetter: {
    subject: (count) =>
      count === 1 ? 'ባለፈው ሳምንት ለእርስዎ የሚስማማ አዲስ ጨረታ ወጥቷል' : `ባለፈው ሳምንት ለእርስዎ የሚስማሙ ${count} አዳዲስ ጨረታዎች ወጥተዋል`,
    lead: 'ደንበኛ ሲሆኑ የመዝጊያ ቀናቸውን ያያሉ፣ ሙሉውን ያነባሉ፣ አዲስ ሲወጣም ወዲያውኑ እናሳውቅዎታለን።',
    rest: (more) => `እና ሌሎች ${more}`,
    action: 'የደንበኝነት አማራጭ ይምረጡ',
    stop: 'ይህ ሳምንታዊ መልእክት ይቁም',
    resume: 'ቆሟል፤ እንደገና ያስጀምሩ',
    why: 'ይህ መልእክት ሰኞ ሰኞ የሚደርስዎት ምርጫዎን ስላሳወቁን ወይም ፍለጋ ስላስቀመጡና ደንበኝነት ስለሌለዎት ነው።',
  },
  tendersClosing: {
    inDays: (days) => (days === 0 ? 'ዛሬ' : days === 1 ? 'ነገ' : `ከ${days} ቀን በኋላ`),
    aboutInDays: (days) => (days === 0 ? 'ምናልባት ዛሬ' : days === 1 ? 'ምናልባት ነገ' : `ከ${days} ቀን ገደማ በኋላ`),
    one: {
      subject: (when, title) => `${when} ይዘጋል፦ ${title}`,
      lead: 'ያስቀመጡት ጨረታ በቅርቡ ይዘጋል።',
      action: 'ጨረታውን ይክፈቱ',
      sms: (when) => `አዋጅ፦ ያስቀመጡት ጨረታ ${when} ይዘጋል።`,
    },
    several: {
      subject: (count) => `ካስቀመጧቸው ጨረታዎች ${count}ቱ በቅርቡ ይዘጋሉ`,
      action: 'ያስቀመጧቸውን ጨረታዎች ይክፈቱ',
      sms: (count, when) => `አዋጅ፦ ካስቀመጧቸው ጨረታዎች ${count}ቱ በቅርቡ ይዘጋሉ፤ የመጀመሪያው ${when}።`,
    },
    closes: (when) => `${when} ይዘጋል`,
    rest: (more) => `እና ሌሎች ${more}`,
    settings: 'አስታዋሾችን ይቀይሩ ወይም ያቁሙ',
    why: 'ይህ መልእክት የደረሰዎት ያስቀመጡት ጨረታ በቅርቡ ስለሚዘጋ ነው።',
  },
};
