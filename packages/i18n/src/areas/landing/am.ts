import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words = {
  title: 'ሊያሸንፉት የሚችሉት ጨረታ አያምልጥዎ',
  lead: (sources) =>
    `በየቀኑ ጠዋት ${sources === null ? 'ጋዜጦችንና' : `${sources} ጋዜጦችንና`} የድርጅቶችን ድረ ገጾች አንብበን በሥራ ዘርፍዎ የወጡ ጨረታዎችን በአማርኛ፣ በእንግሊዝኛ፣ በአፋን ኦሮሞና በትግርኛ እንልክልዎታለን።`,
  begin: (perMonth) => `${perMonth} ይጀምሩ`,
  browse: (open) => (open === null ? 'ጨረታዎችን ይመልከቱ' : `${open} ክፍት ጨረታዎችን ይመልከቱ`),
  guarantee: 'ካልተስማማዎት በ30 ቀናት ውስጥ ገንዘብዎ ይመለሳል። በማንኛውም ሰዓት ይደውሉልን፦',
  notices: { today: 'የዛሬ ማስታወቂያዎች', newest: 'አዳዲስ ማስታወቂያዎች', added: (count) => `${count} አዲስ` },
  numbers: {
    open: 'አሁን ክፍት የሆኑ ጨረታዎች',
    yesterday: 'ትናንት የወጡ',
    sources: 'ጋዜጦችና ድረ ገጾች',
    regions: 'ክልሎችና ከተሞች',
  },
  claims: {
    title: 'ከጠዋቱ 1:00 ሰዓት፣ በእጅዎ ባለው ስልክ',
    alerts: {
      title: 'ዕለታዊ ማንቂያ',
      text: 'በመረጧቸው ምድቦች፣ ክልሎችና ቋንቋዎች የወጡ ጨረታዎች በኢሜይል፣ በአጭር መልእክትና በቴሌግራም ይደርስዎታል።',
    },
    everywhere: { title: 'ከመላው ኢትዮጵያ', text: 'ከሁሉም ክልሎችና ከሁለቱ የከተማ አስተዳደሮች፣ ከምንጩና ከወጡበት ቀን ጋር።' },
    unlimited: {
      title: 'ገደብ የሌለው የጨረታ ንባብ',
      text: 'የፈለጉትን ያህል ጨረታ ያንብቡ፦ ሙሉውን ማስታወቂያ፣ ቀኖቹን፣ የማስከበሪያውን መጠንና ሰነዱ የሚሸጥበትን ቦታ።',
    },
    saving: { title: 'ጨረታ ማስቀመጥ', text: 'ሊወዳደሩባቸው የሚፈልጓቸውን ጨረታዎች ያስቀምጡ። የተቀመጡትን ያለ ኢንተርኔትም ማንበብ ይችላሉ።' },
    support: { title: 'የ24 ሰዓት ድጋፍ', text: 'በማንኛውም ሰዓት በአማርኛ ወይም በእንግሊዝኛ ይደውሉልን።' },
  },
  alert: {
    label: 'የአዋጅ ማንቂያ በቴሌግራም',
    title: (count) => `${count} አዲስ ጨረታ ለእርስዎ`,
    more: (count) => `እና ሌሎች ${count}`,
    time: '1:00',
    buttons: ['ሁሉንም ይመልከቱ', 'ማንቂያ ይቀይሩ'],
  },
  companies: {
    title: 'ብዙ ጨረታ የሚያወጡ ድርጅቶች',
    label: 'ብዙ ክፍት ጨረታ ያላቸው ድርጅቶች',
    back: 'የቀደሙ ድርጅቶች',
    forward: 'ተጨማሪ ድርጅቶች',
    open: (count) => `${count} ክፍት ጨረታ`,
  },
  start: {
    title: 'ቀጣዩ ጨረታ ሲወጣ ቀድመው ይወቁ',
    text: 'ሁለት ደቂቃ ብቻ ይወስዳል፦ ስምዎ፣ ስልክ ቁጥርዎና የሚያቀርቡት ነገር።',
  },
} satisfies Translation<typeof english>;
