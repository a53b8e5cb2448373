import type { InterfaceLanguage } from '../../languages.ts';

export const words: InterfaceLanguage = {
  name: 'አማርኛ',
  intlTag: 'am-ET-u-ca-gregory',
  previewTag: 'am_ET',
  comma: '፣',
  currency: 'ብር',
  calendars: ['ethiopian', 'gregorian'],
  months: 'መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን'.split(' '),
  era: 'ዓ.ም.',
  dayOfMonth: (day, month) => `${month} ${day}`,
  gregorianMonth: 'long',
  dayParts: { morning: 'ከጠዋቱ', lateMorning: 'ከረፋዱ', afternoon: 'ከቀኑ', evening: 'ከምሽቱ', night: 'ከሌሊቱ' },
  ethiopianTime: (clock, dayPart) => `${dayPart} ${clock} ሰዓት`,
  planWords: { month: 'ወር', year: 'ዓመት' },
};
