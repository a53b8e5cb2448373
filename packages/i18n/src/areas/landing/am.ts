import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words = {
  title: 'የኢትዮጵያ ጨረታዎች ሁሉ በአንድ ቦታ',
  lead: 'ከጋዜጦች፣ ከመጽሔቶችና ከድርጅቶች ድረ ገጾች በየቀኑ የተሰበሰቡ፣ በአራት ቋንቋዎች፣ ከሁሉም ክልሎች።',
  search: {
    label: 'ጨረታዎችን ይፈልጉ',
    placeholder: 'ምን ያቀርባሉ?',
    clear: 'ያጥፉ',
    submit: 'ይፈልጉ',
  },
  all: 'አዳዲስ ጨረታዎችን ይመልከቱ',
  picture: 'በአዋጅ የሚታየው የጨረታዎች ዝርዝር፦ የትኞቹ እንዳልተዘጉና ስንት ቀን እንደቀራቸው',
  claims: {
    title: 'አዋጅ ምን ያደርግልዎታል?',
    alerts: {
      title: 'ዕለታዊ ማንቂያ',
      text: 'በመረጧቸው ምድቦች፣ ክልሎችና ቋንቋዎች የወጡ ጨረታዎች በኢሜይል፣ በአጭር መልእክትና በቴሌግራም ይደርስዎታል።',
    },
    everywhere: {
      title: 'ከመላው ኢትዮጵያ',
      text: 'ከሁሉም ክልሎችና ከሁለቱ የከተማ አስተዳደሮች፣ ከምንጩና ከወጡበት ቀን ጋር።',
    },
    unlimited: {
      title: 'ገደብ የሌለው የጨረታ ንባብ',
      text: 'የፈለጉትን ያህል ጨረታ ያንብቡ፦ ሙሉውን ማስታወቂያ፣ ቀኖቹን፣ የማስከበሪያውን መጠንና ሰነዱ የሚሸጥበትን ቦታ።',
    },
    saving: {
      title: 'ጨረታ ማስቀመጥ',
      text: 'ሊወዳደሩባቸው የሚፈልጓቸውን ጨረታዎች ያስቀምጡ። የተቀመጡትን ያለ ኢንተርኔትም ማንበብ ይችላሉ።',
    },
    support: {
      title: 'የ24 ሰዓት ድጋፍ',
      text: 'በማንኛውም ሰዓት በአማርኛ ወይም በእንግሊዝኛ ይደውሉልን።',
    },
  },
  companies: {
    title: 'ብዙ ጨረታ የሚያወጡ ድርጅቶች',
    label: 'ብዙ ክፍት ጨረታ ያላቸው ድርጅቶች',
    back: 'የቀደሙ ድርጅቶች',
    forward: 'ተጨማሪ ድርጅቶች',
    open: (count) => `${count} ክፍት ጨረታ`,
  },
  pricing: { title: 'ዋጋ', lead: 'ሁሉም ተካቷል። የሚመርጡት የቆይታ ጊዜውን ብቻ ነው።' },
  start: {
    title: 'ቀጣዩ ጨረታ ሲወጣ ቀድመው ይወቁ',
    text: 'ሁለት ደቂቃ ብቻ ይወስዳል፦ ስምዎ፣ ስልክ ቁጥርዎና የሚያቀርቡት ነገር።',
  },
  questions: { title: 'ጥያቄዎች', all: 'ሁሉም ጥያቄዎችና መልሶች' },
} satisfies Translation<typeof english>;
