import type { Banner } from '@awaj/domain/entitlement';
import { bannerFor } from '@awaj/features/account';
import { lazyPart, prefetchPart, useLazyPart } from '@awaj/features/lazy-part';
import type { QueryFailureProps } from '@awaj/features/query-failure';
import { useSession } from '@awaj/features/session';
import type { TenderDetail } from '@awaj/features/tender';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../data/api.ts';
import { tokens } from '../../data/tokens.ts';
import { useUserInfoQuery } from '../../data/use-user-info.ts';

const memberParts = lazyPart(() => import('./member-parts.tsx'));

if (tokens?.read()) void prefetchPart(memberParts);

type Failed = QueryFailureProps['query'];

/** A tender for the current reader. Its public part is there from the start. */
export interface TenderView {
  tender: TenderDetail;
  banner: Banner;
  /** Parts for members; null for a visitor and until they have loaded. */
  forMember: typeof import('./member-parts.tsx') | null;
  /** It is not known yet what this reader may see. */
  isLoading: boolean;
  failed: Failed | null;
}

// A browser may remember a failed script until the document is loaded again.
const withoutParts: Failed = {
  error: null,
  isFetching: false,
  refetch: () => location.reload(),
};

/**
 * A tender for the current reader, or null until anything is known. The server renders a visitor's version; a member's
 * follows.
 */
export function useTenderView(id: number, drawn: { tender: TenderDetail; at: Date } | null): TenderView | null {
  const { isMember } = useSession();
  const { tenders } = useQueries();
  const known = isMember || !drawn ? {} : { initialData: drawn.tender, initialDataUpdatedAt: drawn.at.getTime() };
  const detail = useQuery({ ...tenders.detail(id), ...known });
  const info = useUserInfoQuery();
  const parts = useLazyPart(memberParts, isMember);
  const tender = detail.data ?? drawn?.tender;
  if (!tender) return null;
  const hasFailed = !detail.data && detail.isError;
  return {
    tender,
    banner: bannerFor(info.data),
    forMember: (isMember && parts) || null,
    // If the account fails to load, the notice is shown without it.
    isLoading: !hasFailed && (!detail.data || (isMember && (info.isLoading || parts === undefined))),
    failed: hasFailed ? detail : isMember && parts === null ? withoutParts : null,
  };
}
