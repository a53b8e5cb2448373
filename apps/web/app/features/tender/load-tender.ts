import type { TenderDetail } from '@awaj/features/tender';
import type { Locale } from '@awaj/i18n';
import { queriesIn } from '../../data/api.ts';
import { idFromParam, or404 } from '../../data/not-found.ts';
import { queryClient } from '../../data/query-client.ts';
import { movedTo } from './moved-tender.ts';

/** Loads the tender of an address; throws a 404 if there is none. */
export const loadTender = async (idText: string, locale: Locale): Promise<TenderDetail> =>
  or404(queryClient().ensureQueryData(queriesIn(locale).tenders.detail(idFromParam(idText))));

/** The same for a page, whose address is canonical. */
export async function loadTenderPage(idText: string, locale: Locale): Promise<TenderDetail> {
  const tender = await loadTender(idText, locale);
  const moved = movedTo(idText, tender, locale);
  if (moved) throw moved;
  return tender;
}
