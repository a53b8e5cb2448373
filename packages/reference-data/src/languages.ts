/** `aliases` are other spellings found in data. */
export const languages = [
  { id: 1, slug: 'amharic', code: 'am', names: { en: 'Amharic', am: 'አማርኛ' }, aliases: ['Amarigna'] },
  { id: 2, slug: 'english', code: 'en', names: { en: 'English', am: 'እንግሊዝኛ' }, aliases: [] },
  {
    id: 3,
    slug: 'afaan-oromo',
    code: 'om',
    names: { en: 'Afaan Oromo', am: 'አፋን ኦሮሞ', om: 'Afaan Oromoo' },
    aliases: ['Oromo', 'Oromiffa', 'Oromifa', 'Oromigna', 'Afan Oromo', 'ኦሮምኛ', 'ኦሮሚፋ'],
  },
  {
    id: 4,
    slug: 'tigrinya',
    code: 'ti',
    names: { en: 'Tigrinya', am: 'ትግርኛ', ti: 'ትግርኛ' },
    aliases: ['Tigrigna', 'Tigringa', 'ትግሪኛ'],
  },
] as const;
