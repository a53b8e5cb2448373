import type { InterfaceLanguage } from '../../languages.ts';

export const words: InterfaceLanguage = {
  name: 'አማርኛ',
  intlTag: 'am-ET-u-ca-gregory',
  previewTag: 'am_ET',
  comma: '፣',
  birr: 'ብር',
  invoiceBirr: 'ብር',
  calendars: ['ethiopian', 'gregorian'],
  months: 'መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን'.split(' '),
  eras: { gregorian: 'እ.ኤ.አ.', ethiopian: 'ዓ.ም.' },
  date: ({ day, month, year, era }) => `${month} ${day} ቀን ${year} ${era}`,
  dayOfMonth: (day, month) => `${month} ${day}`,
  gregorianNames: 'long',
  // With Latin am and pm, as people write it: "10:00" alone would be read by the Ethiopian clock.
  time: (clock, half) => `${clock} ${half.toUpperCase()}`,
  dateTime: ({ date, time }) => `${date}፣ ${time}`,
  dayParts: { morning: 'ከጠዋቱ', lateMorning: 'ከረፋዱ', afternoon: 'ከቀኑ', evening: 'ከምሽቱ', night: 'ከሌሊቱ' },
  ethiopianTime: (clock, dayPart) => `${dayPart} ${clock} ሰዓት`,
  ethiopianHour: (clock, dayPart) => `${dayPart} ${clock} ሰዓት`,
  ethiopianDateTime: (date, time) => `${date} ${time}`,
  planWords: { month: 'ወር', year: 'ዓመት' },
};
