import { useLocation, useNavigate, useNavigationType } from 'react-router';

/** Leads back to where a link of this site was followed; else, as after a refresh, to the list under what was open. */
export function useCloseByAddress(): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const wasLinkFollowed = useNavigationType() === 'PUSH';
  return () => {
    if (wasLinkFollowed) void navigate(-1);
    else void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  };
}
