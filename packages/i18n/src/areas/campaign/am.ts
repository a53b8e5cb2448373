import type { Translation } from '../../messages/shape.ts';
import type { words as english } from './en.ts';

export const words = {
  trial: {
    title: (name) => `${name}፣ አዋጅን ለ15 ቀናት በነጻ ይሞክሩ`,
    titleWithoutName: 'አዋጅን ለ15 ቀናት በነጻ ይሞክሩ',
    lead: 'ለ15 ቀናት እያንዳንዱን ጨረታ በሙሉ ያንብቡ፣ ማንቂያም ያግኙ። አሁን ምንም አይከፍሉም፤ ሲያበቃም የሚከፈል ነገር የለም።',
    points: ['የኢትዮጵያ ጨረታዎች ሁሉ', 'ቀኖቹ፣ ምንጮቹና ሙሉ ማስታወቂያው', 'ማንቂያ በኢሜይል፣ በአጭር መልእክትና በቴሌግራም'],
    start: 'ነጻ ሙከራውን ይጀምሩ',
    notStarted: 'ሙከራው አልተጀመረም',
    once: 'ማገናኛው አንድ ጊዜ ብቻ ይሠራል። 15ቱ ቀናት የሚቆጠሩት ቁልፉን ሲጫኑ ጀምሮ ነው።',
    goneTitle: 'ይህ ማገናኛ ከእንግዲህ አይሠራም',
    gone: 'ቀድሞ ጥቅም ላይ ውሏል ወይም ጊዜው አልፏል። የተጠቀሙበት እርስዎ ከሆኑ መግባት ይችላሉ።',
  },
  confirmation: {
    title: 'ሙከራዎ ተጀምሯል',
    lead: 'ለ15 ቀናት ሁሉም ጨረታ ክፍት ነው። አንድም ጨረታ እንዳያመልጥዎ መተግበሪያውን ያውርዱ።',
    tenders: 'ጨረታዎቹን ይመልከቱ',
    feed: 'የሚፈልጉትን ይምረጡ',
    getIt: 'ከዚህ ያውርዱ፦',
    storesTitle: 'አዋጅ በስልክዎ',
    visitorTitle: 'በዚህ ማሰሻ የተጀመረ ሙከራ የለም',
    visitor: 'የላክንልዎን ማገናኛ በዚሁ ማሰሻ እንደገና ይክፈቱ፣ ወይም ይግቡ።',
  },
  discount: {
    title: 'ለእርስዎ የተሰጠ ቅናሽ',
    lead: 'ጊዜው ሳያልፍ አማራጭ ይምረጡና በቅናሽ ዋጋ ይክፈሉ።',
    leftLabel: (text) => `ቅናሹ ሊያበቃ ${text} ቀርቷል`,
    over: 'ቅናሹ አብቅቷል',
    units: { days: 'ቀናት', hours: 'ሰዓታት', minutes: 'ደቂቃዎች', seconds: 'ሰከንዶች' },
    spoken: {
      days: (count) => `${count} ቀን`,
      hours: (count) => `${count} ሰዓት`,
      minutes: (count) => `${count} ደቂቃ`,
    },
    plans: 'አማራጭ',
    before: 'ቀድሞ',
    saved: (amount) => `${amount} ቅናሽ`,
    pay: (amount) => `${amount} ይክፈሉ`,
    note: 'ክፍያው በቻፓ በኩል በሞባይል ገንዘብ ወይም በካርድ ይፈጸማል። ተ.እ.ታ. ተካቷል።',
    goneTitle: 'ይህ ቅናሽ አብቅቷል',
    gone: 'ቀድሞ ጥቅም ላይ ውሏል ወይም ጊዜው አልፏል። ሁሉንም አማራጮች አሁንም በመደበኛ ዋጋቸው ማግኘት ይችላሉ።',
    notOpened: 'የክፍያው ገጽ አልተከፈተም',
    memberAlready: 'ምዝገባዎ አንድ ዓመት ሙሉ ስለሚቀረው አሁን ተጨማሪ መግዛት አይቻልም።',
  },
  pricing: 'ዋጋዎቹን ይመልከቱ',
  login: 'ይግቡ',
} satisfies Translation<typeof english>;
