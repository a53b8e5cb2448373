/** The languages that notices are written in. */
export type LanguageCode = 'am' | 'en' | 'om' | 'ti';

/** What something is called, by language; English is what another language falls back to. */
export interface Names {
  readonly en: string;
  readonly am: string;
  readonly om?: string;
  readonly ti?: string;
}
