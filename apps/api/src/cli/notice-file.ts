import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Database } from '../database/database.ts';
import { fallbackLanguage } from '../http/language.ts';
import { type TenderRecord, usualTender } from '../modules/catalog/tenders/tender-records.ts';

/** A notice as a line of the file has it: names of lookups instead of ids, and birr instead of santim. */
interface NoticeLine {
  title: string;
  content: string;
  snippet: string;
  language: string;
  company: string;
  categories: string[];
  regions: string[];
  sources: { source: string; published_on: string }[];
  posted_at: string;
  opens_at?: string | null;
  closes_at?: string | null;
  alternative_open_text?: string | null;
  alternative_close_text?: string | null;
  document_price?: number | null;
  bond?: number | null;
}

const text = { type: 'string', minLength: 1, maxLength: 1_000 };
const instant = { type: ['string', 'null'], format: 'date-time' };
const price = { type: ['number', 'null'], minimum: 0 };

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'content', 'snippet', 'language', 'company', 'categories', 'regions', 'sources', 'posted_at'],
  properties: {
    title: text,
    content: { type: 'string', maxLength: 500_000 },
    snippet: text,
    language: text,
    company: text,
    categories: { type: 'array', minItems: 1, items: text },
    regions: { type: 'array', items: text },
    sources: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['source', 'published_on'],
        properties: { source: text, published_on: { type: 'string', format: 'date' } },
      },
    },
    posted_at: { type: 'string', format: 'date-time' },
    opens_at: instant,
    closes_at: instant,
    alternative_open_text: { type: ['string', 'null'], maxLength: 500 },
    alternative_close_text: { type: ['string', 'null'], maxLength: 500 },
    document_price: price,
    bond: price,
  },
};

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
addFormats.default(ajv);
const isNotice = ajv.compile<NoticeLine>(schema);

export type NoticeReader = (line: string, id: number) => { notice: TenderRecord } | { fault: string };

/** Ids by their slug, and of companies by their English name. */
async function readNames(db: Database) {
  const slugs = async (table: 'languages' | 'regions' | 'categories' | 'sources') =>
    new Map((await db.selectFrom(table).select(['id', 'slug']).execute()).map(({ id, slug }) => [slug, id]));
  const companies = await db
    .selectFrom('company_names')
    .select(['id', 'name'])
    .where('language', '=', fallbackLanguage)
    .execute();
  return {
    languages: await slugs('languages'),
    regions: await slugs('regions'),
    categories: await slugs('categories'),
    sources: await slugs('sources'),
    companies: new Map(companies.map(({ id, name }) => [name, id])),
  };
}

class Unknown extends Error {}

function idIn(names: ReadonlyMap<string, number>, what: string, name: string): number {
  const id = names.get(name);
  if (id === undefined) throw new Unknown(`there is no ${what} "${name}"`);
  return id;
}

const toDate = (value: string | null | undefined): Date | null => (value ? new Date(value) : null);
const toSantim = (birr: number | null | undefined): number | null =>
  birr === null || birr === undefined ? null : Math.round(birr * 100);

type Names = Awaited<ReturnType<typeof readNames>>;

function toNotice(line: NoticeLine, id: number, names: Names): TenderRecord {
  return {
    ...usualTender,
    id,
    title: line.title,
    contentHtml: line.content,
    snippet: line.snippet,
    languageId: idIn(names.languages, 'language', line.language),
    companyId: idIn(names.companies, 'company', line.company),
    categoryIds: line.categories.map((name) => idIn(names.categories, 'category', name)),
    regionIds: line.regions.map((name) => idIn(names.regions, 'region', name)),
    sources: line.sources.map(({ source, published_on }) => ({
      sourceId: idIn(names.sources, 'source', source),
      publishedOn: published_on,
    })),
    createdAt: new Date(line.posted_at),
    opensAt: toDate(line.opens_at),
    closesAt: toDate(line.closes_at),
    alternativeOpenText: line.alternative_open_text ?? null,
    alternativeCloseText: line.alternative_close_text ?? null,
    documentPrice: toSantim(line.document_price),
    bond: toSantim(line.bond),
  };
}

/** Reads a line of a file of notices: what it says, or what is wrong with it. */
export async function createNoticeReader(db: Database): Promise<NoticeReader> {
  const names = await readNames(db);
  return (line, id) => {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      return { fault: 'is not JSON' };
    }
    if (!isNotice(value)) return { fault: ajv.errorsText(isNotice.errors, { dataVar: 'notice' }) };
    try {
      return { notice: toNotice(value, id, names) };
    } catch (error) {
      if (error instanceof Unknown) return { fault: error.message };
      throw error;
    }
  };
}
