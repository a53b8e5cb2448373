import type { Database } from '../../../database/database.ts';
import { type CompanySummaryRow, companySummaries } from './company-summaries.ts';

export interface CompanyRow extends CompanySummaryRow {
  address: string;
  brand_color: string;
}

export function createCompaniesRepository(db: Database) {
  return {
    find: (id: number, now: Date): Promise<CompanyRow | undefined> =>
      companySummaries(db, now).select(['address', 'brand_color']).where('id', '=', id).executeTakeFirst(),

    async logo(id: number): Promise<string | null> {
      const row = await db.selectFrom('companies').select('logo_svg').where('id', '=', id).executeTakeFirst();
      return row?.logo_svg ?? null;
    },
  };
}
