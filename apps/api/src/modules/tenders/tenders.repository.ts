import { searchTerms } from '@awaj/domain/amharic';
import { canSee, type Viewer } from '@awaj/domain/entitlement';
import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { Language } from '../../platform/language.ts';
import type { Schema } from '../../platform/schema.ts';
import type { Place } from './cursor.ts';

export interface TenderFilters {
  title?: string | undefined;
  categoryId?: number | undefined;
  regionId?: number | undefined;
  languageId?: number | undefined;
  sourceId?: number | undefined;
  companyId?: number | undefined;
  publishedFrom?: string | undefined;
  publishedUntil?: string | undefined;
  isOpen?: boolean | undefined;
}

/** For whom rows are read: it decides which columns leave the database at all. */
export interface Reader {
  viewer: Viewer;
  userId: number | null;
  language: Language;
  now: Date;
}

interface Named {
  id: number;
  name: string;
}

export interface TenderRow {
  id: number;
  title: string;
  created_at: Date;
  is_open: boolean;
  is_saved: boolean;
  company: Named & { has_logo: boolean };
  language: Named;
  categories: Named[];
  regions: Named[];
  opens_at: Date | null;
  closes_at: Date | null;
  alternative_open_text: string | null;
  alternative_close_text: string | null;
  sources: (Named & { published_on: string })[] | null;
}

export interface TenderDetailRow extends TenderRow {
  snippet: string;
  content: string | null;
  document_price: number | null;
  bond: number | null;
}

export const pageSize = 20;

type Tenders = ExpressionBuilder<Schema, 'tenders'>;
type Query<Row> = SelectQueryBuilder<Schema, 'tenders', Row>;

const named = (
  table: string,
  language: Language,
) => sql`json_build_object('id', x.id, 'name', ${sql.ref(`x.name_${language}`)})
  from ${sql.table(table)} x`;

const namesOf = (table: string, link: string, key: string, language: Language) =>
  sql<
    Named[]
  >`(select coalesce(json_agg(json_build_object('id', x.id, 'name', ${sql.ref(`x.name_${language}`)}) order by x.id), '[]')
    from ${sql.table(link)} l join ${sql.table(table)} x on x.id = ${sql.ref(`l.${key}`)} where l.tender_id = tenders.id)`;

const sourcesOf = (language: Language) => sql<(Named & { published_on: string })[]>`(select coalesce(
    json_agg(json_build_object('id', x.id, 'name', ${sql.ref(`x.name_${language}`)}, 'published_on', l.published_on)
      order by l.published_on, x.id), '[]')
  from tender_sources l join sources x on x.id = l.source_id where l.tender_id = tenders.id)`;

const isOpenAt = (now: Date) => sql<boolean>`(tenders.closes_at is null or tenders.closes_at > ${now})`;

/** What a reader may not see is a null from here on: nothing further up has it to leak. */
const whenShown = <Value>(isShown: boolean, value: RawBuilder<Value>): RawBuilder<Value | null> =>
  isShown ? sql<Value | null>`${value}` : sql<Value | null>`null`;

function summaryColumns({ viewer, userId, language, now }: Reader) {
  const whenDates = <Value>(column: string) => whenShown(canSee(viewer, 'dates'), sql<Value>`${sql.ref(column)}`);
  return [
    isOpenAt(now).as('is_open'),
    sql<boolean>`exists (select from saved_tenders s where s.tender_id = tenders.id and s.user_id = ${userId}::int)`.as(
      'is_saved',
    ),
    sql<Named & { has_logo: boolean }>`(select json_build_object('id', x.id, 'name', ${sql.ref(`x.name_${language}`)},
      'has_logo', x.logo_svg is not null) from companies x where x.id = tenders.company_id)`.as('company'),
    sql<Named>`(select ${named('languages', language)} where x.id = tenders.language_id)`.as('language'),
    namesOf('categories', 'tender_categories', 'category_id', language).as('categories'),
    namesOf('regions', 'tender_regions', 'region_id', language).as('regions'),
    whenDates<Date>('tenders.opens_at').as('opens_at'),
    whenDates<Date>('tenders.closes_at').as('closes_at'),
    whenDates<string>('tenders.alternative_open_text').as('alternative_open_text'),
    whenDates<string>('tenders.alternative_close_text').as('alternative_close_text'),
    whenShown(canSee(viewer, 'sources'), sourcesOf(language)).as('sources'),
  ] as const;
}

