import { languages } from '@awaj/reference-data/languages';
import type { Database } from '../../../database/database.ts';
import { type CompanyRegister, openCompanyRegister } from '../../catalog/companies/company-register.ts';
import type { Cause } from '../../catalog/tenders/tender-events.ts';
import type { CheckedNotice } from '../import/checked-notice.ts';
import { type DeadlineCalendar, readDeadlineCalendar } from './notice-deadline.ts';

/** What came of a notice. */
export type Publication = { kind: 'new' | 'changed' | 'same' } | { kind: 'refused'; reason: string };

export const refused = (reason: string): Publication => ({ kind: 'refused', reason });

/** What it takes to publish notices: read once, for all of a file. */
export interface Publishing {
  trx: Database;
  cause: Cause;
  companies: CompanyRegister;
  calendar: DeadlineCalendar;
  /** The language that the company's name is in. */
  languageOf(notice: CheckedNotice): string;
}

/** Slugs of languages of notices, by what names call the same language. */
const codes = new Map<string, string>(languages.map(({ slug, code }) => [slug, code]));

export async function openPublishing(trx: Database, cause: Cause): Promise<Publishing> {
  const rows = await trx.selectFrom('languages').select(['id', 'slug']).execute();
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  return {
    trx,
    cause,
    companies: await openCompanyRegister(trx),
    calendar: await readDeadlineCalendar(trx),
    languageOf: ({ company }) => codes.get(slugs.get(company.languageId) ?? '') ?? 'en',
  };
}
