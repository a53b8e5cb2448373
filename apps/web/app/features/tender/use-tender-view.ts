import { NetworkError } from '@awaj/api-client';
import type { Banner } from '@awaj/domain/entitlement';
import { bannerFor } from '@awaj/features/account';
import { useOnDemand } from '@awaj/features/on-demand';
import { useSession } from '@awaj/features/session';
import type { TenderDetail } from '@awaj/features/tender';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../api.ts';
import { useUserInfoQuery } from '../../frame/use-user-info.ts';
import { offer } from './offer.ts';

/** A tender for whoever is reading. What everybody may know of it is there from the start. */
export interface TenderView {
  tender: TenderDetail;
  banner: Banner;
  /** What this reader may see of it is not known yet. */
  isLoading: boolean;
  failed: { error: unknown; isRetrying: boolean; retry: () => void } | null;
}

/** `loaded` is the visitor's where the server drew the page: a member's own comes after it. */
export function useTenderView(loaded: TenderDetail, loadedAt: Date): TenderView {
  const { isMember } = useSession();
  const { tenders } = useQueries();
  const known = isMember ? {} : { initialData: loaded, initialDataUpdatedAt: loadedAt.getTime() };
  const detail = useQuery({ ...tenders.detail(loaded.id), ...known });
  const info = useUserInfoQuery();
  const isOfferThere = useOnDemand(offer, isMember) !== undefined;
  const isOffline = detail.fetchStatus === 'paused';
  const hasFailed = !detail.data && (detail.isError || isOffline);
  return {
    tender: detail.data ?? loaded,
    banner: bannerFor(info.data),
    // Without a word on the account the notice alone has to do.
    isLoading: !hasFailed && (!detail.data || (isMember && (info.isLoading || !isOfferThere))),
    failed: hasFailed
      ? {
          error: detail.error ?? new NetworkError('unreachable'),
          isRetrying: detail.fetchStatus === 'fetching',
          retry: () => void detail.refetch(),
        }
      : null,
  };
}
