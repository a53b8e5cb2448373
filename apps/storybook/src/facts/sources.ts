import type { SourceFreshness } from '@awaj/api-client/schema';
import type { Locale } from '@awaj/i18n';
import { type Names, textIn } from './lookups.ts';

interface Told extends Partial<Omit<SourceFreshness, 'id' | 'name' | 'languages'>> {
  names: Names;
  written: readonly ('am' | 'en' | 'om')[];
}

const languageNames = {
  am: { en: 'Amharic', am: 'አማርኛ' },
  en: { en: 'English', am: 'እንግሊዝኛ' },
  om: { en: 'Afaan Oromo', am: 'አፋን ኦሮሞ' },
};

const collected = { is_collected: true, last_read_at: '2026-11-25T03:40:00Z' } as const;

const sources: readonly Told[] = [
  { names: { en: 'Addis Zemen', am: 'አዲስ ዘመን' }, written: ['am'], ...collected, notices_last_week: 214 },
  {
    names: { en: 'The Ethiopian Herald', am: 'ዘ ኢትዮጵያን ሄራልድ' },
    written: ['en'],
    ...collected,
    notices_last_week: 61,
    missing_days: ['2026-11-21'],
  },
  {
    names: { en: 'Reporter (Amharic)', am: 'ሪፖርተር' },
    written: ['am'],
    ...collected,
    is_late: true,
    last_read_at: '2026-11-22T03:20:00Z',
    notices_last_week: 23,
    missing_days: ['2026-11-15', '2026-11-18', '2026-11-22'],
  },
  {
    names: { en: 'eGP Portal', am: 'የኤሌክትሮኒክ ግዢ ፖርታል' },
    kind: 'portal',
    written: ['am', 'en'],
    ...collected,
    last_read_at: '2026-11-24T17:50:00Z',
    notices_last_week: null,
  },
  {
    names: { en: 'Hawassa University', am: 'ሐዋሳ ዩኒቨርሲቲ' },
    kind: 'site',
    written: ['en'],
    is_collected: true,
    is_late: true,
    last_notice_on: null,
  },
  {
    names: { en: 'Bariisaa', am: 'በሪሳ' },
    written: ['om'],
    last_notice_on: '2026-11-24',
    notices_last_week: 17,
  },
  {
    names: { en: 'Trade & Works Monthly', am: 'ንግድና ሥራ ወርኃዊ መጽሔት' },
    kind: 'magazine',
    written: ['am', 'en'],
    last_notice_on: '2026-11-02',
  },
  { names: { en: 'Capital', am: 'ካፒታል' }, written: ['en'], last_notice_on: null },
  { names: { en: 'Addis Fortune', am: 'አዲስ ፎርቹን' }, written: ['en'], last_notice_on: null },
];

/** Sources that are collected automatically, by people, or not at all, with every possible problem. */
export const freshnessIn = (locale: Locale): SourceFreshness[] =>
  sources.map(({ names, written, ...told }, at) => ({
    id: at + 1,
    name: textIn(names, locale),
    kind: 'newspaper',
    languages: written.map((code) => textIn(languageNames[code], locale)),
    is_collected: false,
    is_late: false,
    last_read_at: null,
    last_notice_on: '2026-11-24',
    notices_last_week: 0,
    missing_days: [],
    ...told,
  }));
