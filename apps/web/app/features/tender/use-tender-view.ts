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

/** A tender for whoever is reading. What everybody may know of it is there from the start. */
export interface TenderView {
  tender: TenderDetail;
  banner: Banner;
  /** What the page has for members alone: null for a visitor, and until it is there. */
  forMember: typeof import('./member-parts.tsx') | null;
  /** What this reader may see of it is not known yet. */
  isLoading: boolean;
  failed: Failed | null;
}

// A browser may remember that a script did not load, until the page is loaded anew.
const withoutParts: Failed = {
  error: null,
  isFetching: false,
  refetch: () => location.reload(),
};

/**
 * A tender for whoever is reading, or null until anything of it is known. What the server has drawn is a visitor's:
 * a member's own comes after it.
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
    // Where the account fails to load, the notice is shown without it.
    isLoading: !hasFailed && (!detail.data || (isMember && (info.isLoading || parts === undefined))),
    failed: hasFailed ? detail : isMember && parts === null ? withoutParts : null,
  };
}
