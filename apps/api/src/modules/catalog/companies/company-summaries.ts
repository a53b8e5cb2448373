import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Language } from '../../../http/language.ts';

export interface CompanySummaryRow {
  id: number;
  name: string;
  has_logo: boolean;
  /** Those that are open. */
  tenders_count: number;
}

/** Companies as lists and their own pages name them. */
export const companySummaries = (db: Database, language: Language, now: Date) =>
  db.selectFrom('companies').select((companies) => [
    'id',
    companies.ref(`name_${language}`).as('name'),
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
