import type { PartsCalendar } from './calendar.ts';

const dayMs = 86_400_000;
const jdnOf1970 = 2_440_588;
/** The day before the first of Meskerem of the year 1. */
const epoch = 1_724_220;

const daysBefore = (year: number) => 365 * (year - 1) + Math.floor(year / 4);
const daysIn = (month: number, year: number) => (month < 13 ? 30 : year % 4 === 3 ? 6 : 5);

const english = 'Meskerem Tikimt Hidar Tahsas Tir Yekatit Megabit Miyazya Ginbot Sene Hamle Nehase Pagume';
const amharic = 'መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን';

const calendar = (label: string, months: string): PartsCalendar => ({
  id: 'ethiopian',
  label,
  months: months.split(' '),
  toParts: (date) => {
    const days = Date.parse(date) / dayMs + jdnOf1970 - epoch - 1;
    const year = Math.floor((4 * days + 1463) / 1461);
    const rest = days - daysBefore(year);
    return { day: (rest % 30) + 1, month: Math.floor(rest / 30) + 1, year };
  },
  fromParts: ({ day, month, year }) => {
    if (day < 1 || day > daysIn(month, year)) return null;
    const days = daysBefore(year) + 30 * (month - 1) + day;
    return new Date((days + epoch - jdnOf1970) * dayMs).toISOString().slice(0, 10);
  },
});

/** A fixture for the calendar rules that an app brings. */
export const ethiopian = { en: calendar('Ethiopian', english), am: calendar('የኢትዮጵያ', amharic) };
