import { useNow } from '@awaj/features/clock';
import { idFromParam } from '../data/not-found.ts';
import { PaymentPage } from '../features/billing/PaymentPage.tsx';
import type { Route } from './+types/payment.ts';

const load = (id: string) => ({ id: idFromParam(id), renderedAt: new Date() });

// The server knows no member: it sends the frame.
export const loader = ({ params }: Route.LoaderArgs) => load(params.paymentInvoiceId);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(params.paymentInvoiceId);

/** Half of a second, so that what is to be seen after one is. */
const clockMs = 500;

export default function Payment({ loaderData: { id, renderedAt } }: Route.ComponentProps) {
  return <PaymentPage id={id} key={id} now={useNow(renderedAt, clockMs)} />;
}
