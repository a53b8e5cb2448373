import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words = {
  lead: 'ሁሉም ተካቷል። የሚመርጡት የቆይታ ጊዜውን ብቻ ነው። በራሱ አይታደስም።',
  choose: (plan) => `${plan} ይምረጡ`,
  points: ['እያንዳንዱ ጨረታ ሙሉ በሙሉ', 'ማንቂያ በቴሌግራም፣ በአጭር መልእክትና በኢሜይል', 'ያለ ገደብ መፈለግና ማስቀመጥ', 'የ24 ሰዓት የስልክ ድጋፍ'],
  paying: { label: 'የክፍያ መንገዶች', transfer: 'የባንክ ዝውውር' },
  guarantee: {
    title: 'ካልተስማማዎት ገንዘብዎ በ30 ቀናት ውስጥ ይመለሳል',
    text: 'በ7 የሥራ ቀናት ውስጥ ይመለሳል። በጥሬ ገንዘብ ወይም በቼክ የተከፈለንና ለማሻሻያ የተከፈለን አይመለከትም።',
    policy: 'የተመላሽ ክፍያ ፖሊሲ',
  },
} satisfies Translation<typeof english>;
