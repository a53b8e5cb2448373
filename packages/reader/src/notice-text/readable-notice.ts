import type { LanguageCode } from '@awaj/reference-data/names';

/** What each field reads. */
export interface ReadableNotice {
  /** Without tags and broken spaces; blocks end with a line break. */
  text: string;
  /** The same, letter by letter: small letters, homophones in one spelling. An offset means the same place in both. */
  folded: string;
  /** Null where it could not be told. */
  language: LanguageCode | null;
}
