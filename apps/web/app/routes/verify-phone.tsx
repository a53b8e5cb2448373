import { VerificationScreen } from '../features/verification/VerificationScreen.tsx';
import { titleOf } from '../page-title.ts';
import type { Route } from './+types/verify-phone.ts';

export const meta = (args: Route.MetaArgs) => [{ title: titleOf(args) }];

export default function VerifyPhone() {
  return <VerificationScreen contact="phone" />;
}
