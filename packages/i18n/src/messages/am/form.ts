import type { form as english } from '../en/form.ts';
import type { Translation } from '../shape.ts';

export const form: Translation<typeof english> = {
  problems: 'እባክዎ ይህን ያስተካክሉ',
  failed: 'አልተላከም',
  optional: 'አማራጭ',
  tooLong: (most) => `ቢበዛ ${most} ምልክቶች ይጠቀሙ።`,
  empty: 'ባዶ መሆን አይችልም',
  phone: 'ትክክለኛ ቁጥር አይደለም።',
  phoneWithoutSms: 'ኮዶች የሚላኩት በSMS ነው፤ ይህ ቁጥር ግን SMS መቀበል አይችልም። የሞባይል ቁጥር በ09 ወይም በ07 ይጀምራል።',
  email: 'ትክክለኛ ኢሜይል አይደለም።',
  commonPassword: 'ይህን የይለፍ ቃል ብዙ ሰዎች ስለሚጠቀሙበት ሌሎች መጀመሪያ የሚሞክሩት እሱን ነው። ሌላ ቢመርጡ የበለጠ አስተማማኝ ነው።',
  mismatch: { reset: 'የይለፍ ቃሎቹ አይመሳሰሉም።', change: 'አይመሳሰልም።' },
};
