import { addisDay, ethiopianDate } from '@awaj/demo-data/addis-time';
import { categories } from '@awaj/demo-data/categories';
import { createDemo, type Demo } from '@awaj/demo-data/demo';
import { languages } from '@awaj/demo-data/languages';
import { createRandom } from '@awaj/demo-data/prng';
import { regions } from '@awaj/demo-data/regions';
import { sources } from '@awaj/demo-data/sources';
import { dayMs } from '@awaj/domain/duration';
import { sheetOf, workbookParts, zipOf } from './workbooks.ts';

/** A cell with a number has a style that shows it as a date or a percentage. */
type TypedCell = string | { serial: number; style: number };
type TypedRow = Record<string, TypedCell>;

interface Slip {
  /** The column that is refused. Null if the slip is still understood. */
  refused: string | null;
  make(row: TypedRow): TypedRow;
}

const dayStyle = 1;
const momentStyle = 2;
const percentStyle = 3;
/** The serial number of a day in a spreadsheet, which counts days from 1900. */
const serialOf = (iso: string): number => Date.parse(iso) / dayMs + 25_569;

function ethiopian(dayMsSince1970: number): string {
  const { day, month, year } = ethiopianDate(addisDay(new Date(dayMsSince1970)));
  return `${day}/${month}/${year} ዓ.ም`;
}

const inEthiopian = ({ published_on: cell = '' }: TypedRow): string =>
  typeof cell === 'string'
    ? cell
        .split('; ')
        .map((day) => ethiopian(Date.parse(day)))
        .join('; ')
    : ethiopian((cell.serial - 25_569) * dayMs);

/** Typical correct and wrong entries in a table kept by hand. */
const slips: readonly Slip[] = [
  { refused: null, make: (row) => ({ ...row, title: `  ${row.title}\n ` }) },
  { refused: 'categories', make: (row) => ({ ...row, categories: 'Furnitures and chairs; ict' }) },
  { refused: null, make: (row) => ({ ...row, published_on: inEthiopian(row) }) },
  { refused: 'published_on', make: (row) => ({ ...row, published_on: '30/02/2026' }) },
  { refused: null, make: (row) => ({ ...row, document_price: '1 500 birr', bond: 'ብር 20,000.00' }) },
  { refused: 'published_on', make: (row) => ({ ...row, published_on: '03/04/2026' }) },
  { refused: null, make: (row) => ({ ...row, bond: { serial: 0.02, style: percentStyle } }) },
  { refused: 'title', make: (row) => ({ ...row, title: '\u00a0' }) },
  { refused: null, make: (row) => ({ ...row, regions: 'ሀረሪ; HARARI ; harari;' }) },
  { refused: 'closes_at', make: (row) => ({ ...row, closes_at: '2026-12-30 8:00' }) },
  {
    refused: null,
    make: (row) => ({ ...row, closes_at: { serial: serialOf('2026-12-30T14:00Z'), style: momentStyle } }),
  },
  { refused: 'language', make: (row) => ({ ...row, language: 'Amaric language' }) },
  { refused: null, make: (row) => ({ ...row, source: 'capital; Capital;', published_on: '2026-07-26;2026-07-26;' }) },
  { refused: 'source', make: (row) => ({ ...row, source: 'Facebook' }) },
  { refused: 'document_price', make: (row) => ({ ...row, document_price: '1.500,00' }) },
  { refused: 'company', make: (row) => ({ ...row, company: '' }) },
];

const nameIn = (names: Readonly<Record<string, string>>, code: string): string => names[code] ?? names.en ?? '';

function rowOf(tender: Demo['tenders'][number], companies: Demo['companies']): TypedRow {
  const random = createRandom(`typed ${tender.id}`);
  const language = languages.find(({ id }) => id === tender.languageId) ?? languages[0];
  const name = (entries: readonly { id: number; slug: string; names: object }[], id: number) => {
    const { names = {}, slug = '' } = entries.find((entry) => entry.id === id) ?? {};
    return random.chance(0.2) ? slug : nameIn({ ...names }, language.code);
  };
  const days = tender.sources.map(({ publishedOn }) => publishedOn);
  return {
    title: tender.title,
    content: tender.contentHtml,
    language: random.pick([language.slug, nameIn(language.names, 'en'), nameIn(language.names, 'am')]),
    company: nameIn(companies.find(({ id }) => id === tender.companyId)?.names ?? { en: '' }, language.code),
    categories: tender.categoryIds.map((id) => name(categories, id)).join('; '),
    regions: tender.regionIds.map((id) => name(regions, id)).join('; '),
    source: tender.sources.map(({ sourceId }) => name(sources, sourceId)).join('; '),
    published_on: days.length === 1 ? { serial: serialOf(days[0] ?? ''), style: dayStyle } : days.join('; '),
    closes_at: tender.closesAt ? tender.closesAt.toISOString() : '',
    document_price: tender.documentPriceSantim === null ? '' : String(tender.documentPriceSantim / 100),
    bond: '',
  };
}

const headers = {
  ...{ title: 'ርዕስ', content: 'Content', language: 'ቋንቋ', company: 'Buyer', categories: 'CATEGORY', regions: 'ክልል' },
  ...{
    source: 'Newspaper',
    published_on: 'Published on',
    closes_at: 'Closing date',
    document_price: 'Price',
    bond: 'ማስከበሪያ',
  },
};
const columns = Object.keys(headers);

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const rowXml = (line: number, cells: readonly TypedCell[]): string =>
  `<row r="${line}">${cells
    .map((cell) =>
      typeof cell === 'string'
        ? `<c t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`
        : `<c s="${cell.style}"><v>${cell.serial}</v></c>`,
    )
    .join('')}</row>`;

export interface TypedSpreadsheet {
  workbook: Buffer;
  /** The wrong column of each line that has to be refused. */
  wrong: ReadonlyMap<number, string>;
}

/** A table of notices in four languages. Every fourth has a slip. */
export function typedSpreadsheet(now: Date, count = 200): TypedSpreadsheet {
  const { tenders, companies } = createDemo({ now, tenderCount: count });
  const wrong = new Map<number, string>();
  const rows = tenders.map((tender, place) => {
    const line = place + 2;
    const slip = place % 4 === 0 ? slips[(place / 4) % slips.length] : undefined;
    if (slip?.refused) wrong.set(line, slip.refused);
    const row = rowOf(tender, companies);
    const typed = slip ? slip.make(row) : row;
    return rowXml(
      line,
      columns.map((column) => typed[column] ?? ''),
    );
  });
  const header = rowXml(1, Object.values(headers));
  return { workbook: zipOf(workbookParts(sheetOf(header + rows.join('')))), wrong };
}
