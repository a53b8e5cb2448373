import { type DayPart, ethiopianTime } from './ethiopian-clock.ts';
import type { EthiopianDate } from './ethiopian-date.ts';

export const monthNames = {
  en: 'Meskerem Tekemt Hedar Tahsas Ter Yekatit Megabit Miazia Genbot Sene Hamle Nehasse Pagumen'.split(' '),
  am: 'መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን'.split(' '),
} as const;

const eras = { en: 'E.C.', am: 'ዓ.ም.' } as const;

export type CalendarLanguage = keyof typeof eras;

export const dayPartNames = {
  en: {
    morning: 'in the morning',
    lateMorning: 'in the morning',
    afternoon: 'in the afternoon',
    evening: 'in the evening',
    night: 'at night',
  },
  am: { morning: 'ከጠዋቱ', lateMorning: 'ከረፋዱ', afternoon: 'ከቀኑ', evening: 'ከምሽቱ', night: 'ከሌሊቱ' },
} satisfies Record<CalendarLanguage, Record<DayPart, string>>;

/** 12 Hedar 2019 E.C. / 12 ኅዳር 2019 ዓ.ም. */
export function formatEthiopianDate({ year, month, day }: EthiopianDate, language: CalendarLanguage): string {
  return `${day} ${monthNames[language][month - 1]} ${year} ${eras[language]}`;
}

/** In English it has to name the clock: "4:30 in the morning" alone would be read as half past four. */
const timeTexts = {
  en: (clock: string, partName: string) => `${clock} ${partName}, Ethiopian time`,
  am: (clock: string, partName: string) => `${partName} ${clock} ሰዓት`,
} satisfies Record<CalendarLanguage, (clock: string, partName: string) => string>;

export function formatEthiopianTime(instant: Date, language: CalendarLanguage): string {
  const { hour, minute, part } = ethiopianTime(instant);
  const clock = `${hour}:${String(minute).padStart(2, '0')}`;
  return timeTexts[language](clock, dayPartNames[language][part]);
}
