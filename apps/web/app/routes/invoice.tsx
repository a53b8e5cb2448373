import { idFromParam } from '../data/not-found.ts';
import { InvoicePage } from '../features/billing/InvoicePage.tsx';
import type { Route } from './+types/invoice.ts';

// The server does not know members: it sends the frame.
export const loader = ({ params }: Route.LoaderArgs) => ({ id: idFromParam(params.invoiceId) });
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => ({ id: idFromParam(params.invoiceId) });

export default function Invoice({ loaderData: { id } }: Route.ComponentProps) {
  return <InvoicePage id={id} key={id} />;
}
