import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words: Translation<typeof english> = {
  share: 'ያጋሩ',
  openOnSite: 'በድረ ገጹ ይክፈቱ',
  pay: (amount) => `በ${amount} ደንበኛ ይሁኑ`,
  otherPlans: 'ሌሎች የደንበኝነት ዓይነቶች',
  popup: {
    paid: { title: 'ተከፍሏል!', message: 'ክፍያዎ ተሳክቷል።' },
    cancelled: { title: 'አልተከፈለም!', message: 'ክፍያውን አቋርጠዋል።' },
    failed: { title: 'አልተከፈለም!', message: 'ክፍያው አልተሳካም። እባክዎ እንደገና ይሞክሩ፣ ወይም በሌላ መንገድ ይክፈሉ።' },
    close: 'ይዝጉ',
  },
  checking: {
    title: 'ክፍያዎን እያረጋገጥን ነው',
    text: 'ክፍያው ገና አልደረሰንም። እባክዎ እንደገና አይክፈሉ፤ እንደደረሰን ገጹ በራሱ ይከፈታል።',
    outside: 'በተከፈተው ገጽ ላይ ከፍለው ይመለሱ። ክፍያው እንደደረሰን ይህ ገጽ በራሱ ይከፈታል።',
    openAgain: 'የክፍያውን ገጽ እንደገና ይክፈቱ',
  },
  overdue: {
    title: 'ክፍያዎ አልደረሰንም',
    text: 'ከፍለው ከሆነ እንደገና አይክፈሉ፤ ክፍያው እንደደረሰን የከፈሉበት ይከፈታል።',
    checkAgain: 'እንደገና ይመልከቱ',
  },
  afterPaying: {
    title: 'ደንበኝነትዎ ተጀምሯል',
    text: 'ምን ያቀርባሉ? የት? የሚስማማዎት ጨረታ ሲወጣ በየጠዋቱ እዚህ እናሳውቅዎታለን።',
    start: 'ይጀምሩ',
    yesterday: (count, text) =>
      count === 1 ? 'ትናንት ለእርስዎ የሚስማማ 1 ጨረታ ወጥቷል።' : `ትናንት ለእርስዎ የሚስማሙ ${text} ጨረታዎች ወጥተዋል።`,
    morning: 'የሚስማማዎት ጨረታ ሲወጣ በየጠዋቱ እዚህ እናሳውቅዎታለን።',
  },
  payFailed: 'የክፍያው ገጽ አልተከፈተም',
  unpaid: 'ምንም አልተከፈለም።',
};
