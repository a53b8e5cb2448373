import { locales } from '@awaj/i18n/server';
import type { Database } from '../../database/database.ts';
import type { Language } from '../../http/language.ts';
import type { NameOf, ReadNames } from '../catalog/names/names.ts';
import type { MatchedTender } from './tender-batch.ts';

export interface AlertTender extends MatchedTender {
  id: number;
  title: string;
  companyId: number;
  closesAt: Date | null;
}

/** Those of the tenders that are open; what closes first is told first, as least time is left for it. */
export async function openTendersOf(db: Database, ids: readonly number[], now: Date): Promise<AlertTender[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('tenders')
    .select(['id', 'title', 'listing', 'closes_at'])
    .where('id', 'in', ids)
    .where('open_until', '>', now)
    .orderBy('closes_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, title, listing, closes_at }) => {
    const { categories, regions, language, company } = listing;
    return {
      id,
      title,
      companyId: company.id,
      closesAt: closes_at,
      categories: categories.map((each) => each.id),
      regions: regions.map((each) => each.id),
      languages: [language.id],
    };
  });
}

interface Bought {
  companyId: number;
}

/** How a buyer is called in a language. All names are read before, as a transaction may have the only connection. */
export async function readBuyers(tenders: readonly Bought[], readNames: ReadNames) {
  const companies = tenders.map(({ companyId }) => companyId);
  const names = new Map<Language, NameOf>();
  for (const language of locales) names.set(language, await readNames(language, { companies }));
  return ({ companyId }: Bought, language: Language): string => names.get(language)?.('companies', companyId) ?? '';
}

export type BuyerOf = Awaited<ReturnType<typeof readBuyers>>;
