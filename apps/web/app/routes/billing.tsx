import { BillingPage } from '../features/billing/BillingPage.tsx';
import { titleOf } from '../page-title.ts';
import type { Route } from './+types/billing.ts';

// The server knows no member: it sends the frame.
export const loader = () => ({ renderedAt: new Date() });
export const clientLoader = () => ({ renderedAt: new Date() });

export const meta = (args: Route.MetaArgs) => [{ title: titleOf(args) }];

export default function Billing({ loaderData: { renderedAt } }: Route.ComponentProps) {
  return <BillingPage now={renderedAt} />;
}
