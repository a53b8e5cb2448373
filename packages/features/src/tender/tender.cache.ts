import type { BidProgress } from '@awaj/api-client/schema';
import { withSaved } from '@awaj/domain/saved-tender';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Requirement, Tender, TenderDetail } from './tender.ts';
import { type TenderPage, tenderKeys } from './tender-list.queries.ts';

const listsTender = ({ tenders }: TenderPage, wanted: number): boolean => tenders.some(({ id }) => id === wanted);

type Change = (tenders: readonly Tender[]) => readonly Tender[];

function changeInLists(client: QueryClient, queryKey: readonly string[], id: number, change: Change): void {
  client.setQueriesData<InfiniteData<TenderPage>>({ queryKey }, (list) => {
    if (!list?.pages.some((page) => listsTender(page, id))) return list;
    const pages = list.pages.map((page) => (listsTender(page, id) ? { ...page, tenders: change(page.tenders) } : page));
    return { ...list, pages };
  });
}

/** Updates a tender's saved state everywhere in the cache: in lists and on its own page. */
export function showSaved(client: QueryClient, { id, isSaved }: { id: number; isSaved: boolean }): void {
  changeInLists(client, tenderKeys.lists(), id, (tenders) => withSaved(tenders, id, isSaved));
  client.setQueriesData<TenderDetail>(
    { queryKey: tenderKeys.detail(id) },
    (tender) => tender && { ...tender, isSaved },
  );
  // A shown list of saved tenders keeps its items so that saving can be undone; the next visit loads it again.
  void client.invalidateQueries({ queryKey: tenderKeys.list('client/saved-tender'), refetchType: 'none' });
}

/** Updates the note and stage of a saved tender everywhere in the cache. */
export function showProgress(client: QueryClient, id: number, change: Partial<BidProgress>): void {
  changeInLists(client, tenderKeys.list('client/saved-tender'), id, (tenders) =>
    tenders.map((tender) =>
      tender.id === id && tender.progress ? { ...tender, progress: { ...tender.progress, ...change } } : tender,
    ),
  );
}

/** Updates a ticked requirement on the tender's own page. */
export function showTicked(
  client: QueryClient,
  { tenderId, kind, isTicked }: Requirement & { tenderId: number },
): void {
  client.setQueriesData<TenderDetail>({ queryKey: tenderKeys.detail(tenderId) }, (tender) => {
    if (!tender?.requirements) return tender;
    const requirements = tender.requirements.map((each) => (each.kind === kind ? { ...each, isTicked } : each));
    return { ...tender, requirements };
  });
}
