/** The languages of notices. */
export type LanguageCode = 'am' | 'en' | 'om' | 'ti';

/** Names by language. Missing ones fall back to English. */
export interface Names {
  readonly en: string;
  readonly am: string;
  readonly om?: string;
  readonly ti?: string;
}
