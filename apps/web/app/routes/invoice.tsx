import { InvoicePage } from '../features/billing/InvoicePage.tsx';
import { idFrom } from '../missing-page.ts';
import type { Route } from './+types/invoice.ts';

// The server knows no member: it sends the frame.
export const loader = ({ params }: Route.LoaderArgs) => ({ id: idFrom(params.invoiceId) });
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => ({ id: idFrom(params.invoiceId) });

export default function Invoice({ loaderData: { id } }: Route.ComponentProps) {
  return <InvoicePage id={id} key={id} />;
}
