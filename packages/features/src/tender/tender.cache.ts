import { withSaved } from '@awaj/domain/saved-tender';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { TenderDetail } from './tender.ts';
import { type TenderPage, tenderKeys } from './tender-list.queries.ts';

const listsTender = ({ tenders }: TenderPage, wanted: number): boolean => tenders.some(({ id }) => id === wanted);

/** Wherever the tender is at hand, in lists and on its own page, it is saved from now on, or is not. */
export function showSaved(client: QueryClient, { id, isSaved }: { id: number; isSaved: boolean }): void {
  client.setQueriesData<InfiniteData<TenderPage>>({ queryKey: tenderKeys.lists() }, (list) => {
    if (!list?.pages.some((page) => listsTender(page, id))) return list;
    const pages = list.pages.map((page) =>
      listsTender(page, id) ? { ...page, tenders: withSaved(page.tenders, id, isSaved) } : page,
    );
    return { ...list, pages };
  });
  client.setQueriesData<TenderDetail>(
    { queryKey: tenderKeys.detail(id) },
    (tender) => tender && { ...tender, isSaved },
  );
  // A list of the saved ones that is shown keeps its order, and its tenders for an undo; the next visit asks anew.
  void client.invalidateQueries({ queryKey: tenderKeys.list('client/saved-tender'), refetchType: 'none' });
}
