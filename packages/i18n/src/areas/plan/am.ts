import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words: Translation<typeof english> = {
  label: 'የደንበኝነት ጊዜ',
  yearlyClaim: 'የዓመቱን ይግዙ፣ 60% ይቆጥቡ',
  saving: (amount) => `${amount} ይቆጥቡ`,
  perMonth: (amount) => `በወር ${amount}`,
  includesVat: 'ዋጋው 15% ተ.እ.ታ.ን ያካትታል።',
  vat: 'ተ.እ.ታ. 15%',
  toPay: 'ጠቅላላ ክፍያ',
  banner: {
    payment: {
      title: 'ደንበኝነትዎ እየሠራ አይደለም',
      text: (plan, amount) => `${plan}፣ ${amount}`,
    },
    trial: {
      title: 'ነጻ ሙከራ',
      text: (length, left) => `ከ${length} ቀናትዎ ${left} ${left === 1 ? 'ቀን ቀርቷል' : 'ቀናት ቀርተዋል'}።`,
    },
    pay: 'ይክፈሉ',
  },
  offer: {
    title: 'የመዝጊያ ቀንና ሙሉ ማስታወቂያ',
    from: (amount) => `በወር ከ${amount} ጀምሮ`,
    plans: 'ዋጋ ይመልከቱ',
    pay: (amount) => `${amount} ይክፈሉ`,
  },
};
