import { dayMs } from '@awaj/domain/duration';
import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { isJsonObject } from '../json-object.ts';
import type { Adapter, Crawl, Piece, RawDocument } from './adapter.ts';
import { address, number, text, texts, withStandard } from './config-shape.ts';
import { oddityIn, textAt, valueAt } from './json-parts.ts';
import { fillCursor, linkedPages } from './linked-pages.ts';
import { packagesOf, releasesOf } from './ocds-packages.ts';

export interface OcdsConfig {
  address: string;
  /** How many days back the first crawl goes, if the address has a {cursor}. */
  first_days: number;
  pages: number;
  language: string;
  /** Maps the source's categories to ours, by the beginning of a code or by goods, works and services. */
  categories: Readonly<Record<string, string>>;
}

const ofTender = ['tender', 'tenderAmendment', 'tenderUpdate', 'tenderCancellation', 'compiled'];
const over = ['cancelled', 'withdrawn', 'unsuccessful'];

const languages = ['en', 'am', 'om', 'ti'];

function categoryOf(tender: unknown, categories: OcdsConfig['categories']): string | undefined {
  const items = valueAt(tender, 'items');
  const codes = (Array.isArray(items) ? items : []).map((item) => textAt(item, 'classification.id') ?? '');
  const beginnings = Object.keys(categories).toSorted((a, b) => b.length - a.length);
  const found = beginnings.find((beginning) => codes.some((code) => code.startsWith(beginning)));
  return categories[found ?? textAt(tender, 'mainProcurementCategory') ?? ''];
}

/** Finds the name of the buyer, which may be given only in the list of parties. */
function buyerOf(release: unknown): string | null {
  for (const path of ['tender.procuringEntity', 'buyer']) {
    const name = textAt(release, `${path}.name`);
    if (name !== null) return name;
    const id = textAt(release, `${path}.id`);
    const parties = valueAt(release, 'parties');
    const party = (Array.isArray(parties) ? parties : []).find((each) => id !== null && textAt(each, 'id') === id);
    const named = party === undefined ? null : textAt(party, 'name');
    if (named !== null) return named;
  }
  return null;
}

const isNotice = (release: unknown): boolean => {
  const tags = valueAt(release, 'tag');
  const named = Array.isArray(tags) ? tags : [];
  return (
    isJsonObject(valueAt(release, 'tender')) && (named.length === 0 || named.some((tag) => ofTender.includes(tag)))
  );
};

const dayOf = (instant: string | null): string | null =>
  instant === null || Number.isNaN(Date.parse(instant)) ? instant : dateInAddis(new Date(instant));

/** Drops milliseconds, which the cell does not accept. Days and invalid texts are not changed. */
const withoutMilliseconds = (instant: string | null): string | null =>
  instant?.replace(/\.\d+(?=Z|[+-]\d|$)/, '') ?? null;

function toPiece(release: unknown, at: number, config: OcdsConfig, document: RawDocument): Piece | null {
  const ocid = textAt(release, 'ocid');
  const key = ocid ?? `release ${at + 1}`;
  if (!isJsonObject(release) || ocid === null) return { key, reason: 'wrong-fields', detail: `${key} has no ocid` };
  if (!isNotice(release)) return null;
  const oddity = oddityIn(release.tender);
  if (oddity !== null) return { key, reason: 'wrong-fields', detail: oddity };
  const tender = (path: string) => textAt(release, `tender.${path}`);
  const date = textAt(release, 'date');
  const closes = withoutMilliseconds(tender('tenderPeriod.endDate'));
  const isCancelled = over.includes(tender('status') ?? '');
  // A tender that had closed when it was released is history.
  if (date !== null && closes !== null && Date.parse(closes) < Date.parse(date) && !isCancelled) return null;
  const title = tender('title') ?? tender('title_en') ?? tender('title_am');
  const named = (textAt(release, 'language') ?? '').slice(0, 2).toLowerCase();
  const described = tender('description');
  const cells = {
    title,
    ...(described === null && { content: title }),
    language: languages.includes(named) ? named : config.language,
    company: buyerOf(release),
    categories: categoryOf(release.tender, config.categories),
    reference_number: tender('id'),
    closes_at: closes,
    opens_at: withoutMilliseconds(tender('awardPeriod.startDate')),
    cancelled_at: isCancelled && date !== null ? withoutMilliseconds(date) : null,
  };
  return {
    key,
    address: document.address,
    // The reader reads the fields that the release lacks from the description.
    text: described,
    cells: Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null && value !== undefined)),
    date: dayOf(tender('datePublished') ?? date),
    version: date,
  };
}

/** Keeps the newest release of each process. */
function newestOnly(pieces: readonly Piece[]): Piece[] {
  const byKey = new Map<string, Piece>();
  const versionOf = (piece: Piece) => ('version' in piece ? (piece.version ?? '') : '');
  for (const piece of pieces) {
    const before = byKey.get(piece.key);
    if (!before || versionOf(piece) >= versionOf(before)) byKey.set(piece.key, piece);
  }
  return [...byKey.values()];
}

const newestDate = (document: RawDocument): string =>
  releasesOf(document).reduce<string>((newest, release) => {
    const date = textAt(release, 'date') ?? '';
    return Number.isNaN(Date.parse(date)) || date <= newest ? newest : date;
  }, '');

const cursorOf = ({ cursor, now }: Crawl, firstDays: number): string =>
  // Only the day is used, so that incomplete crawls ask for the same address again.
  typeof cursor === 'string'
    ? cursor
    : `${new Date(now.getTime() - firstDays * dayMs).toISOString().slice(0, 10)}T00:00:00Z`;

/** Reads packages of the Open Contracting Data Standard, with releases or records, also one a line. */
export const ocds: Adapter<OcdsConfig> = {
  version: 1,
  shape: {
    address,
    first_days: withStandard(30, number(1, 366)),
    pages: withStandard(200, number(1, 10_000)),
    language: withStandard('english', text),
    categories: withStandard({}, texts),
  },
  addressesOf: (config) => [config.address],
  findsAll: (config) => !config.address.includes('{cursor}'),
  async *list(config, crawl) {
    let newest = cursorOf(crawl, config.first_days);
    const first = fillCursor(config.address, newest);
    const nextOf = (document: RawDocument) =>
      packagesOf(document)
        .map((each) => valueAt(each, 'links.next'))
        .at(-1);
    for await (const document of linkedPages(crawl, first, config.pages, nextOf)) {
      yield { kind: 'document', document };
      const date = newestDate(document);
      if (date > newest) newest = date;
    }
    if (config.address.includes('{cursor}')) yield { kind: 'cursor', cursor: newest };
  },
  *read(config, document) {
    const pieces = releasesOf(document).flatMap((release, at) => toPiece(release, at, config, document) ?? []);
    yield* newestOnly(pieces);
  },
};
