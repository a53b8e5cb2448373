import type { Language } from '../../../http/language.ts';
import type { NameOf } from '../names/names.ts';
import type { TenderRow } from './tender-columns.ts';

type Compare<Value> = (a: Value, b: Value) => boolean;

const same = (a: unknown, b: unknown): boolean => a === b;
const sameInstant: Compare<Date | null> = (a, b) => a?.getTime() === b?.getTime();
const notShown = (): boolean => true;

/** Compares each column with the row of the cached text. A new column has to be added here. */
const comparisons = {
  id: same,
  title: same,
  listing: same,
  created_at: sameInstant,
  is_open: same,
  is_saved: same,
  // A note belongs to one reader, so such a tender is written again.
  progress: same,
  opens_at: sameInstant,
  closes_at: sameInstant,
  alternative_open_text: same,
  alternative_close_text: same,
  is_close_approximate: same,
  open_until: notShown,
} satisfies { [Column in keyof Required<TenderRow>]: Compare<TenderRow[Column]> };

const columns = Object.entries(comparisons) as [keyof TenderRow, Compare<unknown>][];
const isSame = (a: TenderRow, b: TenderRow): boolean => columns.every(([name, fits]) => fits(a[name], b[name]));

interface Written {
  row: TenderRow;
  text: Buffer;
}

const tendersAtMost = 1_000;
/** One text for visitors, one for subscribers, and one for those who have saved it. */
const readersAtMost = 3;

type Texts = Map<number, Written[]>;

const knownText = (texts: Texts, row: TenderRow): Buffer | undefined =>
  texts.get(row.id)?.find((each) => isSame(each.row, row))?.text;

interface Writing {
  /** The names for these tenders; for no rows it only says whether names may have changed. */
  namesOf(rows: readonly TenderRow[], language: Language): Promise<NameOf>;
  write(row: TenderRow, nameOf: NameOf): string;
}

/**
 * UTF-8 texts of tenders in lists, which contain the same few again and again. Each is valid while its row, its reader
 * and its names are unchanged.
 */
export function createItemTexts({ namesOf, write }: Writing) {
  let edition: object | null = null;
  let byLanguage = new Map<Language, Texts>();

  function textsIn(language: Language, names: NameOf): Texts {
    if (names.edition !== edition) byLanguage = new Map();
    edition = names.edition;
    const known = byLanguage.get(language);
    if (known && known.size < tendersAtMost) return known;
    const texts: Texts = new Map();
    byLanguage.set(language, texts);
    return texts;
  }

  return async (rows: readonly TenderRow[], language: Language): Promise<Buffer[]> => {
    const before = textsIn(language, await namesOf([], language));
    const known = rows.map((row) => knownText(before, row));
    const missing = rows.filter((_, at) => known[at] === undefined);
    if (missing.length === 0) return known.filter((text) => text !== undefined);
    const nameOf = await namesOf(missing, language);
    const texts = textsIn(language, nameOf);
    return rows.map((row, at) => {
      const text = known[at] ?? Buffer.from(write(row, nameOf));
      if (known[at] === undefined && !row.progress)
        texts.set(row.id, [{ row, text }, ...(texts.get(row.id) ?? [])].slice(0, readersAtMost));
      return text;
    });
  };
}
