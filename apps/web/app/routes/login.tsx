import { nextPath } from '@awaj/domain/navigation';
import { useLocale } from '@awaj/i18n/react';
import { useNavigate, useSearchParams } from 'react-router';
import { pathsIn } from '../address/paths.ts';
import { LoginScreen } from '../features/login/LoginScreen.tsx';
import { usePendingSave } from '../features/saving/use-pending-save.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { titleOf } from '../seo/page-title.ts';
import type { Route } from './+types/login.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta({ location: args.location, title: titleOf(args), isIndexed: false });

export default function Login() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const paths = pathsIn(useLocale());
  const target = nextPath(parameters.get('next')) ?? paths.tenders();
  const savePending = usePendingSave();
  const leadOn = async () => {
    // Before the next page, which may show saved tenders, is requested.
    await savePending();
    await navigate(target, { replace: true });
  };
  return <LoginScreen isAgain={parameters.has('again')} onLoggedIn={leadOn} />;
}
