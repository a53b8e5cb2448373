import { useNow } from '@awaj/features/clock';
import { PaymentPage } from '../features/billing/PaymentPage.tsx';
import { idFrom } from '../missing-page.ts';
import type { Route } from './+types/payment.ts';

const load = (id: string) => ({ id: idFrom(id), renderedAt: new Date() });

// The server knows no member: it sends the frame.
export const loader = ({ params }: Route.LoaderArgs) => load(params.paymentInvoiceId);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(params.paymentInvoiceId);

/** Half of a second, so that what is to be seen after one is. */
const clockMs = 500;

export default function Payment({ loaderData: { id, renderedAt } }: Route.ComponentProps) {
  return <PaymentPage id={id} key={id} now={useNow(renderedAt, clockMs)} />;
}
