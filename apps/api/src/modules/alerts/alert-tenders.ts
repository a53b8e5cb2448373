import { locales } from '@awaj/i18n/server';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Language } from '../../http/language.ts';
import type { NameOf, ReadNames } from '../catalog/names/names.ts';
import { type FactRow, factColumns, type TenderFacts, toFacts } from '../catalog/tenders/filters/filter-rules.ts';
import { isCloseApproximate } from '../catalog/tenders/filters/shared-conditions.ts';
import type { FindableTender } from '../catalog/tenders/words/text-matching.ts';
import type { BatchTender } from './tender-batch.ts';

interface Named extends FindableTender {
  id: number;
  title: string;
  isCloseApproximate: boolean;
}

export interface AlertTender extends BatchTender, Named {}

interface Row extends FactRow, Named {
  batchedAt: Date;
}

/** With the words that this kind of reader may search. */
const wordsFor = {
  subscribers: sql`coalesce(c.words, k.words)`,
  everybody: sql`k.words`,
};

/**
 * The open tenders that were collected since then, the soonest to close first.
 */
export async function openTendersSince(
  db: Database,
  { since, until, now, readers }: { since: Date; until: Date; now: Date; readers: keyof typeof wordsFor },
): Promise<AlertTender[]> {
  const { rows } = await sql<Row>`
    select t.id, t.title, ${factColumns}, ${isCloseApproximate} as "isCloseApproximate", noted.at as "batchedAt",
      k.search_key as "searchKey", ${wordsFor[readers]}::text as words
    from (select at, unnest(tender_ids) as tender_id from alert_batches where at > ${since} and at <= ${until}) noted
    join tenders t on t.id = noted.tender_id
    join tender_title_keys k on k.tender_id = t.id
    left join tender_content_words c on c.tender_id = t.id
    where t.open_until > ${now} order by t.closes_at, t.id`.execute(db);
  return rows.map(toFacts);
}

/** Reads all names first, because a transaction may hold the only connection. */
async function readInAll(readNames: ReadNames, wanted: Parameters<ReadNames>[1]) {
  const names = new Map<Language, NameOf>();
  for (const language of locales) names.set(language, await readNames(language, wanted));
  return (language: Language, ...name: Parameters<NameOf>): string => names.get(language)?.(...name) ?? '';
}

interface Bought {
  companyId: number;
}

/** The name of a buyer in a language. */
export async function readBuyers(tenders: readonly Bought[], readNames: ReadNames) {
  const nameIn = await readInAll(readNames, { companies: tenders.map(({ companyId }) => companyId) });
  return ({ companyId }: Bought, language: Language): string => nameIn(language, 'companies', companyId);
}

export type BuyerOf = Awaited<ReturnType<typeof readBuyers>>;

type Described = Bought & Pick<TenderFacts, 'regions' | 'categories'>;

/** Buyer, region and category, as lists show them under a title: the first of several. */
export async function readDescriptions(tenders: readonly Described[], readNames: ReadNames) {
  const nameIn = await readInAll(readNames, {
    companies: tenders.map(({ companyId }) => companyId),
    regions: tenders.flatMap(({ regions }) => regions.slice(0, 1)),
    categories: tenders.flatMap(({ categories }) => categories.slice(0, 1)),
  });
  return ({ companyId, regions, categories }: Described, language: Language): string =>
    [
      nameIn(language, 'companies', companyId),
      ...regions.slice(0, 1).map((id) => nameIn(language, 'regions', id)),
      ...categories.slice(0, 1).map((id) => nameIn(language, 'categories', id)),
    ].join(' · ');
}

export type DescriptionOf = Awaited<ReturnType<typeof readDescriptions>>;
