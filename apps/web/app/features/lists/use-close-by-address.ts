import { useLocation, useNavigate, useNavigationType } from 'react-router';

/** Goes back if a link of this site opened the part; otherwise, as after a refresh, to the list below it. */
export function useCloseByAddress(): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const wasLinkFollowed = useNavigationType() === 'PUSH';
  return () => {
    if (wasLinkFollowed) void navigate(-1);
    else void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  };
}
