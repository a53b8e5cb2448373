import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words: Translation<typeof english> = {
  alerts: {
    email: (to) => `ወደ ${to} በኢሜይል የሚላኩ የአዳዲስ ጨረታዎች፣ የለውጦችና የማስታወሻ መልእክቶች።`,
    sms: (to) => `ወደ ${to} በአጭር መልእክት የሚላኩ የአዳዲስ ጨረታዎች፣ የለውጦችና የማስታወሻ መልእክቶች።`,
    telegram: () => 'በቴሌግራም የሚላኩ የአዳዲስ ጨረታዎች፣ የለውጦችና የማስታወሻ መልእክቶች።',
  },
  weeklyLetter: (to) => `ወደ ${to} በየሳምንቱ የሚላክ ኢሜይል።`,
  ask: {
    title: 'እነዚህ መልእክቶች እንዲቆሙ ይፈልጋሉ?',
    note: 'ኮዶች፣ ደረሰኞችና ስለ መለያዎ የሚገልጹ መልእክቶች ግን መምጣታቸውን ይቀጥላሉ።',
    stop: 'ይቁሙ',
  },
  stopped: {
    title: 'መልእክቶቹ ቆመዋል',
    note: 'ከእንግዲህ እነዚህን አንልክልዎትም። በስሕተት ከሆነ እንደገና ያስጀምሯቸው።',
    resume: 'እንደገና ያስጀምሩ',
  },
  settings: 'የሚደርስዎትን በቅንብር ገጽ ላይ ይምረጡ',
  lost: {
    title: 'ይህ አድራሻ አይሠራም',
    note: 'አድራሻው ሙሉ አይደለም፣ ወይም አሁን በመለያዎ ላይ የሌለ ኢሜይል ነው። ምንም የተቀየረ ነገር የለም። የሚደርስዎትን በቅንብር ገጽ ላይ መምረጥ ይችላሉ።',
    settings: 'ቅንብሩን ይክፈቱ',
  },
};
