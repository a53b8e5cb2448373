import type { LanguageCode, Names } from '../names.ts';

type SourceKind = 'newspaper' | 'magazine' | 'site' | 'portal' | 'television' | 'email';

export interface Source {
  id: number;
  slug: string;
  kind: SourceKind;
  names: Names;
  languages: readonly LanguageCode[];
  /** Weekdays of publication, Sunday is 0; left out if unknown or if there are no issues. */
  issuedOn?: readonly number[];
  /** Its deadlines count Saturday as a working day. */
  countsSaturdays?: boolean;
  /** Other spellings of the name found in data. */
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

/** Sources of one kind, of which only the name is known. */
export const ofKind = (kind: SourceKind, rows: readonly Row[]): readonly Source[] =>
  rows.map(([id, slug, en, am, languages, ...aliases]) => ({ id, slug, kind, names: { en, am }, languages, aliases }));
