import { VerificationScreen } from '../features/verification/VerificationScreen.tsx';
import { titleOf } from '../page-title.ts';
import type { Route } from './+types/verify-email.ts';

export const meta = (args: Route.MetaArgs) => [{ title: titleOf(args) }];

export default function VerifyEmail() {
  return <VerificationScreen contact="email" />;
}
