import { VerificationScreen } from '../features/verification/VerificationScreen.tsx';

export default function VerifyEmail() {
  return <VerificationScreen contact="email" />;
}
