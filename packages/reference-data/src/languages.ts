export const languages = [
  { id: 1, slug: 'amharic', code: 'am', names: { en: 'Amharic', am: 'አማርኛ' } },
  { id: 2, slug: 'english', code: 'en', names: { en: 'English', am: 'እንግሊዝኛ' } },
  { id: 3, slug: 'afaan-oromo', code: 'om', names: { en: 'Afaan Oromo', am: 'አፋን ኦሮሞ', om: 'Afaan Oromoo' } },
  { id: 4, slug: 'tigrinya', code: 'ti', names: { en: 'Tigrinya', am: 'ትግርኛ', ti: 'ትግርኛ' } },
] as const;
