import { useLocale } from '@awaj/i18n/react';
import { useLocation, useNavigate } from 'react-router';
import { LoginScreen } from '../features/login/LoginScreen.tsx';
import { titleOf } from '../page-title.ts';
import { pathsIn } from '../paths.ts';
import { nextPath } from '../redirects.ts';
import type { Route } from './+types/login.ts';

export const meta = (args: Route.MetaArgs) => [{ title: titleOf(args) }];

export default function Login() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const paths = pathsIn(useLocale());
  const target = nextPath(search) ?? paths.tenders();
  return <LoginScreen onLoggedIn={() => void navigate(target, { replace: true })} />;
}
