import { type EthiopianDate, type EthiopianTime, ethiopianTime } from './calendar.ts';

/** Oromo and Tigrinya for notices in those languages; the interface itself speaks the first two. */
export const monthNames = {
  am: 'መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን'.split(' '),
  en: 'Meskerem Tekemt Hedar Tahsas Ter Yekatit Megabit Miazia Genbot Sene Hamle Nehasse Pagumen'.split(' '),
  om: "Fulbaana Onkoloolessa Sadaasa Muddee Amajjii Guraandhala Bitootessa Ebla Caamsaa Waxabajjii Adoolessa Hagayya Qaam'ee".split(
    ' ',
  ),
  ti: 'መስከረም ጥቅምቲ ሕዳር ታሕሳስ ጥሪ ለካቲት መጋቢት ሚያዚያ ጉንበት ሰነ ሓምለ ነሓሰ ጷጉሜ'.split(' '),
} as const;

const eras = { am: 'ዓ.ም.', en: 'E.C.' } as const;

const partNames = {
  am: { morning: 'ከጠዋቱ', day: 'ከቀኑ', evening: 'ከምሽቱ', night: 'ከሌሊቱ' },
  en: { morning: 'in the morning', day: 'in the daytime', evening: 'in the evening', night: 'at night' },
} as const;

export type CalendarLanguage = keyof typeof eras;

/** 12 ኅዳር 2019 ዓ.ም. / 12 Hedar 2019 E.C. */
export function formatEthiopianDate({ year, month, day }: EthiopianDate, language: CalendarLanguage): string {
  return `${day} ${monthNames[language][month - 1]} ${year} ${eras[language]}`;
}

/** ከጠዋቱ 4:30 ሰዓት / 4:30 in the morning, Ethiopian time. */
export function formatEthiopianTime(instant: Date, language: CalendarLanguage): string {
  const { hour, minute, part }: EthiopianTime = ethiopianTime(instant);
  const clock = `${hour}:${String(minute).padStart(2, '0')}`;
  const partName = partNames[language][part];
  return language === 'am' ? `${partName} ${clock} ሰዓት` : `${clock} ${partName}`;
}
