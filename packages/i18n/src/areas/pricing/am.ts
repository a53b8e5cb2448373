import type { Translation } from '../../messages/shape.ts';
import type { pricing as english } from './en.ts';

export const pricing = {
  lead: 'እያንዳንዱ አማራጭ ሁሉንም ጨረታዎች ይከፍታል። የሚለያዩት በቆይታቸው ብቻ ነው።',
  plans: 'አማራጭ ይምረጡ',
  choose: (plan) => `የ${plan}ን ይምረጡ`,
  vatIncluded: '15% ተ.እ.ታ.ን ጨምሮ',
  aMonth: (amount) => `በወር ${amount}`,
  saving: (percent) => `ሦስት ሦስት ወር ከመግዛት በ${percent}% ይቀንሳል`,
  names: { months3: '3 ወር', months6: '6 ወር', year: '1 ዓመት' },
  included: {
    title: 'በሁሉም አማራጮች የሚያገኙት',
    points: [
      'እያንዳንዱን ጨረታ በሙሉ፦ ቀኖቹን፣ ምንጩን፣ ማስከበሪያውንና ሙሉ ማስታወቂያውን',
      'ዕለታዊ ማንቂያ በኢሜይል፣ በአጭር መልእክትና በቴሌግራም',
      'በምድብ፣ በክልልና በቋንቋ የተመረጡ የራስዎ ጨረታዎች',
      'ያለ በይነመረብ የሚነበቡ የተቀመጡ ጨረታዎች',
      'የ24 ሰዓት የስልክ ድጋፍ',
    ],
  },
  paying: {
    title: 'እንዴት ይከፍላሉ?',
    points: ['በቻፓ በኩል በሞባይል ገንዘብ ወይም በካርድ', 'በባንክ ዝውውር፣ የደረሰኝ ቁጥርዎን በምክንያትነት በመጻፍ'],
    text: 'ተ.እ.ታ. ተለይቶ የሚታይበት ሰነድ ይደርስዎታል። ምዝገባ ከአንድ ዓመት በላይ አይሄድም፤ በራሱ አይታደስም፣ ያለ እርስዎ ፈቃድም የሚከፈል ነገር የለም።',
  },
  refund: 'የተመላሽ ክፍያ ፖሊሲውን ያንብቡ',
} satisfies Translation<typeof english>;
