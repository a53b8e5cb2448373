import type { InterfaceLanguage } from '../../languages.ts';

export const words: InterfaceLanguage = {
  name: 'English',
  intlTag: 'en-GB',
  previewTag: 'en_US',
  comma: ',',
  birr: 'birr',
  invoiceBirr: 'ETB',
  calendars: ['gregorian', 'ethiopian'],
  months: 'Meskerem Tekemt Hedar Tahsas Ter Yekatit Megabit Miazia Genbot Sene Hamle Nehasse Pagumen'.split(' '),
  eras: { gregorian: '', ethiopian: 'E.C.' },
  date: ({ day, month, year, era }) => `${day} ${month} ${year} ${era}`.trimEnd(),
  dayOfMonth: (day, month) => `${day} ${month}`,
  gregorianNames: 'short',
  time: (clock, half) => `${clock} ${half}`,
  dateTime: ({ weekday, date, time }) => `${weekday} ${date}, ${time}`,
  dayParts: {
    morning: 'in the morning',
    lateMorning: 'in the morning',
    afternoon: 'in the afternoon',
    evening: 'in the evening',
    night: 'at night',
  },
  // Names the clock, because "4:30 in the morning" alone would be read as half past four.
  ethiopianTime: (clock, dayPart) => `${clock} ${dayPart}, Ethiopian clock`,
  ethiopianHour: (clock) => `${clock} Ethiopian clock`,
  ethiopianDateTime: (date, time) => `${date}, ${time}`,
  planWords: null,
};
