import { useSearchParams } from 'react-router';
import { PasswordResetScreen } from '../features/password-reset/PasswordResetScreen.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { titleOf } from '../seo/page-title.ts';
import type { Route } from './+types/forgot-password.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta({ location: args.location, title: titleOf(args), isIndexed: false });

export default function ForgotPassword() {
  const [parameters] = useSearchParams();
  return <PasswordResetScreen isCodeSent={parameters.get('step') === '2'} />;
}
