export const locales = ['en', 'am'] as const;
export type Locale = (typeof locales)[number];

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** Each language by its own name, for the language switch. */
export const languageNames = { en: 'English', am: 'አማርኛ' } satisfies Record<Locale, string>;
