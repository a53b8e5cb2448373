import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { Language } from '../../platform/language.ts';

export interface CompanyRow {
  id: number;
  name: string;
  address: string;
  brand_color: string;
  has_logo: boolean;
  tenders_count: number;
}

export function createCompaniesRepository(db: Database) {
  return {
    find: (id: number, language: Language, now: Date): Promise<CompanyRow | undefined> =>
      db
        .selectFrom('companies')
        .select(['id', `name_${language} as name`, 'address', 'brand_color'])
        .select(sql<boolean>`logo_svg is not null`.as('has_logo'))
        .select(
          sql<number>`(select count(*)::int from tenders t where t.company_id = companies.id and t.open_until > ${now})`.as(
            'tenders_count',
          ),
        )
        .where('id', '=', id)
        .executeTakeFirst(),

    async logo(id: number): Promise<string | null> {
      const row = await db.selectFrom('companies').select('logo_svg').where('id', '=', id).executeTakeFirst();
      return row?.logo_svg ?? null;
    },
  };
}
