import { nextPath } from '@awaj/domain/navigation';
import { useLocale } from '@awaj/i18n/react';
import { useNavigate, useSearchParams } from 'react-router';
import { LoginScreen } from '../features/login/LoginScreen.tsx';
import { pathsIn } from '../paths.ts';

export default function Login() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const paths = pathsIn(useLocale());
  const target = nextPath(parameters.get('next')) ?? paths.tenders();
  return <LoginScreen isAgain={parameters.has('again')} onLoggedIn={() => void navigate(target, { replace: true })} />;
}
