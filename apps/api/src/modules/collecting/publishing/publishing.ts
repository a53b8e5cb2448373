import type { Database } from '../../../database/database.ts';
import { type CompanyRegister, openCompanyRegister } from '../../catalog/companies/company-register.ts';
import type { Cause } from '../../catalog/tenders/tender-events.ts';
import type { CheckedNotice } from '../import/checked-notice.ts';
import type { Fingerprint } from '../matching/fingerprint.ts';
import { createKnownFingerprints, type KnownFingerprints } from './fingerprint-store.ts';
import { type DeadlineCalendar, readDeadlineCalendar } from './notice-deadline.ts';
import { codesOfSlugs, fingerprintOfNotice, readSlugs } from './notice-fingerprint.ts';
import type { KeyedNotice } from './notice-keys.ts';

/** What came of a notice. */
export type Publication =
  | { kind: 'new'; tenderId: number }
  | { kind: 'changed' | 'same' }
  | { kind: 'refused'; reason: string };

export const refused = (reason: string): Publication => ({ kind: 'refused', reason });

/** What it takes to publish notices: read once, for all of a file. */
export interface Publishing {
  trx: Database;
  cause: Cause;
  companies: CompanyRegister;
  calendar: DeadlineCalendar;
  /** The language that the company's name is in. */
  languageOf(notice: CheckedNotice): string;
  /** What is compared of it; worked out once. */
  fingerprintOf(notice: KeyedNotice): Fingerprint;
  /** Of notices that are published. */
  known: KnownFingerprints;
  /** Whether a notice without a key is said still; one that is not may have been corrected since. */
  isSaidStill(identity: string): boolean;
}

export async function openPublishing(
  trx: Database,
  cause: Cause,
  isSaidStill: Publishing['isSaidStill'] = () => true,
): Promise<Publishing> {
  const slugs = await readSlugs(trx);
  const known = new WeakMap<CheckedNotice, Fingerprint>();
  return {
    trx,
    cause,
    isSaidStill,
    companies: await openCompanyRegister(trx),
    known: createKnownFingerprints(),
    calendar: await readDeadlineCalendar(trx),
    languageOf: ({ company }) => codesOfSlugs.get(slugs.languages.get(company.languageId) ?? '') ?? 'en',
    fingerprintOf({ notice, read, fingerprint: given }) {
      const fingerprint = given ?? known.get(notice) ?? fingerprintOfNotice(notice, slugs, read);
      known.set(notice, fingerprint);
      return fingerprint;
    },
  };
}
