import type { TenderDetail } from '@awaj/features/tender';
import type { Locale } from '@awaj/i18n';
import { queriesIn } from './api.ts';
import { idFrom, orMissing } from './missing-page.ts';
import { queryClient } from './query-client.ts';

/** The tender that an address names; the page that says that nothing is there where it names none. */
export const tenderOf = async (idText: string, locale: Locale, client = queryClient()): Promise<TenderDetail> =>
  orMissing(client.ensureQueryData(queriesIn(locale).tenders.detail(idFrom(idText))));
