import type { InterfaceLanguage } from '../../languages.ts';

export const words: InterfaceLanguage = {
  name: 'English',
  intlTag: 'en-GB',
  previewTag: 'en_US',
  comma: ',',
  currency: 'ETB',
  calendars: ['gregorian', 'ethiopian'],
  months: 'Meskerem Tekemt Hedar Tahsas Ter Yekatit Megabit Miazia Genbot Sene Hamle Nehasse Pagumen'.split(' '),
  era: 'E.C.',
  dayOfMonth: (day, month) => `${day} ${month}`,
  gregorianMonth: 'short',
  dayParts: {
    morning: 'in the morning',
    lateMorning: 'in the morning',
    afternoon: 'in the afternoon',
    evening: 'in the evening',
    night: 'at night',
  },
  // It has to name the clock: "4:30 in the morning" alone would be read as half past four.
  ethiopianTime: (clock, dayPart) => `${clock} ${dayPart}, Ethiopian time`,
  planWords: null,
};
