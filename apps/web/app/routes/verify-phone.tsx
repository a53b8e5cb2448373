import { VerificationScreen } from '../features/verification/VerificationScreen.tsx';

export default function VerifyPhone() {
  return <VerificationScreen contact="phone" />;
}
