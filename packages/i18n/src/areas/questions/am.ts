import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words = {
  title: 'ጥያቄዎች',
  all: 'ሁሉም ጥያቄዎችና መልሶች',
  call: 'በማንኛውም ሰዓት ይደውሉልን፦',
  sources: {
    question: 'ጨረታዎቹ ከየት ይመጣሉ?',
    answer: 'በየቀኑ ከሚነበቡ ጋዜጦች፣ መጽሔቶችና የድርጅቶች ድረ ገጾች፣ በአማርኛ፣ በእንግሊዝኛ፣ በአፋን ኦሮሞና በትግርኛ። እያንዳንዱ ጨረታ ምንጩና የወጣበት ቀን ተጠቅሷል።',
  },
  free: {
    question: 'ሳልከፍል ምን ማየት እችላለሁ?',
    answer: 'የሁሉንም ጨረታዎች ርዕስ፣ ክልል፣ ምድብና ሁኔታ እንዲሁም የመጀመሪያዎቹን መስመሮች። ቀኖቹ፣ ምንጮቹ፣ ዋጋዎቹና ሙሉ ማስታወቂያው ለደንበኞች ናቸው።',
  },
  price: {
    question: 'የደንበኝነት ክፍያው ስንት ነው?',
    answer: 'የትኛውም የደንበኝነት ጊዜ ሁሉንም ይከፍታል፤ በራሱ የሚታደስም ሆነ የሚከፈል ነገር የለም።',
    amounts: (threeMonths, sixMonths, year) =>
      `15% ተ.እ.ታ.ን ጨምሮ ለ3 ወር ${threeMonths} ብር፣ ለ6 ወር ${sixMonths} ብር፣ ለ1 ዓመት ${year} ብር ነው።`,
  },
  alerts: {
    question: 'ማንቂያ የሚደርሰኝ እንዴት ነው?',
    answer:
      'በኢሜይል፣ በአጭር መልእክትና በቴሌግራም፣ በአንዱ ወይም በሁሉም። የሚፈልጓቸውን ምድቦች፣ ክልሎችና ቋንቋዎች ይመርጣሉ፤ በማንኛውም ጊዜ በቅንብሮች ውስጥ መቀየር ወይም ማቆም ይችላሉ።',
  },
} satisfies Translation<typeof english>;
