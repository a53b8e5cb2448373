import { searchKey } from '@awaj/domain/amharic';
import type { Database } from '../../../database/database.ts';
import type { CompanyRegister } from '../../catalog/companies/company-register.ts';
import type { CheckedNotice } from '../import/notice/checked-notice.ts';

/**
 * Finds the tender of an extension or cancellation: the newest of its buyer with the reference number, or with the
 * title if no number is given.
 */
export async function findTenderOf(
  trx: Database,
  { company, referenceNumber, title }: CheckedNotice,
  companies: CompanyRegister,
): Promise<number | null> {
  const companyId = companies.find(company.name);
  if (companyId === null) return null;
  const ofCompany = trx
    .selectFrom('tenders')
    .innerJoin('tender_title_keys', 'tender_title_keys.tender_id', 'tenders.id')
    .select('tenders.id')
    .where('company_id', '=', companyId)
    .orderBy('tenders.created_at', 'desc')
    .orderBy('tenders.id', 'desc')
    .limit(1);
  const found = referenceNumber
    ? ofCompany.where('reference_number', '=', referenceNumber)
    : ofCompany.where('search_key', '=', searchKey(title));
  return (await found.executeTakeFirst())?.id ?? null;
}
