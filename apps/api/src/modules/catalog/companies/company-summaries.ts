import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

export interface CompanySummaryRow {
  id: number;
  has_logo: boolean;
  /** Open tenders only. */
  tenders_count: number;
}

/** Companies as lists and their own pages show them. */
export const companySummaries = (db: Database, now: Date) =>
  db.selectFrom('companies').select((companies) => [
    'id',
    sql<boolean>`logo_svg is not null`.as('has_logo'),
    companies
      .selectFrom('tenders')
      .select(({ fn }) => sql<number>`${fn.countAll()}::int`.as('open'))
      .whereRef('tenders.company_id', '=', 'companies.id')
      .where('tenders.open_until', '>', now)
      .$asScalar()
      .$notNull()
      .as('tenders_count'),
  ]);
