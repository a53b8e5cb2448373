import { useSession } from '@awaj/features/session';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { SkeletonText } from '@awaj/ui/Skeleton';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { pathsIn } from '../../address/paths.ts';
import { tokens } from '../../data/tokens.ts';

const linesOfForm = 6;

/** Sends a visitor to the login and back; without scripts there is a link. */
export function MembersOnly({ children }: { children: ReactNode }): ReactElement {
  const { isMember } = useSession();
  const { buy } = useArea('bidDocument');
  const navigate = useNavigate();
  const login = pathsIn(useLocale()).login(createPath(useLocation()));
  useEffect(() => {
    if (tokens?.read() == null) void navigate(login, { replace: true });
  }, [login, navigate]);
  if (isMember) return <>{children}</>;
  return (
    <>
      <noscript>
        <Link href={login}>{buy.login}</Link>
      </noscript>
      <SkeletonText lines={linesOfForm} />
    </>
  );
}
