import { BillingPage } from '../features/billing/BillingPage.tsx';
import type { Route } from './+types/billing.ts';

// The server does not know members: it sends the frame.
export const loader = () => ({ renderedAt: new Date() });
export const clientLoader = () => ({ renderedAt: new Date() });

export default function Billing({ loaderData: { renderedAt } }: Route.ComponentProps) {
  return <BillingPage now={renderedAt} />;
}
