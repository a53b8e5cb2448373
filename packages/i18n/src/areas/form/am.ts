import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words: Translation<typeof english> = {
  problems: 'እባክዎ የሚከተሉትን ያስተካክሉ',
  failed: 'አልተላከም',
  optional: 'ግዴታ ያልሆነ',
  tooLong: (most) => `ቢበዛ ${most} ምልክቶች ይጠቀሙ።`,
  empty: 'ባዶ መሆን አይችልም',
  phone: 'ትክክለኛ ቁጥር አይደለም።',
  phoneWithoutSms: 'ኮዶች የሚላኩት በአጭር መልእክት ነው፤ ይህ ቁጥር ግን አጭር መልእክት አይቀበልም። የሞባይል ቁጥር በ09 ወይም በ07 ይጀምራል።',
  email: 'ትክክለኛ ኢሜይል አይደለም።',
  commonPassword: 'ይህን የይለፍ ቃል ብዙ ሰዎች ስለሚጠቀሙበት ለመገመት ቀላል ነው። ሌላ ቢመርጡ የበለጠ አስተማማኝ ይሆናል።',
  mismatch: { reset: 'የይለፍ ቃሎቹ አይመሳሰሉም።', change: 'አይመሳሰልም።' },
};
