import type { Names } from './names.ts';

export interface Holiday {
  /** A civil date. */
  date: string;
  slug: string;
  names: Names;
  /** Depends on the sighting of the moon, so it may be a day earlier or later. */
  isMoonDependent: boolean;
}

const names = {
  enkutatash: { en: 'Ethiopian New Year', am: 'እንቁጣጣሽ' },
  meskel: { en: 'Finding of the True Cross', am: 'መስቀል' },
  genna: { en: 'Ethiopian Christmas', am: 'ገና' },
  timket: { en: 'Epiphany', am: 'ጥምቀት' },
  adwa: { en: 'Victory of Adwa', am: 'የዓድዋ ድል በዓል' },
  siklet: { en: 'Good Friday', am: 'ስቅለት' },
  fasika: { en: 'Easter', am: 'ፋሲካ' },
  'labour-day': { en: 'Labour Day', am: 'የሠራተኞች ቀን' },
  'patriots-day': { en: "Patriots' Victory Day", am: 'የአርበኞች ቀን' },
  'eid-al-fitr': { en: 'Eid al-Fitr', am: 'ዒድ አል ፈጥር' },
  'eid-al-adha': { en: 'Eid al-Adha', am: 'ዒድ አል አድሐ (ዐረፋ)' },
  mawlid: { en: "The Prophet's Birthday", am: 'መውሊድ' },
} as const satisfies Record<string, Names>;

type HolidaySlug = keyof typeof names;

const moonDependent: readonly HolidaySlug[] = ['eid-al-fitr', 'eid-al-adha', 'mawlid'];

/** The Ethiopian years 2018 to 2022: 11 September 2025 to 10 September 2030. */
const dates: Readonly<Record<HolidaySlug, readonly string[]>> = {
  // 1 Meskerem.
  enkutatash: ['2025-09-11', '2026-09-11', '2027-09-12', '2028-09-11', '2029-09-11'],
  // 17 Meskerem.
  meskel: ['2025-09-27', '2026-09-27', '2027-09-28', '2028-09-27', '2029-09-27'],
  // 29 Tahsas, and 28 Tahsas in the year after a leap year.
  genna: ['2026-01-07', '2027-01-07', '2028-01-07', '2029-01-07', '2030-01-07'],
  // 11 Ter.
  timket: ['2026-01-19', '2027-01-19', '2028-01-20', '2029-01-19', '2030-01-19'],
  // 23 Yekatit.
  adwa: ['2026-03-02', '2027-03-02', '2028-03-02', '2029-03-02', '2030-03-02'],
  siklet: ['2026-04-10', '2027-04-30', '2028-04-14', '2029-04-06', '2030-04-26'],
  fasika: ['2026-04-12', '2027-05-02', '2028-04-16', '2029-04-08', '2030-04-28'],
  'labour-day': ['2026-05-01', '2027-05-01', '2028-05-01', '2029-05-01', '2030-05-01'],
  // 27 Miazia.
  'patriots-day': ['2026-05-05', '2027-05-05', '2028-05-05', '2029-05-05', '2030-05-05'],
  // By the Umm al-Qura calendar.
  'eid-al-fitr': ['2026-03-20', '2027-03-09', '2028-02-26', '2029-02-14', '2030-02-04'],
  'eid-al-adha': ['2026-05-27', '2027-05-16', '2028-05-05', '2029-04-24', '2030-04-13'],
  mawlid: ['2026-08-25', '2027-08-14', '2028-08-03', '2029-07-24', '2030-07-13'],
};

const slugs = Object.keys(names) as HolidaySlug[];

/** Days on which offices are closed, in order. Two can fall on one day. */
export const holidays: readonly Holiday[] = slugs
  .flatMap((slug) =>
    dates[slug].map((date) => ({ date, slug, names: names[slug], isMoonDependent: moonDependent.includes(slug) })),
  )
  .sort((a, b) => a.date.localeCompare(b.date));