function detailColumns({ viewer }: Reader) {
  const price = (column: string) => whenShown(canSee(viewer, 'prices'), sql<number>`${sql.ref(column)}::float8`);
  return [
    whenShown(canSee(viewer, 'content'), sql<string>`tenders.content`).as('content'),
    price('tenders.document_price').as('document_price'),
    price('tenders.bond').as('bond'),
  ] as const;
}

/** The words of a person never become a pattern: every wildcard in them stands for itself. */
const literal = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`;

const hasLink = (table: string, key: string, id: number) =>
  sql<boolean>`exists (select from ${sql.table(table)} l where l.tender_id = tenders.id and ${sql.ref(`l.${key}`)} = ${id})`;

function conditions(filters: TenderFilters, now: Date) {
  const { isOpen, publishedFrom, publishedUntil } = filters;
  return (tenders: Tenders) => {
    const all = searchTerms(filters.title ?? '').map(
      (term) =>
        sql<boolean>`exists (select from tender_title_keys k where k.tender_id = tenders.id and k.search_key like ${literal(term)})`,
    );
    if (filters.categoryId) all.push(hasLink('tender_categories', 'category_id', filters.categoryId));
    if (filters.regionId) all.push(hasLink('tender_regions', 'region_id', filters.regionId));
    if (filters.sourceId) all.push(hasLink('tender_sources', 'source_id', filters.sourceId));
    if (filters.languageId) all.push(sql`tenders.language_id = ${filters.languageId}`);
    if (filters.companyId) all.push(sql`tenders.company_id = ${filters.companyId}`);
    if (isOpen !== undefined) all.push(isOpen ? isOpenAt(now) : sql`tenders.closes_at <= ${now}`);
    if (publishedFrom ?? publishedUntil)
      all.push(sql`exists (select from tender_sources l where l.tender_id = tenders.id
        and l.published_on between ${publishedFrom ?? '-infinity'}::date and ${publishedUntil ?? 'infinity'}::date)`);
    return tenders.and(all);
  };
}

const startAfter = (place: Place | null, page: number) => {
  return <Row>(query: Query<Row>): Query<Row> => {
    if (place) return query.where(sql<boolean>`(tenders.created_at, tenders.id) < (${place.createdAt}, ${place.id})`);
    return page > 1 ? query.offset((page - 1) * pageSize) : query;
  };
};

export function createTendersRepository(db: Database) {
  return {
    /** A page, and one row more where there is a next page. */
    list(filters: TenderFilters, start: { place: Place | null; page: number }, reader: Reader): Promise<TenderRow[]> {
      return db
        .selectFrom('tenders')
        .select(['tenders.id', 'tenders.title', 'tenders.created_at'])
        .select(summaryColumns(reader))
        .where(conditions(filters, reader.now))
        .$call(startAfter(start.place, start.page))
        .orderBy('tenders.created_at', 'desc')
        .orderBy('tenders.id', 'desc')
        .limit(pageSize + 1)
        .execute();
    },

    find(id: number, reader: Reader): Promise<TenderDetailRow | undefined> {
      return db
        .selectFrom('tenders')
        .select(['tenders.id', 'tenders.title', 'tenders.created_at', 'tenders.snippet'])
        .select(summaryColumns(reader))
        .select(detailColumns(reader))
        .where('tenders.id', '=', id)
        .executeTakeFirst();
    },
  };
}
