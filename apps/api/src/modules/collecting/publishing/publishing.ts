import type { Database } from '../../../database/database.ts';
import { type CompanyRegister, openCompanyRegister } from '../../catalog/companies/company-register.ts';
import type { Cause } from '../../catalog/tenders/records/tender-events.ts';
import type { CheckedNotice } from '../import/notice/checked-notice.ts';
import type { Fingerprint } from '../matching/fingerprint/fingerprint.ts';
import { createKnownFingerprints, type KnownFingerprints } from './fingerprint-store.ts';
import { type DeadlineCalendar, readDeadlineCalendar } from './notice-deadline.ts';
import { codesOfSlugs, fingerprintOfNotice, readSlugs } from './notice-fingerprint.ts';
import type { KeyedNotice } from './notice-keys.ts';

/** The outcome for a notice. */
export type Publication =
  | { kind: 'new'; tenderId: number }
  | { kind: 'changed' | 'same' }
  /** `isLost` is a later notice, such as an extension, whose tender is not here. */
  | { kind: 'refused'; reason: string; isLost?: true };

export const refused = (reason: string): Publication => ({ kind: 'refused', reason });

/** The context for publishing, read once for a file. */
export interface Publishing {
  trx: Database;
  cause: Cause;
  companies: CompanyRegister;
  calendar: DeadlineCalendar;
  /** The language of the company's name. */
  languageOf(notice: CheckedNotice): string;
  /** The fingerprint of a notice, computed once. */
  fingerprintOf(notice: KeyedNotice): Fingerprint;
  /** The cached fingerprints of published notices. */
  known: KnownFingerprints;
  /** Whether the import still contains a notice without a key. If not, it may have been corrected. */
  isStillInImport(identity: string): boolean;
}

export async function openPublishing(
  trx: Database,
  cause: Cause,
  isStillInImport: Publishing['isStillInImport'] = () => true,
): Promise<Publishing> {
  const slugs = await readSlugs(trx);
  const known = new WeakMap<CheckedNotice, Fingerprint>();
  return {
    trx,
    cause,
    isStillInImport,
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
