import type { form as english } from '../en/form.ts';
import type { Translation } from '../shape.ts';

export const form: Translation<typeof english> = {
  problems: 'እባክዎ ይህን ያስተካክሉ',
  failed: 'አልተላከም',
  optional: 'አማራጭ',
  tooLong: (most) => `ቢበዛ ${most} ምልክቶች ይጠቀሙ።`,
  phone: { empty: 'ባዶ መሆን አይችልም', invalid: 'ትክክለኛ ቁጥር አይደለም።' },
  email: { empty: 'ባዶ መሆን አይችልም', invalid: 'ትክክለኛ ኢሜይል አይደለም።' },
  mismatch: { reset: 'የይለፍ ቃሎቹ አይመሳሰሉም።', change: 'አይመሳሰልም።' },
};
