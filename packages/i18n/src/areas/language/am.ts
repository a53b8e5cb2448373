import type { InterfaceLanguage } from '../../languages.ts';

const weekdays = 'እሑድ ሰኞ ማክሰኞ ረቡዕ ሐሙስ ዓርብ ቅዳሜ'.split(' ');

export const words: InterfaceLanguage = {
  name: 'አማርኛ',
  previewTag: 'am_ET',
  comma: '፣',
  birr: 'ብር',
  invoiceBirr: 'ብር',
  calendars: ['ethiopian', 'gregorian'],
  months: 'መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን'.split(' '),
  gregorianMonths: 'ጃንዋሪ ፌብሩዋሪ ማርች ኤፕሪል ሜይ ጁን ጁላይ ኦገስት ሴፕቴምበር ኦክቶበር ኖቬምበር ዲሴምበር'.split(' '),
  weekdays,
  shortWeekdays: weekdays,
  eras: { gregorian: 'እ.ኤ.አ.', ethiopian: 'ዓ.ም.' },
  date: ({ day, month, year, era }) => `${month} ${day} ቀን ${year} ${era}`,
  dayOfMonth: (day, month) => `${month} ${day}`,
  // With Latin am and pm, as people write it: "10:00" alone would be read by the Ethiopian clock.
  time: (clock, half) => `${clock} ${half.toUpperCase()}`,
  dateTime: ({ date, time }) => `${date}፣ ${time}`,
  dayParts: { morning: 'ከጠዋቱ', lateMorning: 'ከረፋዱ', afternoon: 'ከቀኑ', evening: 'ከምሽቱ', night: 'ከሌሊቱ' },
  ethiopianTime: (clock, dayPart) => `${dayPart} ${clock} ሰዓት`,
  ethiopianHour: (clock, dayPart) => `${dayPart} ${clock} ሰዓት`,
  ethiopianDateTime: (date, time) => `${date} ${time}`,
  planWords: { month: 'ወር', year: 'ዓመት' },
};
