import type { LanguageCode, Names } from '../names.ts';

type SourceKind = 'newspaper' | 'magazine' | 'site' | 'portal' | 'television' | 'email';

export interface Source {
  id: number;
  slug: string;
  kind: SourceKind;
  names: Names;
  languages: readonly LanguageCode[];
  /** Weekdays of issue, Sunday is 0; left out where they are not known, or where there is no issue. */
  issuedOn?: readonly number[];
  /** In its rules of deadlines a Saturday is a working day. */
  countsSaturdays?: boolean;
  /** Other spellings of the name, as typists write them. */
  aliases?: readonly string[];
}

type Row = readonly [
  id: number,
  slug: string,
  en: string,
  am: string,
  languages: readonly LanguageCode[],
  ...aliases: string[],
];

/** Many of one kind, of which nothing but the name is known. */
export const ofKind = (kind: SourceKind, rows: readonly Row[]): readonly Source[] =>
  rows.map(([id, slug, en, am, languages, ...aliases]) => ({ id, slug, kind, names: { en, am }, languages, aliases }));
