interface InterfaceLanguage {
  /** Its own name, for the language switch. */
  name: string;
  /** How it writes dates: Gregorian ones everywhere, the Ethiopian ones have words of their own. */
  dates: string;
}

/** The languages that people can choose. Another one is a row here, and a file in each folder of `areas`. */
export const languages = {
  en: { name: 'English', dates: 'en-GB' },
  am: { name: 'አማርኛ', dates: 'am-ET-u-ca-gregory' },
} as const satisfies Record<string, InterfaceLanguage>;

export type Locale = keyof typeof languages;
export const locales = Object.keys(languages) as Locale[];

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
