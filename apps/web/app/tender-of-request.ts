import { isNotFound } from '@awaj/features/failure';
import type { TenderDetail } from '@awaj/features/tender';
import type { Locale } from '@awaj/i18n';
import { queriesIn } from './api.ts';
import { missingPage } from './missing-page.ts';
import { queryClient } from './query-client.ts';

export const idPattern = /^[1-9]\d{0,8}$/;

/** The tender that an address names; the page that says that nothing is there where it names none. */
export async function tenderOf(idText: string, locale: Locale, client = queryClient()): Promise<TenderDetail> {
  if (!idPattern.test(idText)) throw missingPage();
  try {
    return await client.ensureQueryData(queriesIn(locale).tenders.detail(Number(idText)));
  } catch (error) {
    throw isNotFound(error) ? missingPage() : error;
  }
}
