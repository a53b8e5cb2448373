import { useSearchParams } from 'react-router';
import { PasswordResetScreen } from '../features/password-reset/PasswordResetScreen.tsx';

export default function ForgotPassword() {
  const [parameters] = useSearchParams();
  return <PasswordResetScreen isCodeSent={parameters.get('step') === '2'} />;
}
