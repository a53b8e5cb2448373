import type { InterfaceLanguage } from '../../languages.ts';

export const words: InterfaceLanguage = {
  name: 'English',
  previewTag: 'en_US',
  comma: ',',
  birr: 'birr',
  invoiceBirr: 'ETB',
  calendars: ['gregorian', 'ethiopian'],
  months: 'Meskerem Tekemt Hedar Tahsas Ter Yekatit Megabit Miazia Genbot Sene Hamle Nehasse Pagumen'.split(' '),
  gregorianMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
  weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  shortWeekdays: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
  eras: { gregorian: '', ethiopian: 'E.C.' },
  date: ({ day, month, year, era }) => `${day} ${month} ${year} ${era}`.trimEnd(),
  dayOfMonth: (day, month) => `${day} ${month}`,
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
